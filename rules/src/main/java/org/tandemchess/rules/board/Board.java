package org.tandemchess.rules.board;

import java.util.Arrays;
import org.tandemchess.rules.attack.Attacks;
import org.tandemchess.rules.attack.Lines;
import org.tandemchess.rules.core.Bitboards;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Piece;
import org.tandemchess.rules.core.Pieces;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Squares;

/**
 * One board with its two reserves, for searching: moves are made and unmade in place.
 *
 * <p>Layout: one bitboard a piece and one a color, a mailbox, the {@link Reserves} in one long, the
 * marks of promoted pieces, and a stack with one frame a ply that holds whatever a move may change
 * besides the men: unmaking steps back to the frame below. The {@link #key} is kept up to date move
 * by move and always equals the key computed from scratch.
 *
 * <p>Colors are 0 and 1, roles and pieces the ints of {@link Roles} and {@link Pieces}. A capture
 * does not touch the other board: {@link #lastCapturedRole} says what left this one, and {@link
 * TwoBoards} hands it over. Moves are trusted: {@link #makeMove} of a move that is not pseudo-legal
 * corrupts the board. One board per thread; nothing allocates but the constructors, {@link
 * #copyFrom} and a game longer than the stack.
 */
public final class Board {
  // A frame of the stack: eight longs, one cache line.
  private static final int FRAME = 8;
  private static final int KEY = 0;
  private static final int STATE = 1;
  private static final int RESERVES = 2;
  private static final int PROMOTED = 3;
  private static final int CASTLING_MEN = 4;
  private static final int CHECKERS = 5;

  private static final int INITIAL_PLIES = 32;

  // The state: castling rights 18 bits, en passant square 7, half-move clock 13, captured 4, move
  // 22.
  private static final int EP = Castling.BITS;
  private static final int CLOCK = 25;
  private static final int CAPTURED = 38;
  private static final int MOVE = 42;
  private static final long EP_MASK = 127L << EP;
  private static final long CLOCK_MASK = (1L << 13) - 1 << CLOCK;
  private static final int MAX_SETUP_CLOCK = 4_000;

  /** No en passant square and nothing captured. */
  private static final long CALM = (long) Squares.NONE << EP | (long) Roles.NONE << CAPTURED;

  /** Marks a captured role as promoted. */
  private static final int CAPTURED_PROMOTED = 8;

  /** Stands for checkers that have not been computed since the last move. */
  private static final long UNKNOWN = Bitboards.ALL;

  /** By piece, then White's men and Black's men. */
  private final long[] sets = new long[Pieces.COUNT + 2];

  private final byte[] mailbox = new byte[64];
  private long[] stack;

  private final RuleSet rules;
  private final boolean keepsCaptures;
  private final boolean droppedRooksCastle;
  private final boolean takesKings;
  private final long whitePawnDrops;
  private final long blackPawnDrops;
  private final int promotionChoices;

  /**
   * The squares on which a promoted piece is told from others: all, or none where nothing drops.
   */
  private final long markable;

  /** Index of the current frame. */
  private int top;

  private int us;
  private int firstPly;

  /**
   * Makes an empty board without kings, which must be set up before anything else is asked of it.
   */
  public Board(RuleSet rules) {
    this.rules = rules;
    keepsCaptures = rules.captures() == RuleSet.Captures.OWN_RESERVE;
    droppedRooksCastle = rules.castleWithDroppedRook();
    takesKings = rules.mate() == RuleSet.MateTest.KING_CAPTURE;
    whitePawnDrops = rules.pawnDropSquares(0);
    blackPawnDrops = rules.pawnDropSquares(1);
    promotionChoices =
        switch (rules.promotion()) {
          case UPGRADE -> 4;
          case QUEEN_KNIGHT -> 2;
          case DISCARD -> 1;
        };
    markable = rules.hasReserves() ? Bitboards.ALL : 0;
    stack = new long[INITIAL_PLIES * FRAME];
    clear();
  }

  /** Makes a copy, its move stack included. */
  public Board(Board other) {
    rules = other.rules;
    keepsCaptures = other.keepsCaptures;
    droppedRooksCastle = other.droppedRooksCastle;
    takesKings = other.takesKings;
    whitePawnDrops = other.whitePawnDrops;
    blackPawnDrops = other.blackPawnDrops;
    promotionChoices = other.promotionChoices;
    markable = other.markable;
    stack = new long[other.stack.length];
    copy(other);
  }

  // Set-up (cold).

  /** Takes all pieces and reserves away; White is to move, no rights, clocks 0 and 1. */
  public void clear() {
    Arrays.fill(sets, 0);
    Arrays.fill(mailbox, (byte) Pieces.NONE);
    us = 0;
    firstPly = 0;
    top = 0;
    Arrays.fill(stack, 0, FRAME, 0);
    stack[STATE] = CALM;
    stack[CHECKERS] = UNKNOWN;
  }

  /** Puts a piece (0 to 11) on an empty square. */
  public void put(int piece, int square) {
    sets[piece] |= 1L << square;
    sets[Pieces.COUNT + Pieces.color(piece)] |= 1L << square;
    mailbox[square] = (byte) piece;
  }

  /**
   * Marks the piece on a square as promoted. Where nothing is ever dropped it is nothing else than
   * other pieces, and stays without a mark.
   */
  public void setPromoted(int square) {
    stack[top + PROMOTED] |= 1L << square & markable;
  }

  /** Sets a count 0 to 31 of a role 0 to 4 in a reserve. */
  public void setReserve(int color, int role, int count) {
    stack[top + RESERVES] = Reserves.with(reserves(), color, role, count);
  }

  public void setSideToMove(int color) {
    us = color;
  }

  /** Sets the rooks that may still castle, as squares of the first and the eighth rank. */
  public void setCastlingRights(long rooks) {
    setState(state() & ~(long) Castling.MASK | Castling.ofRooks(rooks));
  }

  /** Sets the square behind a pawn that just made a double step, or {@link Squares#NONE}. */
  public void setEpSquare(int square) {
    setState(state() & ~EP_MASK | (long) square << EP);
  }

  /** Sets the half-move clock in plies (4,000 at most) and the number of the full move, from 1. */
  public void setClocks(int halfmoves, int fullmoves) {
    long clock = Math.clamp(halfmoves, 0, MAX_SETUP_CLOCK);
    setState(state() & ~CLOCK_MASK | clock << CLOCK);
    firstPly = 2 * (Math.max(1, fullmoves) - 1);
  }

  /**
   * Completes a set-up: forgets the moves made so far and an en passant square that no legal move
   * uses, computes the key. Must follow any call of the other set-up methods.
   */
  public void refresh() {
    System.arraycopy(stack, top, stack, 0, FRAME);
    top = 0;
    firstPly = (firstPly & ~1) + us;
    setState(state() & (Castling.MASK | EP_MASK | CLOCK_MASK) | (long) Roles.NONE << CAPTURED);
    int ep = epSquare();
    if (ep != Squares.NONE && Constraints.enPassantTakers(this, ep, us) == 0) {
      setEpSquare(Squares.NONE);
    }
    int rights = Castling.ofRooks(castlingRights());
    for (int color = 0; droppedRooksCastle && color < 2; color++) {
      if (kingSquare(color) == (color == 0 ? Squares.E1 : Squares.E8)) {
        rights = Castling.withUnmovedKing(rights, color);
      }
    }
    setState(state() & ~(long) Castling.MASK | rights);
    stack[CASTLING_MEN] = computeCastlingMen();
    stack[CHECKERS] = UNKNOWN;
    stack[KEY] = Zobrist.key(this, castling());
  }

  /**
   * Takes over the whole state of another board, its move stack included.
   *
   * @throws IllegalArgumentException if the other board plays by other rules
   */
  public void copyFrom(Board other) {
    if (!rules.equals(other.rules)) {
      throw new IllegalArgumentException(
          "a " + other.rules.name() + " board into a " + rules.name() + " board");
    }
    copy(other);
  }

  private void copy(Board other) {
    System.arraycopy(other.sets, 0, sets, 0, sets.length);
    System.arraycopy(other.mailbox, 0, mailbox, 0, mailbox.length);
    if (stack.length < other.stack.length) {
      stack = new long[other.stack.length];
    }
    System.arraycopy(other.stack, 0, stack, 0, other.top + FRAME);
    top = other.top;
    us = other.us;
    firstPly = other.firstPly;
  }

  // Queries.

  public RuleSet rules() {
    return rules;
  }

  /** Returns whether kings may be left in check and are taken. */
  public boolean takesKings() {
    return takesKings;
  }

  /** Returns the squares of the ranks that a color may drop pawns on. */
  public long pawnDropSquares(int color) {
    return color == 0 ? whitePawnDrops : blackPawnDrops;
  }

  /**
   * Returns how many moves a pawn has from one square to one square of the last rank: 4, 2 or 1.
   */
  public int promotionChoices() {
    return promotionChoices;
  }

  /** Returns the color to move, 0 or 1. */
  public int sideToMove() {
    return us;
  }

  public long occupied() {
    return sets[Pieces.COUNT] | sets[Pieces.COUNT + 1];
  }

  public long colorPieces(int color) {
    return sets[Pieces.COUNT + color];
  }

  public long pieces(int color, int role) {
    return sets[color * Roles.COUNT + role];
  }

  /** Returns the rooks and queens of a color. */
  public long straightSliders(int color) {
    return pieces(color, Roles.ROOK) | pieces(color, Roles.QUEEN);
  }

  /** Returns the bishops and queens of a color. */
  public long diagonalSliders(int color) {
    return pieces(color, Roles.BISHOP) | pieces(color, Roles.QUEEN);
  }

  /** Returns the piece 0 to 11, or {@link Pieces#NONE}. */
  public int pieceOn(int square) {
    return mailbox[square];
  }

  /** Returns the role 0 to 5, or {@link Roles#NONE}. */
  public int roleOn(int square) {
    return Pieces.role(mailbox[square]);
  }

  /** Returns the square of the king; 64 on a board whose king was taken. */
  public int kingSquare(int color) {
    return Long.numberOfTrailingZeros(pieces(color, Roles.KING));
  }

  /** Returns how many pieces of a role 0 to 4 a color may drop. */
  public int reserveCount(int color, int role) {
    return Reserves.count(reserves(), color, role);
  }

  /** Returns both reserves in the form of {@link Reserves}. */
  public long reserves() {
    return stack[top + RESERVES];
  }

  /** Returns the reserve of one color: 5 bits a role, pawns lowest; 0 when it is empty. */
  public int reserveOf(int color) {
    return Reserves.of(reserves(), color);
  }

  /** Returns the squares of promoted pieces; none where nothing is ever dropped. */
  public long promoted() {
    return stack[top + PROMOTED];
  }

  /** Returns the rooks that may still castle. */
  public long castlingRights() {
    return Castling.rooks(castling());
  }

  /**
   * Returns the square a pawn can be taken on en passant, or {@link Squares#NONE} if no such
   * capture is legal: positions are the same if their possible moves are.
   *
   * @see <a href="https://handbook.fide.com/chapter/E012023">FIDE Laws of Chess, 9.2.3</a>
   */
  public int epSquare() {
    return (int) (state() >>> EP) & 127;
  }

  /** Returns the plies since the last capture, pawn move or drop. */
  public int halfmoveClock() {
    return (int) ((state() & CLOCK_MASK) >>> CLOCK);
  }

  public int fullmoveNumber() {
    return (firstPly + ply() >> 1) + 1;
  }

  /**
   * Returns the key of placement, promoted marks, side to move, rights, en passant square and
   * reserves.
   */
  public long key() {
    return stack[top + KEY];
  }

  /** Returns the {@link #key} without the reserves. */
  public long keyWithoutReserves() {
    return key() ^ Zobrist.reserves(reserves());
  }

  /** Returns how many moves were made since the set-up. */
  public int ply() {
    return top / FRAME;
  }

  /** Returns the move made last, or {@link Moves#NONE}. */
  public int lastMove() {
    return (int) (state() >>> MOVE);
  }

  /**
   * Returns the role that the last move took off the board, a pawn for a promoted piece; else
   * {@link Roles#NONE}.
   */
  public int lastCapturedRole() {
    int captured = captured();
    return (captured & CAPTURED_PROMOTED) != 0 ? Roles.PAWN : captured;
  }

  /**
   * Returns the role that a pseudo-legal move takes off the board, {@link Roles#NONE} if it takes
   * nothing. A promoted piece is what it was promoted to, unlike in {@link #lastCapturedRole}.
   */
  public int capturedRole(int move) {
    if (!Moves.isCapture(move)) {
      return Roles.NONE;
    }
    return Moves.kind(move) == Moves.EN_PASSANT ? Roles.PAWN : roleOn(Moves.to(move));
  }

  // The past: what an evaluator that lags behind needs, besides the moves, to catch up. Plies are
  // counted back from now, which is 0, to the set-up, which is {@link #ply}.

  /** Returns the key that the board had a number of plies ago, before the move made then. */
  public long keyBefore(int plies) {
    return stack[frameBefore(plies) + KEY];
  }

  /**
   * Returns the move that led to what stood a number of plies ago: of 0 the {@link #lastMove}; of
   * {@link #ply} none, since that was set up.
   */
  public int moveBefore(int plies) {
    return (int) (stack[frameBefore(plies) + STATE] >>> MOVE);
  }

  /**
   * Returns the role that {@link #moveBefore} took off the board, or {@link Roles#NONE}. A promoted
   * piece is what it was promoted to; {@link #promotedBefore} of one ply more has its mark.
   */
  public int capturedBefore(int plies) {
    return (int) (stack[frameBefore(plies) + STATE] >>> CAPTURED) & CAPTURED_PROMOTED - 1;
  }

  /**
   * Returns both reserves as they were a number of plies ago, with all that had arrived when the
   * next move was made.
   */
  public long reservesBefore(int plies) {
    return stack[frameBefore(plies) + RESERVES];
  }

  /** Returns the squares that promoted pieces stood on a number of plies ago. */
  public long promotedBefore(int plies) {
    return stack[frameBefore(plies) + PROMOTED];
  }

  private int frameBefore(int plies) {
    return top - plies * FRAME;
  }

  private int castling() {
    return (int) state() & Castling.MASK;
  }

  private int captured() {
    return (int) (state() >>> CAPTURED) & 15;
  }

  private long state() {
    return stack[top + STATE];
  }

  private void setState(long state) {
    stack[top + STATE] = state;
  }

  // Attacks.

  /** Returns the enemy pieces that give check. */
  public long checkers() {
    long known = stack[top + CHECKERS];
    if (known == UNKNOWN) {
      known = attackersTo(kingSquare(us), us ^ 1, occupied());
      stack[top + CHECKERS] = known;
    }
    return known;
  }

  public boolean inCheck() {
    return checkers() != 0;
  }

  /** Returns the pieces of a color that attack a square, given the occupied squares. */
  public long attackersTo(int square, int color, long occupied) {
    if (square == Squares.NONE) {
      return 0;
    }
    return Attacks.pawn(color ^ 1, square) & pieces(color, Roles.PAWN)
        | Attacks.knight(square) & pieces(color, Roles.KNIGHT)
        | Attacks.king(square) & pieces(color, Roles.KING)
        | Attacks.bishop(square, occupied) & diagonalSliders(color)
        | Attacks.rook(square, occupied) & straightSliders(color);
  }

  /** Returns whether a color attacks a square, given the occupied squares. */
  public boolean isAttacked(int square, int color, long occupied) {
    if ((Attacks.pawn(color ^ 1, square) & pieces(color, Roles.PAWN)
            | Attacks.knight(square) & pieces(color, Roles.KNIGHT)
            | Attacks.king(square) & pieces(color, Roles.KING))
        != 0) {
      return true;
    }
    long diagonal = diagonalSliders(color);
    if ((Attacks.bishopRays(square) & diagonal) != 0
        && (Attacks.bishop(square, occupied) & diagonal) != 0) {
      return true;
    }
    long straight = straightSliders(color);
    return (Attacks.rookRays(square) & straight) != 0
        && (Attacks.rook(square, occupied) & straight) != 0;
  }

  /**
   * Returns the men of a color that shield their king from a slider and so may move on its line
   * only.
   */
  public long pinned(int color) {
    int king = kingSquare(color);
    long occupied = occupied();
    long snipers =
        Attacks.rookRays(king) & straightSliders(color ^ 1)
            | Attacks.bishopRays(king) & diagonalSliders(color ^ 1);
    long shields = 0;
    for (; snipers != 0; snipers &= snipers - 1) {
      long shield = Lines.between(king, Long.numberOfTrailingZeros(snipers)) & occupied;
      if ((shield & shield - 1) == 0) {
        shields |= shield;
      }
    }
    return shields & colorPieces(color);
  }

  // Reserves.

  /**
   * Adds a piece of a role 0 to 4 to a reserve. Unmaking a move made earlier takes it away again.
   */
  public void addToReserve(int color, int role) {
    int count = reserveCount(color, role);
    stack[top + KEY] ^=
        Zobrist.reserve(color, role, count) ^ Zobrist.reserve(color, role, count + 1);
    stack[top + RESERVES] = Reserves.plus(reserves(), color, role);
  }

  /** Takes a piece of a role 0 to 4, which must be there, from a reserve. */
  public void takeFromReserve(int color, int role) {
    int count = reserveCount(color, role);
    stack[top + KEY] ^=
        Zobrist.reserve(color, role, count) ^ Zobrist.reserve(color, role, count - 1);
    stack[top + RESERVES] = Reserves.minus(reserves(), color, role);
  }

  // Moves (hot).

  /** Makes a pseudo-legal move, or a pass. */
  public void makeMove(int move) {
    int from = Moves.from(move);
    int to = Moves.to(move);
    int role = Moves.role(move);
    int piece = us * Roles.COUNT + role;
    int at = top;
    pushFrame(move, role);
    long change =
        switch (Moves.kind(move)) {
          case Moves.QUIET -> movePiece(piece, from, to);
          case Moves.CAPTURE -> takePiece(to) ^ movePiece(piece, from, to);
          case Moves.DROP -> makeDrop(piece, role, to);
          case Moves.DOUBLE_PUSH -> makeDoublePush(piece, from, to);
          case Moves.PROMOTION -> makePromotion(piece, move, from, to);
          case Moves.PROMOTION_CAPTURE -> takePiece(to) ^ makePromotion(piece, move, from, to);
          case Moves.EN_PASSANT -> takePiece(to ^ 8) ^ movePiece(piece, from, to);
          case Moves.CASTLE -> makeCastle(from, to);
          default -> 0; // a pass moves nothing
        };
    long[] frames = stack;
    int ep = (int) (frames[at + STATE] >>> EP) & 127;
    frames[at + FRAME + KEY] =
        frames[at + KEY] ^ change ^ Zobrist.EN_PASSANT[ep] ^ Zobrist.BLACK_TO_MOVE;
    us ^= 1;
  }

  /** Takes the last move, or pass, back. */
  public void unmakeMove() {
    int move = lastMove();
    int from = Moves.from(move);
    int to = Moves.to(move);
    us ^= 1;
    int piece = us * Roles.COUNT + Moves.role(move);
    switch (Moves.kind(move)) {
      case Moves.QUIET, Moves.DOUBLE_PUSH -> shift(piece, to, from);
      case Moves.CAPTURE -> {
        shift(piece, to, from);
        restoreCaptured(to);
      }
      case Moves.DROP -> lift(piece, to);
      case Moves.PROMOTION -> unmakePromotion(piece, move, from, to);
      case Moves.PROMOTION_CAPTURE -> {
        unmakePromotion(piece, move, from, to);
        restoreCaptured(to);
      }
      case Moves.EN_PASSANT -> {
        shift(piece, to, from);
        restoreCaptured(to ^ 8);
      }
      case Moves.CASTLE -> unmakeCastle(from, to);
      default -> {} // a pass moved nothing
    }
    top -= FRAME;
  }

  /** Gives the move to the other side without moving; must not be in check. */
  public void makePass() {
    makeMove(Moves.PASS);
  }

  /** Starts the frame of a move with what it leaves as it is; the key is still missing. */
  private void pushFrame(int move, int role) {
    int at = top;
    int next = at + FRAME;
    if (next == stack.length) {
      stack = Arrays.copyOf(stack, 2 * stack.length);
    }
    long[] frames = stack;
    long state = frames[at + STATE];
    long clock = role == Roles.PAWN ? 0 : state + (1L << CLOCK) & CLOCK_MASK;
    frames[next + STATE] = state & Castling.MASK | clock | CALM | (long) move << MOVE;
    frames[next + RESERVES] = frames[at + RESERVES];
    frames[next + PROMOTED] = frames[at + PROMOTED];
    frames[next + CASTLING_MEN] = frames[at + CASTLING_MEN];
    frames[next + CHECKERS] = UNKNOWN;
    top = next;
  }

  // The methods below change men and frame and return by what the key changes.

  /** Moves a piece to a square that is empty. */
  private long movePiece(int piece, int from, int to) {
    shift(piece, from, to);
    long change = Zobrist.PIECE[piece << 6 | from] ^ Zobrist.PIECE[piece << 6 | to];
    long fromTo = 1L << from | 1L << to;
    return ((promoted() | castlingMen()) & fromTo) == 0
        ? change
        : change ^ moveMarks(from, to, fromTo);
  }

  /** Carries the mark of a promoted piece along and takes castling rights away. */
  private long moveMarks(int from, int to, long fromTo) {
    long change = 0;
    if ((promoted() >>> from & 1) != 0) {
      stack[top + PROMOTED] ^= fromTo;
      change = Zobrist.PROMOTED[from] ^ Zobrist.PROMOTED[to];
    }
    return (castlingMen() & fromTo) == 0 ? change : change ^ loseRights(fromTo);
  }

  private long makeDoublePush(int piece, int from, int to) {
    shift(piece, from, to);
    long change = Zobrist.PIECE[piece << 6 | from] ^ Zobrist.PIECE[piece << 6 | to];
    int behind = from + to >> 1;
    return (Attacks.pawn(us, behind) & pieces(us ^ 1, Roles.PAWN)) == 0
        ? change
        : change ^ offerEnPassant(behind);
  }

  /** Lets the pawn that has just passed a square be taken there if that is legal. */
  private long offerEnPassant(int behind) {
    if (Constraints.enPassantTakers(this, behind, us ^ 1) == 0) {
      return 0;
    }
    setEpSquare(behind);
    return Zobrist.EN_PASSANT[behind];
  }

  private long makeDrop(int piece, int role, int square) {
    lift(piece, square);
    mailbox[square] = (byte) piece;
    int count = reserveCount(us, role);
    stack[top + RESERVES] = Reserves.minus(reserves(), us, role);
    setState(state() & ~CLOCK_MASK);
    long change =
        Zobrist.PIECE[piece << 6 | square]
            ^ Zobrist.reserve(us, role, count)
            ^ Zobrist.reserve(us, role, count - 1);
    return droppedRooksCastle && role == Roles.ROOK ? change ^ gainRight(square) : change;
  }

  private long makePromotion(int pawn, int move, int from, int to) {
    int role = Moves.promotion(move);
    lift(pawn, from);
    long change = Zobrist.PIECE[pawn << 6 | from];
    if (role == Roles.PAWN) {
      return change; // discarded: the square stays empty
    }
    int piece = us * Roles.COUNT + role;
    lift(piece, to);
    mailbox[to] = (byte) piece;
    stack[top + PROMOTED] |= 1L << to & markable;
    return change ^ Zobrist.PIECE[piece << 6 | to] ^ Zobrist.PROMOTED[to] & markable;
  }

  private void unmakePromotion(int pawn, int move, int from, int to) {
    if (Moves.promotion(move) != Roles.PAWN) {
      lift(us * Roles.COUNT + Moves.promotion(move), to);
    }
    lift(pawn, from);
    mailbox[from] = (byte) pawn;
  }

  private long makeCastle(int king, int rook) {
    int kingTo = Castling.kingTarget(king, rook);
    int rookTo = Castling.rookTarget(king, rook);
    int kingPiece = us * Roles.COUNT + Roles.KING;
    int rookPiece = us * Roles.COUNT + Roles.ROOK;
    lift(kingPiece, king);
    lift(rookPiece, rook);
    lift(kingPiece, kingTo);
    lift(rookPiece, rookTo);
    mailbox[kingTo] = (byte) kingPiece;
    mailbox[rookTo] = (byte) rookPiece;
    return Zobrist.PIECE[kingPiece << 6 | king]
        ^ Zobrist.PIECE[kingPiece << 6 | kingTo]
        ^ Zobrist.PIECE[rookPiece << 6 | rook]
        ^ Zobrist.PIECE[rookPiece << 6 | rookTo]
        ^ changeRights(castling() & ~Castling.of(Castling.MASK, us));
  }

  private void unmakeCastle(int king, int rook) {
    int kingPiece = us * Roles.COUNT + Roles.KING;
    int rookPiece = us * Roles.COUNT + Roles.ROOK;
    lift(kingPiece, Castling.kingTarget(king, rook));
    lift(rookPiece, Castling.rookTarget(king, rook));
    lift(kingPiece, king);
    lift(rookPiece, rook);
    mailbox[king] = (byte) kingPiece;
    mailbox[rook] = (byte) rookPiece;
  }

  /** Moves bits and mailbox of a piece to an empty square, nothing else. */
  private void shift(int piece, int from, int to) {
    long fromTo = 1L << from | 1L << to;
    sets[piece] ^= fromTo;
    sets[Pieces.COUNT + us] ^= fromTo;
    mailbox[from] = (byte) Pieces.NONE;
    mailbox[to] = (byte) piece;
  }

  /** Flips the bit of a piece of the side to move and empties the square in the mailbox. */
  private void lift(int piece, int square) {
    sets[piece] ^= 1L << square;
    sets[Pieces.COUNT + us] ^= 1L << square;
    mailbox[square] = (byte) Pieces.NONE;
  }

  private long takePiece(int square) {
    int victim = mailbox[square];
    int role = victim - (us ^ 1) * Roles.COUNT;
    long bit = 1L << square;
    sets[victim] ^= bit;
    sets[Pieces.COUNT + (us ^ 1)] ^= bit;
    mailbox[square] = (byte) Pieces.NONE;
    long change = Zobrist.PIECE[victim << 6 | square];
    int captured = role;
    if (((promoted() | castlingMen()) & bit) != 0) {
      captured |= (promoted() & bit) != 0 ? CAPTURED_PROMOTED : 0;
      change ^= takeMarks(square, bit);
    }
    // The state holds Roles.NONE as captured so far: one XOR replaces it.
    setState(state() & ~CLOCK_MASK ^ (long) (captured ^ Roles.NONE) << CAPTURED);
    return keepsCaptures && role != Roles.KING ? change ^ keepCaptured() : change;
  }

  private long takeMarks(int square, long bit) {
    long change = 0;
    if ((promoted() & bit) != 0) {
      stack[top + PROMOTED] ^= bit;
      change = Zobrist.PROMOTED[square];
    }
    return (castlingMen() & bit) == 0 ? change : change ^ loseRights(bit);
  }

  private long keepCaptured() {
    int role = lastCapturedRole();
    int count = reserveCount(us, role);
    stack[top + RESERVES] = Reserves.plus(reserves(), us, role);
    return Zobrist.reserve(us, role, count) ^ Zobrist.reserve(us, role, count + 1);
  }

  private void restoreCaptured(int square) {
    int victim = (us ^ 1) * Roles.COUNT + (captured() & 7);
    sets[victim] ^= 1L << square;
    sets[Pieces.COUNT + (us ^ 1)] ^= 1L << square;
    mailbox[square] = (byte) victim;
  }

  // Castling rights (cold).

  /**
   * Takes the rights away that the men who left their squares had; the board is already changed.
   */
  private long loseRights(long left) {
    int rights = castling() & ~Castling.ofRooks(left);
    for (int color = 0; color < 2; color++) {
      if ((pieces(color, Roles.KING) & castlingMen()) == 0) {
        rights &= ~Castling.of(rights, color);
      }
    }
    return changeRights(rights);
  }

  private long gainRight(int square) {
    int home = us == 0 ? Squares.A1 : Squares.A8;
    return Castling.kingUnmoved(castling(), us) && (square == home || square == home + 7)
        ? changeRights(castling() | Castling.ofRooks(1L << square))
        : 0;
  }

  private long changeRights(int rights) {
    long change = Zobrist.castling(castling()) ^ Zobrist.castling(rights);
    setState(state() & ~(long) Castling.MASK | rights);
    stack[top + CASTLING_MEN] = computeCastlingMen();
    return change;
  }

  /** Returns the men that still have a right to lose: rooks that may castle and their kings. */
  private long castlingMen() {
    return stack[top + CASTLING_MEN];
  }

  private long computeCastlingMen() {
    int rights = castling();
    long men = Castling.rooks(rights);
    for (int color = 0; color < 2; color++) {
      men |= Castling.of(rights, color) != 0 ? pieces(color, Roles.KING) : 0;
    }
    return men;
  }

  // Checks and text (cold).

  /**
   * Checks that all parts of the board agree and the key equals the one from scratch; for tests and
   * assertions.
   *
   * @return true, so that it can be asserted
   * @throws IllegalStateException if they do not
   */
  public boolean checkInvariants() {
    for (int square = 0; square < 64; square++) {
      for (int piece = 0; piece < Pieces.COUNT; piece++) {
        boolean inSet = (sets[piece] >>> square & 1) != 0;
        check(inSet == (mailbox[square] == piece), "mailbox", square);
      }
    }
    for (int color = 0; color < 2; color++) {
      long union = 0;
      for (int role = 0; role < Roles.COUNT; role++) {
        union |= pieces(color, role);
      }
      check(union == colorPieces(color), "color set", color);
    }
    check((promoted() & ~occupied()) == 0, "promoted marks", 0);
    check(castlingMen() == computeCastlingMen(), "castling men", 0);
    check(key() == Zobrist.key(this, castling()), "key", 0);
    return true;
  }

  private void check(boolean holds, String what, int where) {
    if (!holds) {
      throw new IllegalStateException(what + " " + where + " wrong on " + this);
    }
  }

  /**
   * Returns the placement by ranks, the reserves as counts PNBRQ of White and Black, and the side
   * to move.
   */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int rank = 7; rank >= 0; rank--) {
      for (int file = 0; file < 8; file++) {
        int piece = mailbox[Squares.of(file, rank)];
        text.append(piece == Pieces.NONE ? '.' : Piece.of(piece).letter());
      }
      text.append('/');
    }
    for (int color = 0; color < 2; color++) {
      text.append(' ');
      for (int role = 0; role < Roles.RESERVE_COUNT; role++) {
        text.append(reserveCount(color, role)).append(role < Roles.QUEEN ? "," : "");
      }
    }
    return text.append(' ').append(Color.of(us).letter()).toString();
  }
}
