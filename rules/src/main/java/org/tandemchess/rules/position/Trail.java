package org.tandemchess.rules.position;

import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet.Repetition;

/**
 * The keys that one board has had, newest first, as the repetition rule compares them; immutable.
 */
record Trail(long key, @Nullable Trail earlier) {

  static Trail start(Position position, BoardId id) {
    return new Trail(key(position, id), null);
  }

  /** Returns the trail after a move on this board. */
  Trail moved(Position after, BoardId id, Move move) {
    boolean restarts =
        move instanceof Move.Drop
            && after.rules().repetition() == Repetition.BOARD_ONLY_DROPS_RESET;
    return new Trail(key(after, id), restarts ? null : this);
  }

  /** Returns the trail after a move on the other board, which may have filled a reserve here. */
  Trail received(Position after, BoardId id) {
    long now = key(after, id);
    return now == key ? this : new Trail(now, earlier);
  }

  /** Returns how often the newest key has occurred, at least once. */
  int occurrences() {
    int count = 1;
    for (Trail at = earlier; at != null; at = at.earlier) {
      count += at.key == key ? 1 : 0;
    }
    return count;
  }

  private static long key(Position position, BoardId id) {
    return position.rules().repetition() == Repetition.WITH_RESERVE
        ? position.key(id)
        : position.keyWithoutReserves(id);
  }
}
