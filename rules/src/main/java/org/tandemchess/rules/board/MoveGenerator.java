package org.tandemchess.rules.board;

import org.tandemchess.rules.attack.Attacks;
import org.tandemchess.rules.attack.Lines;
import org.tandemchess.rules.core.Bitboards;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.RuleSet.DropAggression;

/**
 * Lists the legal moves of a board, all at once or in stages. Static and without state; nothing
 * allocates.
 *
 * <p>Legality comes before listing: pinned pieces keep to their line, a check restricts every
 * target to the squares that end it ({@link Constraints}), and only king moves, castling and en
 * passant look at the board after the move. The methods append to the buffer; {@link #legal}
 * appends what {@link #captures}, {@link #quiets} and {@link #drops} do, in that order.
 */
public final class MoveGenerator {
  private MoveGenerator() {}

  /** Appends all legal moves: captures and promotions, quiet moves, drops. */
  public static void legal(Board board, MoveBuffer out) {
    long evading = Constraints.evadingSquares(board);
    long pinned = Constraints.pinned(board);
    captures(board, out, evading, pinned);
    quiets(board, out, evading, pinned);
    drops(board, out);
  }

  /** Appends the legal captures and all legal promotions. */
  public static void captures(Board board, MoveBuffer out) {
    captures(board, out, Constraints.evadingSquares(board), Constraints.pinned(board));
  }

  /** Appends the legal moves that neither take nor promote nor drop. */
  public static void quiets(Board board, MoveBuffer out) {
    quiets(board, out, Constraints.evadingSquares(board), Constraints.pinned(board));
  }

  /** Appends the legal drops, pawns first, each role by squares from a1. */
  public static void drops(Board board, MoveBuffer out) {
    dropsOn(board, Bitboards.ALL, out);
  }

  /** Appends the legal drops on the given squares. */
  public static void dropsOn(Board board, long squares, MoveBuffer out) {
    int us = board.sideToMove();
    int reserve = board.reserveOf(us);
    if (reserve == 0) {
      return;
    }
    int first = out.size;
    long targets = Constraints.dropSquares(board) & squares;
    for (int role = 0; role < Roles.RESERVE_COUNT; role++) {
      if (board.reserveCount(us, role) != 0) {
        long set = role == Roles.PAWN ? targets & board.pawnDropSquares(us) : targets;
        for (; set != 0; set &= set - 1) {
          out.moves[out.size++] = Moves.drop(role, Long.numberOfTrailingZeros(set));
        }
      }
    }
    if (board.rules().dropAggression() != DropAggression.MATE) {
      DropLimits.filter(board, out, first);
    }
  }

  /** Returns how many legal moves there are, without listing them. */
  public static int countLegal(Board board) {
    return MoveCounter.count(board);
  }

  /** Returns whether the side to move has any legal move. */
  public static boolean hasLegalMove(Board board) {
    return MoveCounter.count(board) != 0;
  }

  private static void captures(Board board, MoveBuffer out, long evading, long pinned) {
    long enemies = board.colorPieces(board.sideToMove() ^ 1);
    pieces(board, out, enemies & evading, pinned, Moves.CAPTURE);
    kingSteps(board, out, enemies, Moves.CAPTURE);
    pawnCaptures(board, out, enemies & evading, pinned);
    promotingPushes(board, out, evading, pinned);
    enPassant(board, out);
  }

  private static void quiets(Board board, MoveBuffer out, long evading, long pinned) {
    long empty = ~board.occupied();
    pieces(board, out, empty & evading, pinned, Moves.QUIET);
    kingSteps(board, out, empty, Moves.QUIET);
    pushes(board, out, evading, pinned);
    castles(board, out);
  }

  private static void pieces(Board board, MoveBuffer out, long targets, long pinned, int kind) {
    int us = board.sideToMove();
    long occupied = board.occupied();
    for (long set = board.pieces(us, Roles.KNIGHT) & ~pinned; set != 0; set &= set - 1) {
      int from = Long.numberOfTrailingZeros(set);
      add(out, from, Attacks.knight(from) & targets, kind, Roles.KNIGHT);
    }
    int king = board.kingSquare(us);
    for (long set = board.pieces(us, Roles.BISHOP); set != 0; set &= set - 1) {
      int from = Long.numberOfTrailingZeros(set);
      long reached = Attacks.bishop(from, occupied) & targets;
      add(out, from, onLine(reached, pinned, king, from), kind, Roles.BISHOP);
    }
    for (long set = board.pieces(us, Roles.ROOK); set != 0; set &= set - 1) {
      int from = Long.numberOfTrailingZeros(set);
      long reached = Attacks.rook(from, occupied) & targets;
      add(out, from, onLine(reached, pinned, king, from), kind, Roles.ROOK);
    }
    for (long set = board.pieces(us, Roles.QUEEN); set != 0; set &= set - 1) {
      int from = Long.numberOfTrailingZeros(set);
      long reached = Attacks.queen(from, occupied) & targets;
      add(out, from, onLine(reached, pinned, king, from), kind, Roles.QUEEN);
    }
  }

  /** Returns the squares that a man may reach without leaving the line of its pin. */
  static long onLine(long reached, long pinned, int king, int from) {
    return (pinned >>> from & 1) == 0 ? reached : reached & Lines.through(king, from);
  }

  private static void add(MoveBuffer out, int from, long targets, int kind, int role) {
    int base = Moves.of(from, 0, kind, role);
    int[] moves = out.moves;
    int size = out.size;
    for (long set = targets; set != 0; set &= set - 1) {
      moves[size++] = base | Long.numberOfTrailingZeros(set) << 6;
    }
    out.size = size;
  }

  private static void kingSteps(Board board, MoveBuffer out, long targets, int kind) {
    int king = board.kingSquare(board.sideToMove());
    add(out, king, Constraints.safeSteps(board, targets), kind, Roles.KING);
  }

  private static void pawnCaptures(Board board, MoveBuffer out, long targets, long pinned) {
    int us = board.sideToMove();
    int king = board.kingSquare(us);
    long pawns = board.pieces(us, Roles.PAWN);
    long reach = Bitboards.forward(us, Bitboards.east(pawns) | Bitboards.west(pawns)) & targets;
    for (long set = reach; set != 0; set &= set - 1) {
      int to = Long.numberOfTrailingZeros(set);
      for (long takers = Attacks.pawn(us ^ 1, to) & pawns; takers != 0; takers &= takers - 1) {
        int from = Long.numberOfTrailingZeros(takers);
        if (onLine(1L << to, pinned, king, from) != 0) {
          addPawnMove(board, out, from, to, Moves.CAPTURE, Moves.PROMOTION_CAPTURE);
        }
      }
    }
  }

  private static void addPawnMove(
      Board board, MoveBuffer out, int from, int to, int kind, int promotionKind) {
    if ((1L << to & Constraints.LAST_RANKS) == 0) {
      out.add(Moves.of(from, to, kind, Roles.PAWN));
      return;
    }
    switch (board.rules().promotion()) {
      case UPGRADE -> {
        out.add(Moves.promotion(from, to, promotionKind, Roles.QUEEN));
        out.add(Moves.promotion(from, to, promotionKind, Roles.KNIGHT));
        out.add(Moves.promotion(from, to, promotionKind, Roles.ROOK));
        out.add(Moves.promotion(from, to, promotionKind, Roles.BISHOP));
      }
      case QUEEN_KNIGHT -> {
        out.add(Moves.promotion(from, to, promotionKind, Roles.QUEEN));
        out.add(Moves.promotion(from, to, promotionKind, Roles.KNIGHT));
      }
      case DISCARD -> out.add(Moves.promotion(from, to, promotionKind, Roles.PAWN));
    }
  }

  private static void promotingPushes(Board board, MoveBuffer out, long evading, long pinned) {
    int us = board.sideToMove();
    int king = board.kingSquare(us);
    long pawns = board.pieces(us, Roles.PAWN);
    long reach =
        Bitboards.forward(us, pawns) & ~board.occupied() & evading & Constraints.LAST_RANKS;
    for (; reach != 0; reach &= reach - 1) {
      int to = Long.numberOfTrailingZeros(reach);
      int from = behind(us, to);
      if (onLine(1L << to, pinned, king, from) != 0) {
        addPawnMove(board, out, from, to, Moves.QUIET, Moves.PROMOTION);
      }
    }
  }

  private static void pushes(Board board, MoveBuffer out, long evading, long pinned) {
    int us = board.sideToMove();
    long empty = ~board.occupied();
    long pawns = Constraints.pushable(board, pinned);
    long single = Bitboards.forward(us, pawns) & empty;
    long twice = Bitboards.forward(us, single & Constraints.thirdRank(us)) & empty & evading;
    for (long set = single & evading & ~Constraints.LAST_RANKS; set != 0; set &= set - 1) {
      int to = Long.numberOfTrailingZeros(set);
      out.moves[out.size++] = Moves.of(behind(us, to), to, Moves.QUIET, Roles.PAWN);
    }
    for (long set = twice; set != 0; set &= set - 1) {
      int to = Long.numberOfTrailingZeros(set);
      int from = behind(us, behind(us, to));
      out.moves[out.size++] = Moves.of(from, to, Moves.DOUBLE_PUSH, Roles.PAWN);
    }
  }

  private static int behind(int us, int square) {
    return us == 0 ? square - 8 : square + 8;
  }

  private static void enPassant(Board board, MoveBuffer out) {
    for (long set = Constraints.enPassantTakers(board); set != 0; set &= set - 1) {
      int from = Long.numberOfTrailingZeros(set);
      out.add(Moves.of(from, board.epSquare(), Moves.EN_PASSANT, Roles.PAWN));
    }
  }

  private static void castles(Board board, MoveBuffer out) {
    for (long set = Constraints.castlingRooks(board); set != 0; set &= set - 1) {
      int king = board.kingSquare(board.sideToMove());
      out.add(Moves.castle(king, Long.numberOfTrailingZeros(set)));
    }
  }
}
