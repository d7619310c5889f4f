package org.tandemchess.engine;

import java.util.List;
import java.util.Optional;
import org.tandemchess.engine.brain.LegalMoves;
import org.tandemchess.engine.brain.Limits;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.StopReason;

/**
 * What there is to choose from on a board: by the rules, by the wish of whoever asks, by the book.
 *
 * @param legal the legal moves; none if whoever asks wants none
 * @param wanted those that may be played; empty means all
 * @param quick what to play if there is no time for a search
 * @param cause why there is nothing to think about, or not far: a move of the book, the only one, a
 *     near horizon; empty if the limits alone decide
 */
record Choices(
    List<Move> legal, List<Move> wanted, Optional<QuickChoice> quick, Optional<StopReason> cause) {

  /**
   * Returns the choices of a request.
   *
   * @param book asked if the limits allow it
   * @param strength how far it sees
   */
  static Choices of(
      Position position, BoardId board, Limits limits, Optional<OwnBook> book, Strength strength) {
    boolean noneWished = limits.searchMoves().equals(List.of(new Move.Pass()));
    Board copy = position.boardCopy(board);
    List<Move> legal = noneWished ? List.of() : LegalMoves.of(copy);
    List<Move> asked = legal.stream().filter(limits.searchMoves()::contains).toList();
    Optional<Move> known =
        asked.isEmpty() && limits.takesBook()
            ? book.flatMap(opened -> opened.find(position, board, legal))
            : Optional.empty();
    List<Move> wanted = known.map(List::of).orElse(asked);
    List<Move> open = wanted.isEmpty() ? legal : wanted;
    boolean isOnly = limits.isTimed() && open.size() == 1;
    return new Choices(
        legal,
        wanted,
        QuickChoice.among(open, copy),
        cause(known.isPresent(), isOnly, strength.limits(limits)));
  }

  private static Optional<StopReason> cause(boolean byBook, boolean isOnly, boolean isNear) {
    if (byBook) {
      return Optional.of(StopReason.BOOK);
    }
    if (isOnly) {
      return Optional.of(StopReason.ONLY_MOVE);
    }
    return isNear ? Optional.of(StopReason.HORIZON) : Optional.empty();
  }

  /** Returns whether a look one ply ahead is enough: there is nothing to choose. */
  boolean isDecided() {
    return cause.isPresent() && cause.get() != StopReason.HORIZON;
  }

  /** Returns the moves that may be played. */
  List<Move> open() {
    return wanted.isEmpty() ? legal : wanted;
  }

  /** Returns why the thinking ended, given why the search did. */
  StopReason reason(StopReason ofSearch) {
    return switch (ofSearch) {
      case DEPTH, ONLY_MOVE -> cause.orElse(ofSearch);
      case NODES -> isDecided() ? ofSearch : cause.orElse(ofSearch);
      case TIME, MATE, BOOK, HORIZON, NO_MOVE, STOPPED, CHANGED, SUPERSEDED, FAILED -> ofSearch;
    };
  }
}
