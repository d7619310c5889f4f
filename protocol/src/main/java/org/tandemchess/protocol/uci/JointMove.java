package org.tandemchess.protocol.uci;

import java.util.Optional;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.Move;

/**
 * A move of a team on both boards; where it has none, it passes.
 *
 * @param a move on board A
 * @param b move on board B
 */
record JointMove(Optional<Move> a, Optional<Move> b) {
  static final JointMove NONE = new JointMove(Optional.empty(), Optional.empty());

  boolean isEmpty() {
    return a.isEmpty() && b.isEmpty();
  }

  JointMove with(BoardId board, Optional<Move> move) {
    return board == BoardId.A ? new JointMove(move, b) : new JointMove(a, move);
  }
}
