package org.tandemchess.lab.check;

import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.Position;

/** Positions as dialects write them. Stateless. */
final class Texts {
  static final Team WHITE_TEAM = Team.WHITE_A;

  private Texts() {}

  static String both(Position position) {
    return Bfen.format(position);
  }

  static String one(Position position, BoardId board) {
    return Bfen.format(position, board);
  }

  static String plain(Position position, BoardId board) {
    return Bfen.formatPlain(position.toSetup().board(board));
  }
}
