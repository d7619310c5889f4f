package org.tandemchess.search.api;

import org.tandemchess.rules.board.Board;

/**
 * Judges a position without searching. Used by one thread; called once per leaf, for any board or
 * for one that it follows.
 *
 * <p>An evaluator may keep what it has worked out for a position and carry it on to the next one.
 * Nobody tells it of moves: a call for each move made would cost those that do not need it, and
 * many positions are never judged. It catches up from the board instead. Between two calls for a
 * board that was {@link #attach attached}
 *
 * <ul>
 *   <li>the board has changed by {@code makeMove}, {@code makePass} and {@code unmakeMove} only,
 *       any number of each, so that every position from the attached one on is on the board's own
 *       stack;
 *   <li>{@code board.ply()} says where on the stack it stands, and {@code keyBefore(plies)} whether
 *       what was kept for a ply still belongs to the position there: if the keys are equal, so are
 *       the positions, but for a chance of 1 in 2^64.
 * </ul>
 *
 * <p>So what is kept lies in an array by ply, each entry with the key of its position; {@link
 * #evaluate} goes back from the top to the first entry whose key holds and comes forward from
 * there. Any other change, as a piece that arrives in a hand between moves or a board that becomes
 * a copy of another one, is followed by {@link #attach}.
 *
 * <p>The leaf calls {@link #evaluate} in one place, {@code NodeScores.evaluate} of the alpha-beta
 * search, and the JVM inlines up to two classes there. A program that lets a third one search
 * besides does not make that call slower for all: it guards the call there by the class that
 * matters most, {@code evaluator instanceof ThatOne one ? one.evaluate(board) :
 * evaluator.evaluate(board)}, which leaves two for the other branch.
 */
public interface Evaluator {

  /**
   * Begins with a board, whose position may have nothing to do with any before. Called when a
   * search begins and after each change that is no move; between moves of a search it is not.
   *
   * <p>Evaluators that work out each position anew need not override it.
   */
  default void attach(Board board) {}

  /**
   * Returns hundredths of a pawn for the side to move, within ±20,000. The board is unchanged, and
   * nothing is allocated.
   *
   * @param board the attached one, for evaluators that override {@link #attach}
   */
  int evaluate(Board board);
}
