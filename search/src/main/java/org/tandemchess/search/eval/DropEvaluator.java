package org.tandemchess.search.eval;

import org.tandemchess.rules.attack.Attacks;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.Bitboards;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Squares;
import org.tandemchess.search.api.Evaluator;

/**
 * Judges a board by hand-written terms, the strongest being how open each king lies to the drops
 * that the enemy holds.
 *
 * <p>One per thread: it keeps scratch fields. Nothing is allocated by {@link #evaluate}.
 */
public final class DropEvaluator implements Evaluator {
  private static final int LIMIT = 20_000;

  private final PieceValues values;
  private final boolean drops;

  // What the pieces of each color attack; index color.
  private final long[] attacked = new long[2];
  private final long[] attackedByMen = new long[2];
  private final long[] pawnAttacks = new long[2];
  private final long[] ring = new long[2];
  // How strongly the enemy's pieces on the board bear on the king of a color.
  private final int[] pressure = new int[2];

  /** Makes an evaluator for boards of this rule sheet. */
  public DropEvaluator(RuleSet rules) {
    values = PieceValues.of(rules);
    drops = rules.hasReserves();
  }

  @Override
  public int evaluate(Board board) {
    prepare(board, 0);
    prepare(board, 1);
    int score = pieces(board, 0) - pieces(board, 1);
    score += pawns(board, 0) - pawns(board, 1);
    score += threats(board, 0) - threats(board, 1);
    score -= danger(board, 0) - danger(board, 1);
    if (drops) {
      score += reserve(board, 0) - reserve(board, 1);
    } else {
      score += kingEndgame(board, 0) - kingEndgame(board, 1);
    }
    int own = board.sideToMove() == 0 ? score : -score;
    return Math.clamp(own + (drops ? Weights.TEMPO_DROPS : Weights.TEMPO_CHESS), -LIMIT, LIMIT);
  }

  private void prepare(Board board, int us) {
    int king = board.kingSquare(us);
    ring[us] = Attacks.king(king);
    pressure[us] = 0;
    long pawns = Bitboards.forward(us, board.pieces(us, Roles.PAWN));
    pawnAttacks[us] = Bitboards.east(pawns) | Bitboards.west(pawns);
    attackedByMen[us] = pawnAttacks[us];
  }

  /** Material, places and mobility of the officers; collects what they attack. */
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
      sum += Weights.KNIGHT_PLACE[square ^ 56 * us];
      sum += Weights.KNIGHT_MOBILITY * (Long.bitCount(reach & useful) - 4);
      bearing += Weights.KNIGHT_BEARING * Long.bitCount(reach & target);
    }
    for (long set = board.pieces(us, Roles.BISHOP); set != 0; set &= set - 1) {
      int square = Long.numberOfTrailingZeros(set);
      long reach = Attacks.bishop(square, occupied);
      men |= reach;
      sum += Weights.BISHOP_PLACE[square ^ 56 * us];
      sum += Weights.BISHOP_MOBILITY * (Long.bitCount(reach & useful) - 5);
      bearing += Weights.BISHOP_BEARING * Long.bitCount(reach & target);
    }
    for (long set = board.pieces(us, Roles.ROOK); set != 0; set &= set - 1) {
      int square = Long.numberOfTrailingZeros(set);
      long reach = Attacks.rook(square, occupied);
      men |= reach;
      sum += Weights.ROOK_MOBILITY * (Long.bitCount(reach & useful) - 6);
      bearing += Weights.ROOK_BEARING * Long.bitCount(reach & target);
    }
    for (long set = board.pieces(us, Roles.QUEEN); set != 0; set &= set - 1) {
      int square = Long.numberOfTrailingZeros(set);
      long reach = Attacks.queen(square, occupied);
      men |= reach;
      sum += Weights.QUEEN_MOBILITY * (Long.bitCount(reach & useful) - 10);
      bearing += Weights.QUEEN_BEARING * Long.bitCount(reach & target);
    }
    bearing += Weights.PAWN_BEARING * Long.bitCount(pawnAttacks[us] & target);
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
    long promoted = board.promoted() & board.colorPieces(us);
    if (drops && promoted != 0) {
      sum += Weights.PROMOTED_BONUS * Long.bitCount(promoted);
    }
    return board.pieces(us, Roles.BISHOP) == 0
        ? sum
        : sum + (Long.bitCount(board.pieces(us, Roles.BISHOP)) >= 2 ? Weights.BISHOP_PAIR : 0);
  }

  private int pawns(Board board, int us) {
    int sum = 0;
    long enemyPawns = board.pieces(us ^ 1, Roles.PAWN);
    int[] passed = drops ? Weights.PASSED_DROPS : Weights.PASSED_CHESS;
    for (long set = board.pieces(us, Roles.PAWN); set != 0; set &= set - 1) {
      int square = Long.numberOfTrailingZeros(set);
      sum += Weights.PAWN_PLACE[square ^ 56 * us];
      if ((Weights.FRONT_SPANS[us << 6 | square] & enemyPawns) == 0) {
        sum += passed[Squares.relativeRank(us, square)];
      }
    }
    if (!drops) {
      long pawns = board.pieces(us, Roles.PAWN);
      long doubled = pawns & Bitboards.forward(us, pawns);
      long files = fileFill(pawns);
      long lonely = pawns & ~fileFill(Bitboards.east(files) | Bitboards.west(files));
      sum -= Weights.DOUBLED * Long.bitCount(doubled) + Weights.ISOLATED * Long.bitCount(lonely);
    }
    return sum;
  }

  private static long fileFill(long set) {
    long filled = set | set >>> 8 | set << 8;
    filled |= filled >>> 16 | filled << 16;
    return filled | filled >>> 32 | filled << 32;
  }

  private int threats(Board board, int us) {
    int them = us ^ 1;
    long officers =
        board.colorPieces(them) & ~board.pieces(them, Roles.PAWN) & ~board.pieces(them, Roles.KING);
    long byPawn = officers & pawnAttacks[us];
    long loose = officers & attacked[us] & ~attacked[them];
    return Weights.ATTACKED_BY_PAWN * Long.bitCount(byPawn)
        + Weights.LOOSE * Long.bitCount(loose & ~byPawn);
  }

  private int reserve(Board board, int us) {
    int reserve = board.reserveOf(us);
    int sum = 0;
    for (int role = Roles.PAWN; reserve != 0; role++, reserve >>>= 5) {
      sum += values.inHand(role) * (reserve & 31);
    }
    return sum;
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
    int units = pressure[us] + Weights.WEAK_SQUARE * Long.bitCount(weak);
    units -= shelter(board, us, king);
    int hand = board.reserveOf(them);
    if (hand != 0) {
      units += dropUnits(board, us, king, hand, weak);
    }
    if ((escapes & escapes - 1) == 0) {
      units += escapes == 0 ? Weights.NO_ESCAPE : Weights.ONE_ESCAPE;
    }
    int place = drops ? Weights.KING_PLACE[king ^ 56 * us] : 0;
    if (units <= 0) {
      return -place;
    }
    return Math.min(units * units / Weights.DANGER_DIVISOR + units, Weights.MOST_DANGER) - place;
  }

  /** What the pieces in the enemy's hand can do to the king next move. */
  private int dropUnits(Board board, int us, int king, int hand, long weak) {
    long occupied = board.occupied();
    long empty = ~occupied;
    long covered = attacked[us];
    long straight = Attacks.rook(king, occupied);
    long diagonal = Attacks.bishop(king, occupied);
    int units = 0;
    int count = 0;
    int pawns = hand & 31;
    if (pawns != 0) {
      units += checks(Weights.PAWN_CHECK, Attacks.pawn(us, king) & empty, covered);
      count += pawns;
    }
    int knights = hand >>> 5 & 31;
    if (knights != 0) {
      units += checks(Weights.KNIGHT_CHECK, Attacks.knight(king) & empty, covered);
      count += 2 * knights;
    }
    int bishops = hand >>> 10 & 31;
    if (bishops != 0) {
      units += checks(Weights.BISHOP_CHECK, diagonal & empty, covered);
      count += 2 * bishops;
    }
    int rooks = hand >>> 15 & 31;
    if (rooks != 0) {
      units += checks(Weights.ROOK_CHECK, straight & empty, covered);
      count += 2 * rooks;
    }
    int queens = hand >>> 20 & 31;
    if (queens != 0) {
      units += checks(Weights.QUEEN_CHECK, (straight | diagonal) & empty, covered);
      count += 4 * queens;
    }
    // Weak squares that a piece could land on, backed by what already attacks them.
    int holes = Long.bitCount(weak & empty);
    int airy = Long.bitCount(ring[us] & empty & ~attackedByMen[us]);
    return units
        + Weights.IN_HAND * Math.min(count, 12)
        + Weights.SUPPORTED_HOLE * holes
        + Weights.HOLE * airy;
  }

  /** A check on a square that nobody covers counts in full, else a quarter. */
  private static int checks(int weight, long squares, long covered) {
    if (squares == 0) {
      return 0;
    }
    long safe = squares & ~covered;
    if (safe == 0) {
      return weight / 4;
    }
    return (safe & safe - 1) == 0 ? weight : weight + weight / 4;
  }

  /** Returns units that the pawns before the king take off. */
  private static int shelter(Board board, int us, int king) {
    long pawns = board.pieces(us, Roles.PAWN);
    long close = Weights.SHIELDS[us << 6 | king];
    return Weights.SHIELD * Long.bitCount(close & pawns)
        + Weights.FAR_SHIELD * Long.bitCount(Bitboards.forward(us, close) & pawns);
  }

  /** In chess the king hides while officers are about and walks to the middle afterwards. */
  private static int kingEndgame(Board board, int us) {
    int them = us ^ 1;
    int king = board.kingSquare(us);
    int force =
        Long.bitCount(board.pieces(them, Roles.KNIGHT) | board.pieces(them, Roles.BISHOP))
            + 2 * Long.bitCount(board.pieces(them, Roles.ROOK))
            + 4 * Long.bitCount(board.pieces(them, Roles.QUEEN));
    int full = Math.min(force, Weights.FULL_FORCE);
    return (Weights.KING_PLACE[king ^ 56 * us] * full
            + Weights.KING_CENTER[king] * (Weights.FULL_FORCE - full))
        / Weights.FULL_FORCE;
  }
}
