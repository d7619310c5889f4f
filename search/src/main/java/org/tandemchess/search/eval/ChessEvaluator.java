package org.tandemchess.search.eval;

import org.tandemchess.rules.attack.Attacks;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.Bitboards;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.Squares;
import org.tandemchess.search.api.Evaluator;
import org.tandemchess.search.api.PieceValues;

/**
 * Judges a board of a game without drops by terms that were written by hand.
 *
 * <p>One per thread: it keeps scratch fields. Nothing is allocated by {@link #evaluate}.
 */
final class ChessEvaluator implements Evaluator {
  private static final int LIMIT = 20_000;

  private final PieceValues values = Evaluators.CHESS;

  // What the pieces of each color attack; index color.
  private final long[] attacked = new long[2];
  private final long[] attackedByMen = new long[2];
  private final long[] pawnAttacks = new long[2];
  private final long[] ring = new long[2];
  // How strongly the enemy's pieces on the board bear on the king of a color.
  private final int[] pressure = new int[2];

  @Override
  public int evaluate(Board board) {
    prepare(board, 0);
    prepare(board, 1);
    int score = pieces(board, 0) - pieces(board, 1);
    score += pawns(board, 0) - pawns(board, 1);
    score += threats(board, 0) - threats(board, 1);
    score -= danger(board, 0) - danger(board, 1);
    score += kingEndgame(board, 0) - kingEndgame(board, 1);
    int own = board.sideToMove() == 0 ? score : -score;
    return Math.clamp(own + ChessWeights.TEMPO, -LIMIT, LIMIT);
  }

  private void prepare(Board board, int us) {
    int king = board.kingSquare(us);
    ring[us] = Attacks.king(king);
    pressure[us] = 0;
    long pawns = Bitboards.forward(us, board.pieces(us, Roles.PAWN));
    pawnAttacks[us] = Bitboards.east(pawns) | Bitboards.west(pawns);
    attackedByMen[us] = pawnAttacks[us];
  }

  /** Material, places and mobility of the pieces other than pawns; collects what they attack. */
  private int pieces(Board board, int us) {
    int them = us ^ 1;
    long occupied = board.occupied();
    long useful = ~board.colorPieces(us) & ~pawnAttacks[them];
    long target = ring[them];
    long men = attackedByMen[us];
    int sum = 0;
    int bearing = 0;
    for (long set = board.pieces(us, Roles.KNIGHT); set != 0; set &= set - 1) {
      int square = Long.numberOfTrailingZeros(set);
      long reach = Attacks.knight(square);
      men |= reach;
      sum += ChessWeights.KNIGHT_PLACE[square ^ 56 * us];
      sum += ChessWeights.KNIGHT_MOBILITY * (Long.bitCount(reach & useful) - 4);
      bearing += ChessWeights.KNIGHT_BEARING * Long.bitCount(reach & target);
    }
    for (long set = board.pieces(us, Roles.BISHOP); set != 0; set &= set - 1) {
      int square = Long.numberOfTrailingZeros(set);
      long reach = Attacks.bishop(square, occupied);
      men |= reach;
      sum += ChessWeights.BISHOP_PLACE[square ^ 56 * us];
      sum += ChessWeights.BISHOP_MOBILITY * (Long.bitCount(reach & useful) - 5);
      bearing += ChessWeights.BISHOP_BEARING * Long.bitCount(reach & target);
    }
    for (long set = board.pieces(us, Roles.ROOK); set != 0; set &= set - 1) {
      int square = Long.numberOfTrailingZeros(set);
      long reach = Attacks.rook(square, occupied);
      men |= reach;
      sum += ChessWeights.ROOK_MOBILITY * (Long.bitCount(reach & useful) - 6);
      bearing += ChessWeights.ROOK_BEARING * Long.bitCount(reach & target);
    }
    for (long set = board.pieces(us, Roles.QUEEN); set != 0; set &= set - 1) {
      int square = Long.numberOfTrailingZeros(set);
      long reach = Attacks.queen(square, occupied);
      men |= reach;
      sum += ChessWeights.QUEEN_MOBILITY * (Long.bitCount(reach & useful) - 10);
      bearing += ChessWeights.QUEEN_BEARING * Long.bitCount(reach & target);
    }
    bearing += ChessWeights.PAWN_BEARING * Long.bitCount(pawnAttacks[us] & target);
    pressure[them] = bearing;
    attackedByMen[us] = men;
    attacked[us] = men | ring[us];
    return sum + material(board, us);
  }

  private int material(Board board, int us) {
    int sum = 0;
    for (int role = Roles.PAWN; role <= Roles.QUEEN; role++) {
      sum += values.onBoard(role) * Long.bitCount(board.pieces(us, role));
    }
    return board.pieces(us, Roles.BISHOP) == 0
        ? sum
        : sum + (Long.bitCount(board.pieces(us, Roles.BISHOP)) >= 2 ? ChessWeights.BISHOP_PAIR : 0);
  }

  private int pawns(Board board, int us) {
    int sum = 0;
    long enemyPawns = board.pieces(us ^ 1, Roles.PAWN);
    for (long set = board.pieces(us, Roles.PAWN); set != 0; set &= set - 1) {
      int square = Long.numberOfTrailingZeros(set);
      sum += ChessWeights.PAWN_PLACE[square ^ 56 * us];
      if ((BoardMasks.FRONT_SPANS[us << 6 | square] & enemyPawns) == 0) {
        sum += ChessWeights.PASSED[Squares.relativeRank(us, square)];
      }
    }
    long pawns = board.pieces(us, Roles.PAWN);
    long doubled = pawns & Bitboards.forward(us, pawns);
    long files = fileFill(pawns);
    long lonely = pawns & ~fileFill(Bitboards.east(files) | Bitboards.west(files));
    return sum
        - ChessWeights.DOUBLED * Long.bitCount(doubled)
        - ChessWeights.ISOLATED * Long.bitCount(lonely);
  }

  private static long fileFill(long set) {
    long filled = set | set >>> 8 | set << 8;
    filled |= filled >>> 16 | filled << 16;
    return filled | filled >>> 32 | filled << 32;
  }

  private int threats(Board board, int us) {
    int them = us ^ 1;
    long nonPawns =
        board.colorPieces(them) & ~board.pieces(them, Roles.PAWN) & ~board.pieces(them, Roles.KING);
    long byPawn = nonPawns & pawnAttacks[us];
    long loose = nonPawns & attacked[us] & ~attacked[them];
    return ChessWeights.ATTACKED_BY_PAWN * Long.bitCount(byPawn)
        + ChessWeights.LOOSE * Long.bitCount(loose & ~byPawn);
  }

  /** How much the king of a color has to fear, in cp, from 0. */
  private int danger(Board board, int us) {
    int them = us ^ 1;
    int king = board.kingSquare(us);
    long near = ring[us];
    long enemy = attackedByMen[them] | ring[them];
    long guarded = attackedByMen[us];
    long weak = near & enemy & ~guarded;
    long escapes = near & ~board.colorPieces(us) & ~enemy;
    int units = pressure[us] + ChessWeights.WEAK_SQUARE * Long.bitCount(weak);
    units -= shelter(board, us, king);
    if ((escapes & escapes - 1) == 0) {
      units += escapes == 0 ? ChessWeights.NO_ESCAPE : ChessWeights.ONE_ESCAPE;
    }
    if (units <= 0) {
      return 0;
    }
    return Math.min(units * units / ChessWeights.DANGER_DIVISOR + units, ChessWeights.MOST_DANGER);
  }

  /** Returns units that the pawns before the king take off. */
  private static int shelter(Board board, int us, int king) {
    long pawns = board.pieces(us, Roles.PAWN);
    long close = BoardMasks.SHIELDS[us << 6 | king];
    return ChessWeights.SHIELD * Long.bitCount(close & pawns)
        + ChessWeights.FAR_SHIELD * Long.bitCount(Bitboards.forward(us, close) & pawns);
  }

  /** In chess the king hides while pieces are about and walks to the middle afterwards. */
  private static int kingEndgame(Board board, int us) {
    int them = us ^ 1;
    int king = board.kingSquare(us);
    int force =
        Long.bitCount(board.pieces(them, Roles.KNIGHT) | board.pieces(them, Roles.BISHOP))
            + 2 * Long.bitCount(board.pieces(them, Roles.ROOK))
            + 4 * Long.bitCount(board.pieces(them, Roles.QUEEN));
    int full = Math.min(force, ChessWeights.FULL_FORCE);
    return (ChessWeights.KING_PLACE[king ^ 56 * us] * full
            + ChessWeights.KING_CENTER[king] * (ChessWeights.FULL_FORCE - full))
        / ChessWeights.FULL_FORCE;
  }
}
