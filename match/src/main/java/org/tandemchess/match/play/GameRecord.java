package org.tandemchess.match.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tandemchess.match.stats.GameResult;
import org.tandemchess.play.game.GameOutcome;
import org.tandemchess.play.game.GameOutcome.Cause;
import org.tandemchess.play.game.MoveRecord;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.position.Position;

/**
 * A finished game.
 *
 * @param pairing which game of the match it was
 * @param start where it began
 * @param names who sat where
 * @param times how long the team with White on A might think, and the other one, as {@link
 *     PaceText} writes it; empty if that was not kept
 * @param moves what was played on both boards, in the order of time
 * @param outcome how it ended
 * @param millis how long it took
 */
public record GameRecord(
    Pairing pairing,
    Position start,
    Map<Seat, String> names,
    List<String> times,
    List<MoveRecord> moves,
    GameOutcome outcome,
    long millis) {

  /** Copies the collections. */
  public GameRecord {
    names = Map.copyOf(names);
    times = List.copyOf(times);
    moves = List.copyOf(moves);
  }

  /** Returns the result as a team sees it. */
  public GameResult resultFor(Team team) {
    return outcome
        .winner()
        .map(winner -> winner == team ? GameResult.WIN : GameResult.LOSS)
        .orElse(GameResult.DRAW);
  }

  /**
   * Returns whether the game is none: a player failed before anybody had moved, so that it says
   * nothing about how anybody plays.
   */
  public boolean isVoid() {
    Cause cause = outcome.cause();
    return moves.isEmpty() && (cause == Cause.CRASH || cause == Cause.HANG);
  }

  /** Returns the team whose players must not be used again, if one failed. */
  Optional<Team> broken() {
    return outcome.cause().isFault() ? outcome.loser().map(Seat::team) : Optional.empty();
  }
}
