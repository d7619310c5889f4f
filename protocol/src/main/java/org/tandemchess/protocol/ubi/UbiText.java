package org.tandemchess.protocol.ubi;

import java.util.List;
import java.util.Optional;
import org.tandemchess.engine.team.MaterialCount;
import org.tandemchess.protocol.session.ScoreText;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.SearchInfo;

/** The lines of UBI that go out, without their line ends. Stateless. */
final class UbiText {
  /** The longest line that the one public server reads, its line end included. */
  static final int LONGEST = 4096;

  private UbiText() {}

  /**
   * Returns what a search knows, its line of moves cut where the whole would be too long.
   *
   * @param ranked whether several lines are told, each with its rank
   * @param scores how scores are written
   */
  static String info(
      BoardId board, Position position, SearchInfo info, boolean ranked, ScoreText scores) {
    StringBuilder line = new StringBuilder(256);
    line.append("info board ").append(board);
    line.append(" depth ").append(info.depth());
    line.append(" seldepth ").append(Math.max(info.depth(), info.selectiveDepth()));
    line.append(" nodes ").append(info.nodes());
    line.append(" nps ").append(info.nodesPerSecond());
    line.append(" time ").append(info.millis());
    line.append(" hashfull ").append(info.permilleHash());
    line.append(" score ").append(scores.of(info.score(), position.rules()));
    StringBuilder tail = new StringBuilder();
    Seat us = position.seatToMove(board);
    int ours = reserveValue(position, us);
    int partners = reserveValue(position, us.partner());
    if (ours > 0) {
      tail.append(" reserve_value ").append(ours);
    }
    if (partners > 0) {
      tail.append(" partner_reserve_value ").append(partners);
    }
    if (ranked) {
      tail.append(" multipv ").append(info.line());
    }
    appendVariation(line, info.variation(), LONGEST - 1 - tail.length());
    return line.append(tail).toString();
  }

  private static void appendVariation(StringBuilder line, List<Move> moves, int longest) {
    boolean first = true;
    for (Move move : moves) {
      String text = (first ? " pv " : " ") + MoveText.ubi(move);
      if (line.length() + text.length() > longest) {
        return;
      }
      line.append(text);
      first = false;
    }
  }

  private static int reserveValue(Position position, Seat seat) {
    int sum = 0;
    for (Role role : Role.values()) {
      sum += MaterialCount.value(role.index()) * position.reserveCount(seat, role);
    }
    return sum;
  }

  /** Returns the answer to a request. */
  static String bestMove(BoardId board, Optional<Move> best, Optional<Move> reply) {
    String line = "bestmove board " + board + " " + best.map(MoveText::ubi).orElse("(none)");
    return reply.map(move -> line + " ponder " + MoveText.ubi(move)).orElse(line);
  }
}
