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
 * <p>Layout: one bitboard a piece and one a color, a mailbox, the reserves in one long (5 bits a
 * role and color, since 16 pawns of one color exist in a match), the marks of promoted pieces, and
 * a stack of four longs a ply. The {@link #key} is kept up to date move by move and always equals
 * the key computed from scratch.
 *
 * <p>Colors are 0 and 1, roles and pieces the ints of {@link Roles} and {@link Pieces}. A capture
 * does not touch the other board: {@link #lastCapturedRole} says what left this one. Moves are
 * trusted: {@link #makeMove} of a move that is not pseudo-legal corrupts the board. One board per
 * thread; nothing allocates but the constructors, {@link #copyFrom} and a game longer than the
 * stack.
 */
public final class Board {
  private static final int RESERVE_BITS = 5;
  private static final int RESERVE_MASK = 31;
  private static final int COLOR_BITS = RESERVE_BITS * Roles.RESERVE_COUNT;
  private static final long COLOR_MASK = (1L << COLOR_BITS) - 1;

  /** Longs that one ply takes on the stack: key, reserves, promoted marks, packed rest. */
  private static final int FRAME = 4;

  private static final int INITIAL_PLIES = 256;

  // The packed rest of a frame: castling 18 bits, en passant square 7, half-move clock 13, captured
  // 4, move 22.
  private static final int FRAME_EP = 18;
  private static final int FRAME_CLOCK = 25;
  private static final int FRAME_CAPTURED = 38;
  private static final int FRAME_MOVE = 42;
  private static final int CASTLING_MASK = (1 << 18) - 1;
  private static final int MAX_CLOCK = (1 << 13) - 1;

  /**
   * Castling bits 0 to 15 are rooks by file, White's first; bits 16 and 17 the kings that never
   * moved.
   */
  private static final int UNMOVED_KING = 1 << 16;

  /** Marks a captured role as promoted. */
  private static final int CAPTURED_PROMOTED = 8;

  /** Stands for checkers that have not been computed since the last move. */
  private static final long UNKNOWN = Bitboards.ALL;

  private final long[] pieceSets = new long[Pieces.COUNT];
  private final long[] colorSets = new long[2];
  private final byte[] mailbox = new byte[64];
  private long[] stack = new long[INITIAL_PLIES * FRAME];

  private final RuleSet rules;
  private final boolean keepsCaptures;
  private final boolean droppedRooksCastle;
  private final boolean takesKings;
  private final long whitePawnDrops;
  private final long blackPawnDrops;
  private final int promotionChoices;

  private int us;
  private long key;
  private long reserves;
  private long promoted;
  private int castling;
  private long castlingMen;
  private int epSquare;
  private int clock;
  private int ply;
  private int firstPly;
  private int captured;
  private int lastMove;
  private long checkers;

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
    clear();
  }

  /** Makes a copy, its move stack included. */
  public Board(Board other) {
    this(other.rules);
    copyFrom(other);
  }

  // Set-up (cold).

  /** Takes all pieces and reserves away; White is to move, no rights, clocks 0 and 1. */
  public void clear() {
    Arrays.fill(pieceSets, 0);
    Arrays.fill(colorSets, 0);
    Arrays.fill(mailbox, (byte) Pieces.NONE);
    us = 0;
    key = 0;
    reserves = 0;
    promoted = 0;
    castling = 0;
    castlingMen = 0;
    epSquare = Squares.NONE;
    clock = 0;
    ply = 0;
    firstPly = 0;
    captured = Roles.NONE;
    lastMove = Moves.NONE;
    checkers = UNKNOWN;
  }

  /** Puts a piece (0 to 11) on an empty square. */
  public void put(int piece, int square) {
    pieceSets[piece] |= 1L << square;
    colorSets[Pieces.color(piece)] |= 1L << square;
    mailbox[square] = (byte) piece;
  }

  /** Marks the piece on a square as promoted. */
  public void setPromoted(int square) {
    promoted |= 1L << square;
  }

  /** Sets a count 0 to 31 of a role 0 to 4 in a reserve. */
  public void setReserve(int color, int role, int count) {
    int shift = reserveSlot(color, role) * RESERVE_BITS;
    reserves = reserves & ~((long) RESERVE_MASK << shift) | (long) count << shift;
  }

  public void setSideToMove(int color) {
    us = color;
  }

  /** Sets the rooks that may still castle, as squares of the first and the eighth rank. */
  public void setCastlingRights(long rooks) {
    castling = (int) (rooks & 0xFF) | (int) (rooks >>> 56) << 8;
  }

  /** Sets the square behind a pawn that just made a double step, or {@link Squares#NONE}. */
  public void setEpSquare(int square) {
    epSquare = square;
  }

  /** Sets the half-move clock in plies and the number of the full move, which starts at 1. */
  public void setClocks(int halfmoves, int fullmoves) {
    clock = Math.clamp(halfmoves, 0, MAX_CLOCK);
    firstPly = 2 * (Math.max(1, fullmoves) - 1);
  }

  /**
   * Completes a set-up: forgets the moves made so far and an en passant square nobody can use,
   * computes the key. Must follow any call of the other set-up methods.
   */
  public void refresh() {
    firstPly = (firstPly & ~1) + us;
    ply = 0;
    captured = Roles.NONE;
    lastMove = Moves.NONE;
    if (epSquare != Squares.NONE
        && (Attacks.pawn(us ^ 1, epSquare) & pieces(us, Roles.PAWN)) == 0) {
      epSquare = Squares.NONE;
    }
    castling &= ~(UNMOVED_KING * 3);
    if (droppedRooksCastle) {
      castling |= pieceOn(Squares.E1) == Pieces.of(0, Roles.KING) ? UNMOVED_KING : 0;
      castling |= pieceOn(Squares.E8) == Pieces.of(1, Roles.KING) ? UNMOVED_KING << 1 : 0;
    }
    castlingMen = computeCastlingMen();
    checkers = UNKNOWN;
    key = computeKey();
  }

  /**
   * Takes over the whole state of another board, its move stack included.
   *
   * @throws IllegalArgumentException if the other board plays by other rules
   */
  public void copyFrom(Board other) {
    if (!rules.equals(other.rules)) {
      throw new IllegalArgumentException(
          "a board of " + other.rules.name() + " into " + rules.name());
    }
    System.arraycopy(other.pieceSets, 0, pieceSets, 0, pieceSets.length);
    System.arraycopy(other.colorSets, 0, colorSets, 0, colorSets.length);
    System.arraycopy(other.mailbox, 0, mailbox, 0, mailbox.length);
    if (stack.length < other.stack.length) {
      stack = new long[other.stack.length];
    }
    System.arraycopy(other.stack, 0, stack, 0, other.ply * FRAME);
    us = other.us;
    key = other.key;
    reserves = other.reserves;
    promoted = other.promoted;
    castling = other.castling;
    castlingMen = other.castlingMen;
    epSquare = other.epSquare;
    clock = other.clock;
    ply = other.ply;
    firstPly = other.firstPly;
    captured = other.captured;
    lastMove = other.lastMove;
    checkers = other.checkers;
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
    return colorSets[0] | colorSets[1];
  }

  public long colorPieces(int color) {
    return colorSets[color];
  }

  public long pieces(int color, int role) {
    return pieceSets[color * Roles.COUNT + role];
  }

  /** Returns the rooks and queens of a color. */
  public long straightSliders(int color) {
    return pieceSets[color * Roles.COUNT + Roles.ROOK]
        | pieceSets[color * Roles.COUNT + Roles.QUEEN];
  }

  /** Returns the bishops and queens of a color. */
  public long diagonalSliders(int color) {
    return pieceSets[color * Roles.COUNT + Roles.BISHOP]
        | pieceSets[color * Roles.COUNT + Roles.QUEEN];
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
    return Long.numberOfTrailingZeros(pieceSets[color * Roles.COUNT + Roles.KING]);
  }

  /** Returns how many pieces of a role 0 to 4 a color may drop. */
  public int reserveCount(int color, int role) {
    return (int) (reserves >>> reserveSlot(color, role) * RESERVE_BITS) & RESERVE_MASK;
  }

  /** Returns both reserves: 5 bits a count, White's pawns lowest, Black's queens highest. */
  public long reserves() {
    return reserves;
  }

  /** Returns the reserve of one color: 5 bits a role, pawns lowest; 0 when it is empty. */
  public int reserveOf(int color) {
    return (int) (reserves >>> color * COLOR_BITS & COLOR_MASK);
  }

  /** Returns the squares of promoted pieces. */
  public long promoted() {
    return promoted;
  }

  /** Returns the rooks that may still castle. */
  public long castlingRights() {
    return castling & 0xFFL | (castling & 0xFF00L) << 48;
  }

  /**
   * Returns the square a pawn can be taken on en passant, or {@link Squares#NONE} if no pawn
   * attacks it.
   */
  public int epSquare() {
    return epSquare;
  }

  /** Returns the plies since the last capture, pawn move or drop. */
  public int halfmoveClock() {
    return clock;
  }

  public int fullmoveNumber() {
    return (firstPly + ply >> 1) + 1;
  }

  /**
   * Returns the key of placement, promoted marks, side to move, rights, en passant square and
   * reserves.
   */
  public long key() {
    return key;
  }

  /** Returns the {@link #key} without the reserves. */
  public long keyWithoutReserves() {
    return key ^ reserveKey();
  }

  /** Returns how many moves were made since the set-up. */
  public int ply() {
    return ply;
  }

  /** Returns the move made last, or {@link Moves#NONE}. */
  public int lastMove() {
    return lastMove;
  }

  /**
   * Returns the role that the last move took off the board, a pawn for a promoted piece; else
   * {@link Roles#NONE}.
   */
  public int lastCapturedRole() {
    return (captured & CAPTURED_PROMOTED) != 0 ? Roles.PAWN : captured;
  }

  /** Returns the key that the board had a number of plies ago, 1 to {@link #ply}. */
  public long keyBefore(int plies) {
    return stack[(ply - plies) * FRAME];
  }

  /** Returns the enemy pieces that give check. */
  public long checkers() {
    long known = checkers;
    if (known == UNKNOWN) {
      known = attackersTo(kingSquare(us), us ^ 1, occupied());
      checkers = known;
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
    return shields & colorSets[color];
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

  // Reserves.

  /**
   * Adds a piece of a role 0 to 4 to a reserve. Unmaking a move made earlier takes it away again.
   */
  public void addToReserve(int color, int role) {
    int slot = reserveSlot(color, role);
    int count = (int) (reserves >>> slot * RESERVE_BITS) & RESERVE_MASK;
    key ^= Zobrist.reserve(slot, count) ^ Zobrist.reserve(slot, count + 1);
    reserves += 1L << slot * RESERVE_BITS;
  }

  /** Takes a piece of a role 0 to 4, which must be there, from a reserve. */
  public void takeFromReserve(int color, int role) {
    int slot = reserveSlot(color, role);
    int count = (int) (reserves >>> slot * RESERVE_BITS) & RESERVE_MASK;
    key ^= Zobrist.reserve(slot, count) ^ Zobrist.reserve(slot, count - 1);
    reserves -= 1L << slot * RESERVE_BITS;
  }

  private static int reserveSlot(int color, int role) {
    return color * Roles.RESERVE_COUNT + role;
  }

  // Moves (hot).

  /** Makes a pseudo-legal move. */
  public void makeMove(int move) {
    pushFrame();
    int from = Moves.from(move);
    int to = Moves.to(move);
    int piece = us * Roles.COUNT + Moves.role(move);
    key ^= Zobrist.EN_PASSANT[epSquare] ^ Zobrist.BLACK_TO_MOVE;
    epSquare = Squares.NONE;
    captured = Roles.NONE;
    lastMove = move;
    checkers = UNKNOWN;
    clock = Moves.role(move) == Roles.PAWN ? 0 : clock + 1;
    switch (Moves.kind(move)) {
      case Moves.QUIET -> movePiece(piece, from, to);
      case Moves.CAPTURE -> {
        takePiece(to);
        movePiece(piece, from, to);
      }
      case Moves.DROP -> makeDrop(piece, Moves.role(move), to);
      case Moves.DOUBLE_PUSH -> makeDoublePush(piece, from, to);
      case Moves.PROMOTION -> makePromotion(piece, move, from, to);
      case Moves.PROMOTION_CAPTURE -> {
        takePiece(to);
        makePromotion(piece, move, from, to);
      }
      case Moves.EN_PASSANT -> {
        takePiece(to ^ 8);
        movePiece(piece, from, to);
      }
      case Moves.CASTLE -> makeCastle(from, to);
      default -> {} // a pass moves nothing
    }
    us ^= 1;
  }

  /** Takes the last move, or pass, back. */
  public void unmakeMove() {
    int move = lastMove;
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
    popFrame();
  }

  /** Gives the move to the other side without moving; must not be in check. */
  public void makePass() {
    makeMove(Moves.PASS);
  }

  private void pushFrame() {
    int at = ply * FRAME;
    if (at == stack.length) {
      stack = Arrays.copyOf(stack, 2 * stack.length);
    }
    long[] frames = stack;
    frames[at] = key;
    frames[at + 1] = reserves;
    frames[at + 2] = promoted;
    frames[at + 3] =
        castling
            | (long) epSquare << FRAME_EP
            | (long) Math.min(clock, MAX_CLOCK) << FRAME_CLOCK
            | (long) captured << FRAME_CAPTURED
            | (long) lastMove << FRAME_MOVE;
    ply++;
  }

  private void popFrame() {
    ply--;
    int at = ply * FRAME;
    long[] frames = stack;
    key = frames[at];
    reserves = frames[at + 1];
    promoted = frames[at + 2];
    long rest = frames[at + 3];
    int rights = (int) rest & CASTLING_MASK;
    epSquare = (int) (rest >>> FRAME_EP) & 127;
    clock = (int) (rest >>> FRAME_CLOCK) & MAX_CLOCK;
    captured = (int) (rest >>> FRAME_CAPTURED) & 15;
    lastMove = (int) (rest >>> FRAME_MOVE);
    checkers = UNKNOWN;
    if (rights != castling) {
      castling = rights;
      castlingMen = computeCastlingMen();
    }
  }

  /** Moves a piece and keeps key, marks and rights right; the target square is empty. */
  private void movePiece(int piece, int from, int to) {
    long fromTo = 1L << from | 1L << to;
    shift(piece, from, to);
    key ^= Zobrist.PIECE[piece << 6 | from] ^ Zobrist.PIECE[piece << 6 | to];
    if ((promoted >>> from & 1) != 0) {
      promoted ^= fromTo;
      key ^= Zobrist.PROMOTED[from] ^ Zobrist.PROMOTED[to];
    }
    if ((castlingMen & fromTo) != 0) {
      loseRights(fromTo);
    }
  }

  private void makeDoublePush(int piece, int from, int to) {
    shift(piece, from, to);
    key ^= Zobrist.PIECE[piece << 6 | from] ^ Zobrist.PIECE[piece << 6 | to];
    int behind = from + to >> 1;
    if ((Attacks.pawn(us, behind) & pieces(us ^ 1, Roles.PAWN)) != 0) {
      epSquare = behind;
      key ^= Zobrist.EN_PASSANT[behind];
    }
  }

  private void makeDrop(int piece, int role, int square) {
    lift(piece, square);
    mailbox[square] = (byte) piece;
    key ^= Zobrist.PIECE[piece << 6 | square];
    takeFromReserve(us, role);
    clock = 0;
    if (droppedRooksCastle && role == Roles.ROOK) {
      gainRight(square);
    }
  }

  private void makePromotion(int pawn, int move, int from, int to) {
    int role = Moves.promotion(move);
    lift(pawn, from);
    key ^= Zobrist.PIECE[pawn << 6 | from];
    if (role == Roles.PAWN) {
      return; // discarded: the square stays empty
    }
    int piece = us * Roles.COUNT + role;
    lift(piece, to);
    mailbox[to] = (byte) piece;
    promoted |= 1L << to;
    key ^= Zobrist.PIECE[piece << 6 | to] ^ Zobrist.PROMOTED[to];
  }

  private void unmakePromotion(int pawn, int move, int from, int to) {
    if (Moves.promotion(move) != Roles.PAWN) {
      lift(us * Roles.COUNT + Moves.promotion(move), to);
    }
    lift(pawn, from);
    mailbox[from] = (byte) pawn;
  }

  private void makeCastle(int king, int rook) {
    int kingTo = castledKing(king, rook);
    int rookTo = castledRook(king, rook);
    int kingPiece = us * Roles.COUNT + Roles.KING;
    int rookPiece = us * Roles.COUNT + Roles.ROOK;
    lift(kingPiece, king);
    lift(rookPiece, rook);
    lift(kingPiece, kingTo);
    lift(rookPiece, rookTo);
    mailbox[kingTo] = (byte) kingPiece;
    mailbox[rookTo] = (byte) rookPiece;
    key ^=
        Zobrist.PIECE[kingPiece << 6 | king]
            ^ Zobrist.PIECE[kingPiece << 6 | kingTo]
            ^ Zobrist.PIECE[rookPiece << 6 | rook]
            ^ Zobrist.PIECE[rookPiece << 6 | rookTo];
    changeRights(castling & ~rightsOf(us));
  }

  private void unmakeCastle(int king, int rook) {
    int kingPiece = us * Roles.COUNT + Roles.KING;
    int rookPiece = us * Roles.COUNT + Roles.ROOK;
    lift(kingPiece, castledKing(king, rook));
    lift(rookPiece, castledRook(king, rook));
    lift(kingPiece, king);
    lift(rookPiece, rook);
    mailbox[king] = (byte) kingPiece;
    mailbox[rook] = (byte) rookPiece;
  }

  /** Returns where the king lands when it castles with a rook: the g or the c file. */
  public static int castledKing(int king, int rook) {
    return king & 56 | (rook > king ? 6 : 2);
  }

  /** Returns where the rook lands when a king castles with it: the f or the d file. */
  public static int castledRook(int king, int rook) {
    return king & 56 | (rook > king ? 5 : 3);
  }

  /** Moves bits and mailbox of a piece to an empty square, nothing else. */
  private void shift(int piece, int from, int to) {
    long fromTo = 1L << from | 1L << to;
    pieceSets[piece] ^= fromTo;
    colorSets[us] ^= fromTo;
    mailbox[from] = (byte) Pieces.NONE;
    mailbox[to] = (byte) piece;
  }

  /** Flips the bit of a piece of the side to move and empties the square in the mailbox. */
  private void lift(int piece, int square) {
    pieceSets[piece] ^= 1L << square;
    colorSets[us] ^= 1L << square;
    mailbox[square] = (byte) Pieces.NONE;
  }

  private void takePiece(int square) {
    int victim = mailbox[square];
    long bit = 1L << square;
    int role = victim - (us ^ 1) * Roles.COUNT;
    pieceSets[victim] ^= bit;
    colorSets[us ^ 1] ^= bit;
    mailbox[square] = (byte) Pieces.NONE;
    key ^= Zobrist.PIECE[victim << 6 | square];
    captured = role;
    clock = 0;
    if ((promoted & bit) != 0) {
      captured = role | CAPTURED_PROMOTED;
      promoted ^= bit;
      key ^= Zobrist.PROMOTED[square];
    }
    if ((castlingMen & bit) != 0) {
      loseRights(bit);
    }
    if (keepsCaptures && role != Roles.KING) {
      addToReserve(us, lastCapturedRole());
    }
  }

  private void restoreCaptured(int square) {
    int victim = (us ^ 1) * Roles.COUNT + (captured & 7);
    pieceSets[victim] ^= 1L << square;
    colorSets[us ^ 1] ^= 1L << square;
    mailbox[square] = (byte) victim;
  }

  // Castling rights (cold).

  /**
   * Takes the rights away that the men who left their squares had; the board is already changed.
   */
  private void loseRights(long left) {
    int rights = castling & ~((int) (left & 0xFF) | (int) (left >>> 56) << 8);
    for (int color = 0; color < 2; color++) {
      if ((pieces(color, Roles.KING) & castlingMen) == 0) {
        rights &= ~rightsOf(color);
      }
    }
    changeRights(rights);
  }

  private void gainRight(int square) {
    int home = us == 0 ? Squares.A1 : Squares.A8;
    if ((castling & UNMOVED_KING << us) != 0 && (square == home || square == home + 7)) {
      changeRights(castling | 1 << 8 * us + Squares.file(square));
    }
  }

  private static int rightsOf(int color) {
    return 0xFF << 8 * color | UNMOVED_KING << color;
  }

  private void changeRights(int rights) {
    key ^= castlingKey();
    castling = rights;
    castlingMen = computeCastlingMen();
    key ^= castlingKey();
  }

  private long castlingKey() {
    long sum = 0;
    for (long rest = castlingRights(); rest != 0; rest &= rest - 1) {
      sum ^= Zobrist.CASTLING[Long.numberOfTrailingZeros(rest)];
    }
    for (int color = 0; color < 2; color++) {
      sum ^= (castling & UNMOVED_KING << color) != 0 ? Zobrist.CASTLING[32 + color] : 0;
    }
    return sum;
  }

  // From scratch (cold).

  private long reserveKey() {
    long sum = 0;
    for (int slot = 0; slot < 2 * Roles.RESERVE_COUNT; slot++) {
      sum ^= Zobrist.reserve(slot, (int) (reserves >>> slot * RESERVE_BITS) & RESERVE_MASK);
    }
    return sum;
  }

  private long computeCastlingMen() {
    long men = castlingRights();
    for (int color = 0; color < 2; color++) {
      men |= (castling & rightsOf(color)) != 0 ? pieces(color, Roles.KING) : 0;
    }
    return men;
  }

  private long computeKey() {
    long sum = castlingKey() ^ reserveKey() ^ Zobrist.EN_PASSANT[epSquare];
    for (int square = 0; square < 64; square++) {
      int piece = mailbox[square];
      sum ^= piece == Pieces.NONE ? 0 : Zobrist.PIECE[piece << 6 | square];
      sum ^= (promoted >>> square & 1) != 0 ? Zobrist.PROMOTED[square] : 0;
    }
    return us == 0 ? sum : sum ^ Zobrist.BLACK_TO_MOVE;
  }

  /**
   * Checks that all parts of the board agree and the key equals the one from scratch; for tests and
   * assertions.
   *
   * @throws IllegalStateException if they do not
   */
  public void checkInvariants() {
    for (int square = 0; square < 64; square++) {
      for (int piece = 0; piece < Pieces.COUNT; piece++) {
        boolean inSet = (pieceSets[piece] >>> square & 1) != 0;
        check(inSet == (mailbox[square] == piece), "mailbox", square);
      }
    }
    for (int color = 0; color < 2; color++) {
      long union = 0;
      for (int role = 0; role < Roles.COUNT; role++) {
        union |= pieces(color, role);
      }
      check(union == colorSets[color], "color set", color);
    }
    check((promoted & ~occupied()) == 0, "promoted marks", 0);
    check(castlingMen == computeCastlingMen(), "castling men", 0);
    check(key == computeKey(), "key", 0);
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
