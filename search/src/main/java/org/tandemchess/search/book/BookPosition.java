package org.tandemchess.search.book;

import java.util.ArrayList;
import java.util.List;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.Position;

/**
 * A position that a book knows, and what to play there.
 *
 * @param name how a file names it: {@code start}, moves from the start position, or a BFEN
 * @param position the board is board A of it
 * @param moves at least one, none twice
 */
public record BookPosition(String name, Position position, List<BookMove> moves) {

  /**
   * Copies the moves.
   *
   * @throws IllegalArgumentException if there are none
   */
  public BookPosition {
    if (moves.isEmpty()) {
      throw new IllegalArgumentException("no move at " + name);
    }
    moves = List.copyOf(moves);
  }

  /** Returns the key of placement, side to move, rights, en passant square and hands. */
  long key() {
    return position.key(BoardId.A);
  }

  /** Returns this with moves added; the weights of a move that is there already add up. */
  BookPosition with(List<BookMove> more) {
    List<BookMove> all = new ArrayList<>(moves);
    for (BookMove added : more) {
      int at = 0;
      while (at < all.size() && !all.get(at).move().equals(added.move())) {
        at++;
      }
      if (at < all.size()) {
        all.set(at, new BookMove(added.move(), all.get(at).weight() + added.weight()));
      } else {
        all.add(added);
      }
    }
    return new BookPosition(name, position, all);
  }

  /** Returns the line of a file that holds this. */
  public String line() {
    StringBuilder line = new StringBuilder(name).append(':');
    for (BookMove move : moves) {
      line.append(' ').append(MoveText.ubi(move.move())).append(' ').append(move.weight());
    }
    return line.toString();
  }
}
