package org.tandemchess.engine.team;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.UnaryOperator;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.Position;

/**
 * The latest snapshot of each board. Whoever analyses publishes here, whoever decides reads here.
 * Safe for use by any thread; never blocks.
 */
public final class Snapshots {
  private final AtomicReferenceArray<Optional<BoardSnapshot>> latest =
      new AtomicReferenceArray<>(2);

  /** Makes an empty store. */
  public Snapshots() {
    clear();
  }

  /** Forgets everything. */
  public void clear() {
    for (BoardId board : BoardId.values()) {
      latest.set(board.index(), Optional.empty());
    }
  }

  /** Returns the snapshot of a board as it stands in a position; a blank one if there is none. */
  public BoardSnapshot orBlank(Position position, BoardId board) {
    return orBlank(latest.get(board.index()), position, board);
  }

  private static BoardSnapshot orBlank(
      Optional<BoardSnapshot> known, Position position, BoardId board) {
    return known
        .filter(snapshot -> snapshot.isOf(position))
        .orElseGet(() -> BoardSnapshot.blank(position, position.seatToMove(board)));
  }

  /** Publishes what has become of the snapshot of a board as it stands in a position. */
  void update(Position position, BoardId board, UnaryOperator<BoardSnapshot> change) {
    latest.updateAndGet(
        board.index(), known -> Optional.of(change.apply(orBlank(known, position, board))));
  }
}
