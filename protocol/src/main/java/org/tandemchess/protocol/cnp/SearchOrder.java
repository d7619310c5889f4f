package org.tandemchess.protocol.cnp;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.tandemchess.engine.Request;
import org.tandemchess.engine.brain.Limits;
import org.tandemchess.engine.brain.MatchView;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.Release;
import org.tandemchess.search.time.TimeBudget;
import org.tandemchess.search.time.TimeManager;
import org.tandemchess.search.time.TimeShare;

/**
 * A search as it was asked for, found sound before anything has begun.
 *
 * @param position what to think about
 * @param onRook whether castling is written as the king onto its rook
 * @param lines best lines to tell
 * @param wantsInfo whether to tell what is found meanwhile
 */
record SearchOrder(
    Position position, boolean onRook, Limits limits, Clocks clocks, int lines, boolean wantsInfo) {

  /** The most lines that can be asked for. */
  static final int MOST_LINES = 64;

  /** The time of a search that only the bound on every search ends. */
  private static final OptionalLong ENDLESS = OptionalLong.of(Long.MAX_VALUE);

  /**
   * Reads an order.
   *
   * @param board sets the position
   * @throws CnpException if anything about it is wrong
   */
  static SearchOrder read(CnpParams params, CnpBoard board, long receivedNanos)
      throws CnpException {
    board.place(params);
    CnpParams given = params.object(CnpNames.LIMITS);
    CnpParams clock = given.object(CnpNames.CLOCK);
    boolean ponder = params.flag(CnpNames.PONDER, false);
    boolean wantsInfo = params.flag(CnpNames.WANTS_INFO, true);
    // Pondering is not analysis: it keeps to the limits once the expected move was played.
    boolean playable = !board.position().legalMoves(BoardId.A).isEmpty();
    boolean infinite = given.flag(CnpNames.INFINITE, false) && !ponder && playable;
    Clocks clocks = clocks(clock);
    OptionalLong time = given.number(CnpNames.TIME_MS);
    OptionalInt depth = toInt(given.number(CnpNames.DEPTH));
    OptionalLong nodes = given.number(CnpNames.NODES);
    OptionalInt mate = toInt(given.number(CnpNames.MATE));
    boolean unlimited =
        time.isEmpty()
            && depth.isEmpty()
            && nodes.isEmpty()
            && mate.isEmpty()
            && !clocks.knowsAny();
    Limits named =
        Limits.received(receivedNanos)
            .withMoveMillis(unlimited && !infinite ? ENDLESS : time)
            .withDepth(depth)
            .withNodes(nodes)
            .withMate(mate)
            .withClock(clocks.knowsAny())
            .withRelease(infinite ? Release.ON_STOP : ponder ? Release.ON_HIT : Release.AT_LIMIT)
            .withSearchMoves(searchMoves(params, board));
    int lines = lines(params);
    return new SearchOrder(board.position(), board.isOnRook(), named, clocks, lines, wantsInfo);
  }

  private static Clocks clocks(CnpParams clock) throws CnpException {
    Clocks clocks = Clocks.NONE;
    OptionalLong white = clock.number(CnpNames.WHITE_TIME_MS);
    OptionalLong black = clock.number(CnpNames.BLACK_TIME_MS);
    if (white.isPresent()) {
      clocks = clocks.with(Seat.A_WHITE, Math.max(1, white.getAsLong()));
    }
    if (black.isPresent()) {
      clocks = clocks.with(Seat.A_BLACK, Math.max(1, black.getAsLong()));
    }
    return clocks
        .withIncrements(
            clock.number(CnpNames.WHITE_INCREMENT_MS).orElse(0),
            clock.number(CnpNames.BLACK_INCREMENT_MS).orElse(0))
        .withMovesToGo(toInt(clock.number(CnpNames.MOVES_TO_GO)).orElse(0));
  }

  private static List<Move> searchMoves(CnpParams params, CnpBoard board) throws CnpException {
    List<Move> moves = new ArrayList<>();
    for (String text : params.texts(CnpNames.SEARCH_MOVES)) {
      moves.add(
          board
              .legalMove(text)
              .orElseThrow(
                  () ->
                      new CnpException(
                          CnpError.INVALID_PARAMS, CnpText.object().put(CnpNames.MOVE, text))));
    }
    return moves;
  }

  private static int lines(CnpParams params) throws CnpException {
    long lines = params.number(CnpNames.MULTI_PV).orElse(1);
    if (lines < 1 || lines > MOST_LINES) {
      throw new CnpException(
          CnpError.INVALID_PARAMS, CnpNames.MULTI_PV + " must be from 1 to " + MOST_LINES);
    }
    return (int) lines;
  }

  private static OptionalInt toInt(OptionalLong number) {
    return number.isPresent()
        ? OptionalInt.of((int) Math.min(number.getAsLong(), Integer.MAX_VALUE))
        : OptionalInt.empty();
  }

  /** Returns whether the position is only expected to come about. */
  boolean ponder() {
    return limits.release() == Release.ON_HIT;
  }

  /** Returns the question to the engine. */
  Request request() {
    MatchView match = MatchView.ofOneBoard(position, clocks);
    return new Request(match, Set.of(BoardId.A), limits);
  }

  /**
   * Returns the milliseconds that the move may take: its own time, or a share of the clock.
   *
   * @param overheadMillis lost between the clock and us with each move
   * @return {@link Long#MAX_VALUE} if no time was named
   */
  long thinkMillis(int overheadMillis) {
    TimeBudget budget = TimeBudget.UNLIMITED;
    if (clocks.knowsAny()) {
      Seat us = position.seatToMove(BoardId.A);
      budget = TimeManager.budget(clocks, us, false, overheadMillis, TimeShare.USUAL);
    }
    if (limits.moveMillis().isPresent()) {
      budget = budget.and(TimeBudget.exactly(limits.moveMillis().getAsLong()));
    }
    return budget.softMillis();
  }
}
