package org.tandemchess.engine;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.option.BookChoice;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.book.OpeningBook;

/**
 * The book an engine plays from. It is silent where the other board may decide what is best here:
 * while a hand on this board holds what the line of the book does not name, which pieces taken on
 * the other board bring about, and while the king to move on the other board stands in check, when
 * what is taken or kept from being taken here may save or mate it. Used under the lock of the
 * engine.
 */
final class OwnBook {
  private int seed;
  private RandomGenerator random = new SplittableRandom();
  private BookChoice choice = BookChoice.BUILT_IN;
  // The built-in book of the rule sheet that was played last, read when it was first asked.
  private @Nullable OpeningBook builtIn;
  private @Nullable RuleSet rules;

  /** Takes in which book to play from and by what seed. */
  void configure(EngineOptions options) {
    choice = options.book();
    if (options.bookSeed() != seed) {
      seed = options.bookSeed();
      random = seed == 0 ? new SplittableRandom() : new SplittableRandom(seed);
    }
  }

  /** Reads the built-in book of a rule sheet if it is needed, so that no move waits for it. */
  void prepare(RuleSet played) {
    if (choice.book().isEmpty() && !played.equals(rules)) {
      builtIn = OpeningBook.builtIn(played);
      rules = played;
    }
  }

  /**
   * Returns a move of the book, if it knows the board as it is.
   *
   * @param legal the moves to choose from
   */
  Optional<Move> find(Position position, BoardId board, List<Move> legal) {
    if (position.isCheck(board.other())) {
      return Optional.empty();
    }
    Board copy = position.boardCopy(board);
    prepare(position.rules());
    return choice
        .book()
        .or(() -> Optional.ofNullable(builtIn))
        .flatMap(book -> book.find(copy, random))
        .filter(legal::contains);
  }
}
