package org.tandemchess.engine;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.book.OpeningBook;

/** The built-in book, read when it is first asked. Used under the lock of the engine. */
final class OwnBook {
  /** The same in every process, so that its games can be repeated. */
  private static final long SEED = 1;

  private final RandomGenerator random = new SplittableRandom(SEED);
  private @Nullable OpeningBook book;

  Optional<Move> find(Board board) {
    OpeningBook known = book;
    if (known == null) {
      known = OpeningBook.builtIn();
      book = known;
    }
    return known.find(board, random);
  }
}
