package org.tandemchess.play.game;

import java.util.List;
import java.util.Optional;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Team;

/**
 * Ends a game early when both players of a board have agreed for long enough that one of them wins.
 *
 * @param centipawns how far their scores must be from even
 * @param moves consecutive moves on that board that must agree; 0 for never
 */
public record Adjudication(int centipawns, int moves) {
  public static final Adjudication NONE = new Adjudication(0, 0);

  /** Returns the team that wins by agreement after the last move, if any. */
  Optional<Team> winner(List<MoveRecord> played) {
    if (moves == 0 || played.isEmpty()) {
      return Optional.empty();
    }
    BoardId board = played.getLast().seat().board();
    List<Integer> scores =
        played.stream()
            .filter(move -> move.seat().board() == board)
            .map(Adjudication::scoreForWhite)
            .toList();
    if (scores.size() < moves) {
      return Optional.empty();
    }
    List<Integer> last = scores.subList(scores.size() - moves, scores.size());
    if (last.stream().allMatch(score -> score >= centipawns)) {
      return Optional.of(Seat.of(board, Color.WHITE).team());
    }
    return last.stream().allMatch(score -> score <= -centipawns)
        ? Optional.of(Seat.of(board, Color.BLACK).team())
        : Optional.empty();
  }

  /** A move without a score agrees with nobody. */
  private static int scoreForWhite(MoveRecord move) {
    int score = move.thought().centipawns().orElse(0);
    return move.seat().color() == Color.WHITE ? score : -score;
  }
}
