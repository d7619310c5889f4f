package org.tandemchess.rules.board;

import java.util.Arrays;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.RuleSet.Captures;

/**
 * Both boards of a match, for searching: moves are made and unmade in place, on either board in any
 * order, and what they take is handed over.
 *
 * <p>Where the rule sheet says so, a captured piece arrives at once in the hand of its own color on
 * the other board, a promoted one as a pawn; a pawn discarded on the last rank goes the same way. A
 * hand that holds {@link Reserves#MAX_COUNT} of a role stays so. An arrival changes the {@link
 * Board#reserves} and the {@link Board#key} of a board without a move on it: whoever keeps
 * something up to date with a board compares those, learns from {@link Reserves#changed} which
 * counts differ, and the moves from {@link Board#moveBefore}. {@link #arrivedSinceMove} tells
 * arrivals from moves.
 *
 * <p>A pass, {@link Moves#PASS}, changes neither board, not even the side to move: the team to move
 * there waits. It is recorded like a move, to be unmade like one. It is not the null move {@link
 * Board#makePass}.
 *
 * <p>{@link #unmake()} takes back the last move of all; searches use this one. {@link
 * #unmake(BoardId)} takes back the last move of one board even if the other has moved since.
 *
 * <p>Moves are trusted, as in {@link Board#makeMove}. A board may be read, and moved on by itself
 * as long as all that is unmade again before the next call here. One instance a thread; nothing
 * allocates but the constructor and a game longer than the record.
 */
public final class TwoBoards {
  private static final int INITIAL_LENGTH = 64;

  // An entry of the record: move 22 bits, board 1, two arrivals of 4 bits each.
  private static final int MOVE_MASK = (1 << 22) - 1;
  private static final int BOARD = 22;
  private static final int CAPTURED = 23;
  private static final int DISCARDED = 27;

  // An arrival: role plus one, 3 bits, and color; 0 is none.
  private static final int ARRIVAL_COLOR = 3;
  private static final int ARRIVAL_MASK = 15;

  private static final long KEY_FACTOR = 0x9E37_79B9_7F4A_7C15L;

  private final Board a;
  private final Board b;
  private final boolean handsOver;

  private int[] entries = new int[INITIAL_LENGTH];
  private int length;

  /**
   * Takes both boards over: from now on moves are made here.
   *
   * @throws IllegalArgumentException if they play by different rules
   */
  public TwoBoards(Board a, Board b) {
    if (!a.rules().equals(b.rules())) {
      throw new IllegalArgumentException(
          "a " + a.rules().name() + " board beside a " + b.rules().name() + " board");
    }
    this.a = a;
    this.b = b;
    handsOver = a.rules().captures() == Captures.PARTNER_RESERVE;
  }

  /** Returns a board, to be read. */
  public Board board(BoardId id) {
    return id == BoardId.A ? a : b;
  }

  /**
   * Returns the key of both boards, reserves included; the same whichever way a position came
   * about. Passes are not part of it.
   */
  public long key() {
    return key(a, b);
  }

  /** Returns the key of a pair of boards, reserves included. */
  public static long key(Board a, Board b) {
    return a.key() + Long.rotateLeft(b.key(), 32) * KEY_FACTOR;
  }

  // Moves (hot).

  /** Makes a pseudo-legal move, or a pass, and hands over what it takes. */
  public void make(BoardId id, int move) {
    int entry = move | id.index() << BOARD;
    if (move != Moves.PASS) {
      Board board = board(id);
      board.makeMove(move);
      if (handsOver) {
        entry |= handOver(board, move, board(id.other()));
      }
    }
    if (length == entries.length) {
      entries = Arrays.copyOf(entries, 2 * length);
    }
    entries[length++] = entry;
  }

  /** Records that the team to move on a board waits there. */
  public void pass(BoardId id) {
    make(id, Moves.PASS);
  }

  /**
   * Takes back the last move or pass of all, and what it handed over.
   *
   * @throws IllegalStateException if there is none
   */
  public void unmake() {
    if (length == 0) {
      throw new IllegalStateException("no move to take back");
    }
    int entry = entries[--length];
    if ((entry & MOVE_MASK) == Moves.PASS) {
      return;
    }
    BoardId id = boardOf(entry);
    if (entry >>> CAPTURED != 0) {
      Board other = board(id.other());
      takeBack(entry >>> CAPTURED, other);
      takeBack(entry >>> DISCARDED, other);
    }
    board(id).unmakeMove();
  }

  /** Gives what the last move on one board took to the other; returns the arrivals in place. */
  private static int handOver(Board from, int move, Board to) {
    int opponent = from.sideToMove();
    int arrivals = arrive(to, opponent, from.lastCapturedRole()) << CAPTURED;
    return Moves.discardsPawn(move)
        ? arrivals | arrive(to, opponent ^ 1, Roles.PAWN) << DISCARDED
        : arrivals;
  }

  private static int arrive(Board board, int color, int role) {
    if (role >= Roles.KING || board.reserveCount(color, role) == Reserves.MAX_COUNT) {
      return 0;
    }
    board.addToReserve(color, role);
    return color << ARRIVAL_COLOR | role + 1;
  }

  private static void takeBack(int arrival, Board board) {
    if ((arrival & ARRIVAL_MASK) != 0) {
      board.takeFromReserve(colorOf(arrival), roleOf(arrival));
    }
  }

  // Out of order (cold).

  /**
   * Takes back the last move or pass of one board: afterwards both boards stand as if it had never
   * been made but all later moves of the other board had. Costs as much as unmaking and making
   * those.
   *
   * @throws IllegalStateException if there is none, or if the other board has since dropped the
   *     piece that it handed over; then nothing has changed
   */
  public void unmake(BoardId id) {
    int at = lastOf(id);
    Board other = board(id.other());
    int plies = movesSince(at);
    requireInHand(entries[at] >>> CAPTURED, other, plies);
    requireInHand(entries[at] >>> DISCARDED, other, plies);
    int end = length;
    while (length > at) {
      unmake();
    }
    for (int i = at + 1; i < end; i++) {
      make(id.other(), moveAt(i));
    }
    assert a.checkInvariants() && b.checkInvariants();
  }

  private int lastOf(BoardId id) {
    for (int i = length - 1; i >= 0; i--) {
      if (boardAt(i) == id) {
        return i;
      }
    }
    throw new IllegalStateException("no move to take back on board " + id);
  }

  /** Returns how many entries after one are moves and not passes. */
  private int movesSince(int index) {
    int moves = 0;
    for (int i = index + 1; i < length; i++) {
      moves += moveAt(i) != Moves.PASS ? 1 : 0;
    }
    return moves;
  }

  /** Checks that a piece could be missing from the hand ever since it arrived. */
  private void requireInHand(int arrival, Board board, int pliesAgo) {
    if ((arrival & ARRIVAL_MASK) == 0) {
      return;
    }
    for (int plies = 0; plies < pliesAgo; plies++) {
      if (Reserves.count(board.reservesBefore(plies), colorOf(arrival), roleOf(arrival)) == 0) {
        throw new IllegalStateException(
            "what that move took has been dropped on board " + (board == a ? "A" : "B"));
      }
    }
  }

  // The record.

  /** Returns how many moves and passes were made and not taken back. */
  public int length() {
    return length;
  }

  /** Returns the board of a move or pass, counted from 0 in the order in which they were made. */
  public BoardId boardAt(int index) {
    return boardOf(entries[index]);
  }

  /** Returns a move, or {@link Moves#PASS}, counted from 0 in the order in which they were made. */
  public int moveAt(int index) {
    return entries[index] & MOVE_MASK;
  }

  /**
   * Returns what a move put into the hands of the other board, as counts in the form of {@link
   * Reserves}.
   */
  public long arrivedAt(int index) {
    int entry = entries[index];
    return plus(plus(0, entry >>> CAPTURED), entry >>> DISCARDED);
  }

  /**
   * Returns what has arrived in the hands of a board since the last move on it, or since the start,
   * as counts in the form of {@link Reserves}.
   */
  public long arrivedSinceMove(BoardId id) {
    long arrived = 0;
    for (int i = length - 1; i >= 0; i--) {
      if (boardAt(i) != id) {
        arrived += arrivedAt(i);
      } else if (moveAt(i) != Moves.PASS) {
        break;
      }
    }
    return arrived;
  }

  private static long plus(long reserves, int arrival) {
    return (arrival & ARRIVAL_MASK) == 0
        ? reserves
        : Reserves.plus(reserves, colorOf(arrival), roleOf(arrival));
  }

  private static BoardId boardOf(int entry) {
    return BoardId.of(entry >>> BOARD & 1);
  }

  private static int colorOf(int arrival) {
    return arrival >>> ARRIVAL_COLOR & 1;
  }

  private static int roleOf(int arrival) {
    return (arrival & 7) - 1;
  }

  /** Returns both boards as {@link Board#toString} gives them. */
  @Override
  public String toString() {
    return a + " | " + b;
  }
}
