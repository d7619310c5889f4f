package org.tandemchess.lab.book;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.book.BookMove;
import org.tandemchess.search.book.BookPosition;
import org.tandemchess.search.book.OpeningBook;

/** Says what each move of a book loses. Used by one thread. */
public final class BookChecker {
  private final MoveJudge judge;

  /**
   * Makes a checker.
   *
   * @param nodes positions to look at for each move that is compared
   */
  public BookChecker(long nodes) {
    this.judge = new MoveJudge(1, nodes);
  }

  /**
   * What became of a move of the book.
   *
   * @param loss cp below the best move, at least 0
   * @param best the best move
   */
  public record Finding(BookPosition position, Move move, int loss, Move best) {}

  /**
   * Judges all moves of a book.
   *
   * @param done hears after each position how many are done
   */
  public List<Finding> check(OpeningBook book, IntConsumer done) {
    List<Finding> findings = new ArrayList<>();
    List<BookPosition> positions = book.positions();
    for (int i = 0; i < positions.size(); i++) {
      BookPosition position = positions.get(i);
      List<Move> moves = position.moves().stream().map(BookMove::move).toList();
      List<MoveJudge.Verdict> verdicts = judge.judge(position.position(), moves);
      Move best = verdicts.getFirst().move();
      for (MoveJudge.Verdict verdict : verdicts) {
        if (moves.contains(verdict.move())) {
          findings.add(new Finding(position, verdict.move(), verdict.loss(), best));
        }
      }
      done.accept(i + 1);
    }
    return findings;
  }
}
