package org.tandemchess.rules.position;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.BoardStatus;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.board.TwoBoards;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Piece;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;

/**
 * Both boards of a match, valid and immutable, without clocks.
 *
 * <p>Each board carries the moves made since it was set up, as a search looks for repetitions among
 * them. Apart from that a position knows no past: what draws by repetition is for {@link
 * GameState}.
 *
 * <p>Two positions are equal when rule sheet, pieces, promoted marks, reserves, turns, castling
 * rights and en passant squares are; counters and the moves made are left out. An en passant square
 * counts only while it is legal to take there, a promoted mark only where pieces are dropped.
 *
 * <p>What a move takes goes across in the same instant, in its own color, to the capturer's
 * partner. The first board to end ends the match: then no move is legal on either.
 */
public final class Position {
  private final RuleSet rules;
  private final BoardState a;
  private final BoardState b;
  private final @Nullable GameEnd end;

  private Position(RuleSet rules, BoardState a, BoardState b) {
    this.rules = rules;
    this.a = a;
    this.b = b;
    this.end = a.end(BoardId.A).or(() -> b.end(BoardId.B)).orElse(null);
  }

  /** Returns the start position on both boards. */
  public static Position start(RuleSet rules) {
    return of(Setup.START, rules);
  }

  /**
   * Returns the position of a set-up with castling rights, en passant squares and counters
   * repaired.
   *
   * @throws InvalidSetupException with all fatal faults if there are any
   */
  public static Position of(Setup setup, RuleSet rules) {
    SetupCheck a = SetupCheck.of(setup.a(), BoardId.A);
    SetupCheck b = SetupCheck.of(setup.b(), BoardId.B);
    List<Fault> faults = faults(setup, a, b, rules);
    if (!faults.isEmpty()) {
      throw new InvalidSetupException(faults);
    }
    return new Position(
        rules, BoardState.of(a.repaired(), rules), BoardState.of(b.repaired(), rules));
  }

  /**
   * Returns the position of a game that is played alone, on board A.
   *
   * @throws InvalidSetupException with all fatal faults if there are any
   */
  public static Position of(BoardSetup setup, RuleSet rules) {
    return of(Setup.single(setup), rules);
  }

  /**
   * Returns the position of a game that is played alone, on board A, from a board that was set up
   * soundly; the moves made on it since are kept, so that a search sees repetitions.
   */
  public static Position alone(Board board) {
    BoardState other = BoardState.of(BoardSetup.START, board.rules());
    return new Position(board.rules(), BoardState.of(new Board(board)), other);
  }

  /**
   * Returns the fatal faults of a set-up under a rule sheet, none if {@link #of(Setup, RuleSet)}
   * takes it.
   */
  public static List<Fault> tryValidate(Setup setup, RuleSet rules) {
    SetupCheck a = SetupCheck.of(setup.a(), BoardId.A);
    SetupCheck b = SetupCheck.of(setup.b(), BoardId.B);
    return faults(setup, a, b, rules);
  }

  private static List<Fault> faults(Setup setup, SetupCheck a, SetupCheck b, RuleSet rules) {
    List<Fault> faults = new ArrayList<>();
    for (BoardId id : BoardId.values()) {
      BoardSetup board = setup.board(id);
      faults.addAll((id == BoardId.A ? a : b).faults());
      if (!rules.hasReserves() && !board.reserves().isEmpty()) {
        String text = letters(board);
        faults.add(
            Fault.on(
                id, SetupFault.RESERVE_WITHOUT_DROPS, "reserves", text, "none in " + rules.name()));
      }
    }
    return faults;
  }

  private static String letters(BoardSetup board) {
    StringBuilder text = new StringBuilder();
    for (Piece piece : Piece.values()) {
      text.repeat(piece.letter(), board.reserveCount(piece));
    }
    return text.toString();
  }

  /**
   * Returns what both boards look like now; {@link #of(Setup, RuleSet)} gives an equal position
   * back.
   */
  public Setup toSetup() {
    return new Setup(a.toSetup(), b.toSetup());
  }

  /**
   * Returns a copy of one board for searching, with the moves made since the set-up on its stack.
   */
  public Board boardCopy(BoardId id) {
    return new Board(state(id).board());
  }

  public RuleSet rules() {
    return rules;
  }

  /** Returns the side to move on a board. */
  public Color turn(BoardId id) {
    return state(id).turn();
  }

  /** Returns the seat to move on a board. */
  public Seat seatToMove(BoardId id) {
    return Seat.of(id, turn(id));
  }

  /** Returns how things stand on one board, whatever happened on the other. */
  public BoardStatus status(BoardId id) {
    return state(id).status();
  }

  /** Returns whether the side to move on a board is in check. */
  public boolean isCheck(BoardId id) {
    return state(id).board().inCheck();
  }

  /** Returns how many pieces of a role a seat may drop; 0 for kings. */
  public int reserveCount(Seat seat, Role role) {
    Board board = state(seat.board()).board();
    return role == Role.KING ? 0 : board.reserveCount(seat.color().index(), role.index());
  }

  /** Returns the pieces that a seat may drop; roles that it does not hold are absent. */
  public Map<Role, Integer> reserve(Seat seat) {
    Map<Role, Integer> reserve = new EnumMap<>(Role.class);
    for (Role role : Role.values()) {
      int count = reserveCount(seat, role);
      if (count > 0) {
        reserve.put(role, count);
      }
    }
    return reserve;
  }

  /** Returns the plies since the last capture, pawn move or drop on a board. */
  public int halfmoveClock(BoardId id) {
    return state(id).board().halfmoveClock();
  }

  /** Returns the number of the move to come on a board, from 1. */
  public int fullmoveNumber(BoardId id) {
    return state(id).board().fullmoveNumber();
  }

  /** Returns the key of both boards; equal positions have equal keys. */
  public long key() {
    return TwoBoards.key(a.board(), b.board());
  }

  /** Returns the key of one board, reserves included. */
  public long key(BoardId id) {
    return state(id).board().key();
  }

  /** Returns the key of one board without its reserves. */
  public long keyWithoutReserves(BoardId id) {
    return state(id).board().keyWithoutReserves();
  }

  /**
   * Returns how a board ended the match; flags, resignations and repetitions belong to {@link
   * GameState}.
   */
  public Optional<GameEnd> end() {
    return Optional.ofNullable(end);
  }

  /** Returns the legal moves on a board, none once the match has ended. */
  public List<Move> legalMoves(BoardId id) {
    if (end != null) {
      return List.of();
    }
    MoveBuffer buffer = legal(boardCopy(id));
    List<Move> moves = new ArrayList<>(buffer.size());
    for (int i = 0; i < buffer.size(); i++) {
      moves.add(MoveCodec.toMove(buffer.get(i)));
    }
    return List.copyOf(moves);
  }

  /** Returns whether a move may be played on a board now. */
  public boolean isLegal(BoardId id, Move move) {
    Board board = boardCopy(id);
    return end == null && legal(board).contains(MoveCodec.toInt(move, board));
  }

  /**
   * Returns the position after a move, what it took already in the partner's reserve.
   *
   * @throws IllegalMoveException if the move is not legal on that board now
   */
  public Position play(BoardId id, Move move) {
    if (end != null) {
      throw new IllegalMoveException(this, id, move, "the match has ended by " + end.reason());
    }
    TwoBoards boards = new TwoBoards(boardCopy(BoardId.A), boardCopy(BoardId.B));
    int encoded = MoveCodec.toInt(move, boards.board(id));
    if (!legal(boards.board(id)).contains(encoded)) {
      throw new IllegalMoveException(this, id, move, "not among the legal moves");
    }
    boards.make(id, encoded);
    return new Position(
        rules, a.changedTo(boards.board(BoardId.A)), b.changedTo(boards.board(BoardId.B)));
  }

  private static MoveBuffer legal(Board board) {
    MoveBuffer buffer = new MoveBuffer();
    MoveGenerator.legal(board, buffer);
    return buffer;
  }

  private BoardState state(BoardId id) {
    return id == BoardId.A ? a : b;
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof Position other
        && a.board().key() == other.a.board().key()
        && b.board().key() == other.b.board().key()
        && rules.equals(other.rules)
        && withoutCounters(this).equals(withoutCounters(other));
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }

  /** Returns the canonical set-up of both boards, for people. */
  @Override
  public String toString() {
    return "Position[" + rules.name() + ", " + toSetup() + "]";
  }

  private static Setup withoutCounters(Position position) {
    Setup setup = position.toSetup();
    return new Setup(setup.a().withCounters(0, 1), setup.b().withCounters(0, 1));
  }
}
