package org.tandemchess.protocol.uci;

import java.util.List;
import java.util.Optional;
import org.tandemchess.protocol.session.ScoreText;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchInfo;

/**
 * The lines of UCI that go out, without their line ends.
 *
 * @param onRook whether castling is written as the king onto its rook, as Chess960 wants it
 * @param noMove the answer where there is no move
 */
record UciText(boolean onRook, NoMove noMove) {

  String move(Move move) {
    return onRook ? MoveText.uci960(move) : MoveText.uci(move);
  }

  /** Returns what a search knows of a game under some rules. */
  String info(SearchInfo info, RuleSet rules, ScoreText scores) {
    StringBuilder line = new StringBuilder(192);
    line.append("info depth ").append(info.depth());
    if (info.depth() > 0) {
      line.append(" seldepth ").append(Math.max(info.depth(), info.selectiveDepth()));
      line.append(" multipv ").append(info.line());
    }
    line.append(" score ").append(scores.of(info.score(), rules));
    if (info.depth() > 0) {
      line.append(" nodes ").append(info.nodes());
      line.append(" nps ").append(info.nodesPerSecond());
      line.append(" hashfull ").append(info.permilleHash());
      line.append(" time ").append(info.millis());
    }
    if (!info.variation().isEmpty()) {
      line.append(" pv");
      for (Move move : info.variation()) {
        line.append(' ').append(move(move));
      }
    }
    return line.toString();
  }

  /** Returns the answer to a request. */
  String bestMove(Optional<Move> best, Optional<Move> reply) {
    String line = "bestmove " + best.map(this::move).orElse(noMove.word());
    return reply.map(move -> line + " ponder " + move(move)).orElse(line);
  }

  /** Returns the answer again with what is known about it, as compact JSON. */
  String json(Optional<Move> best, Optional<Move> reply, SearchInfo info) {
    StringBuilder line = new StringBuilder(192);
    line.append("{\"bestMove\":").append(best.map(this::quoted).orElse("null"));
    reply.ifPresent(move -> line.append(",\"ponder\":").append(quoted(move)));
    line.append(",\"score\":").append(jsonScore(info.score())).append(",\"pv\":");
    List<String> moves = info.variation().stream().map(this::quoted).toList();
    line.append('[').append(String.join(",", moves)).append(']');
    return line.append(",\"depth\":").append(info.depth()).append('}').toString();
  }

  private String quoted(Move move) {
    return '"' + move(move) + '"';
  }

  private static String jsonScore(Score score) {
    return score instanceof Score.Mate(int moves)
        ? "{\"mate\":" + moves + "}"
        : "{\"cp\":" + score.inCentipawns(Score.MATE_BASE) + "}";
  }
}
