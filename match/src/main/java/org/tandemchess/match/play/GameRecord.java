package org.tandemchess.match.play;

import java.util.List;
import java.util.Map;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.Position;

/**
 * A finished game.
 *
 * @param pairing which game of the match it was
 * @param start where it began
 * @param names who sat where
 * @param moves what was played on both boards, in the order of time
 * @param ending how it ended
 * @param millis how long it took
 */
public record GameRecord(
    Pairing pairing,
    Position start,
    Map<Seat, String> names,
    List<MoveRecord> moves,
    Ending ending,
    long millis) {

  /** Copies the collections. */
  public GameRecord {
    names = Map.copyOf(names);
    moves = List.copyOf(moves);
  }
}
