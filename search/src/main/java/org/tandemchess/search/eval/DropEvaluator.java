package org.tandemchess.search.eval;

import org.tandemchess.rules.attack.Attacks;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.Reserves;
import org.tandemchess.rules.core.Bitboards;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.Squares;
import org.tandemchess.search.api.Evaluator;

/**
 * Judges a board of a game with drops: pieces where they stand from both kings, hands, mobility,
 * threats, and how open each king lies to what the enemy has on the board and in hand.
 *
 * <p>All numbers are {@link Weights}, all terms are listed in {@link Term}. One per thread: it
 * keeps scratch fields. Nothing is allocated by {@link #evaluate}.
 */
public final class DropEvaluator implements Evaluator {
  private static final int LIMIT = 20_000;

  private static final int KNIGHT_MOBILITY = Term.KNIGHT_MOBILITY.start();
  private static final int BISHOP_MOBILITY = Term.BISHOP_MOBILITY.start();
  private static final int ROOK_MOBILITY = Term.ROOK_MOBILITY.start();
  private static final int QUEEN_MOBILITY = Term.QUEEN_MOBILITY.start();
  private static final int BISHOP_PAIR = Term.BISHOP_PAIR.start();
  private static final int PROMOTED = Term.PROMOTED.start();
  private static final int PASSED = Term.PASSED.start();
  private static final int CASTLING = Term.CASTLING.start();
  private static final int PAWN_THREAT = Term.PAWN_THREAT.start();
  private static final int MINOR_THREAT = Term.MINOR_THREAT.start();
  private static final int LOOSE = Term.LOOSE.start();
  private static final int TEMPO = Term.TEMPO.start();
  private static final int TEMPO_MOST = Term.TEMPO.size() - 1;

  private final WeightTables tables;
  private final AttackMap map = new AttackMap();
  private final KingDanger danger;

  /** Makes an evaluator with the weights that Tandem plays with. */
  public DropEvaluator() {
    this(Shipped.TABLES);
  }

  /** Makes an evaluator with these weights. */
  public DropEvaluator(Weights weights) {
    this(new WeightTables(weights));
  }

  DropEvaluator(WeightTables tables) {
    this.tables = tables;
    danger = new KingDanger(tables, map);
  }

  @Override
  public int evaluate(Board board) {
    prepare(board, 0);
    prepare(board, 1);
    int score = men(board, 0) - men(board, 1);
    score += threats(board, 0) - threats(board, 1);
    score += hand(board, 0) - hand(board, 1);
    score -= danger.centipawns(board, 0) - danger.centipawns(board, 1);
    int mover = board.sideToMove();
    int own = mover == 0 ? score : -score;
    tables.turnTo(mover);
    int held = Math.min(Reserves.size(board.reserveOf(mover)), TEMPO_MOST);
    return Math.clamp(own + tables.one(TEMPO + held), -LIMIT, LIMIT);
  }

  private void prepare(Board board, int us) {
    long pawns = Bitboards.forward(us, board.pieces(us, Roles.PAWN));
    long attacks = Bitboards.east(pawns) | Bitboards.west(pawns);
    map.byRole[us << 3 | Roles.PAWN] = attacks;
    map.byMen[us] = attacks;
  }

  /** Pieces where they stand, and the squares they reach, which it collects. */
  private int men(Board board, int us) {
    tables.turnTo(us);
    int flip = 56 * us;
    int own = board.kingSquare(us) ^ flip;
    int enemy = board.kingSquare(us ^ 1) ^ flip;
    long useful = ~board.colorPieces(us) & ~map.byRole[(us ^ 1) << 3 | Roles.PAWN];
    long leapers = 0;
    int sum = tables.king(own) + pawns(board, us, own, enemy);
    for (long set = board.pieces(us, Roles.KNIGHT); set != 0; set &= set - 1) {
      int square = Long.numberOfTrailingZeros(set);
      long reach = Attacks.knight(square);
      leapers |= reach;
      sum += tables.piece(Roles.KNIGHT, square ^ flip, own, enemy);
      sum += tables.one(KNIGHT_MOBILITY + Long.bitCount(reach & useful));
    }
    map.byRole[us << 3 | Roles.KNIGHT] = leapers;
    sum += bishops(board, us, own, enemy, useful) + straight(board, us, own, enemy, useful);
    int index = us << 3;
    map.byMen[us] |=
        leapers
            | map.byRole[index | Roles.BISHOP]
            | map.byRole[index | Roles.ROOK]
            | map.byRole[index | Roles.QUEEN];
    map.all[us] = map.byMen[us] | Attacks.king(board.kingSquare(us));
    long promoted = board.promoted() & board.colorPieces(us);
    if (promoted != 0) {
      sum += tables.many(PROMOTED, Long.bitCount(promoted));
    }
    long rights = board.castlingRights() & board.colorPieces(us);
    return rights == 0 ? sum : sum + tables.one(CASTLING + ((rights & rights - 1) == 0 ? 0 : 1));
  }

  private int pawns(Board board, int us, int own, int enemy) {
    int flip = 56 * us;
    long enemyPawns = board.pieces(us ^ 1, Roles.PAWN);
    int sum = 0;
    for (long set = board.pieces(us, Roles.PAWN); set != 0; set &= set - 1) {
      int square = Long.numberOfTrailingZeros(set);
      sum += tables.piece(Roles.PAWN, square ^ flip, own, enemy);
      if ((BoardMasks.FRONT_SPANS[us << 6 | square] & enemyPawns) == 0) {
        sum += tables.one(PASSED + Squares.relativeRank(us, square));
      }
    }
    return sum;
  }

  private int bishops(Board board, int us, int own, int enemy, long useful) {
    int flip = 56 * us;
    long occupied = board.occupied();
    long bishops = board.pieces(us, Roles.BISHOP);
    long attacks = 0;
    int sum = 0;
    for (long set = bishops; set != 0; set &= set - 1) {
      int square = Long.numberOfTrailingZeros(set);
      long reach = Attacks.bishop(square, occupied);
      attacks |= reach;
      sum += tables.piece(Roles.BISHOP, square ^ flip, own, enemy);
      sum += tables.one(BISHOP_MOBILITY + Long.bitCount(reach & useful));
    }
    map.byRole[us << 3 | Roles.BISHOP] = attacks;
    return (bishops & bishops - 1) == 0 ? sum : sum + tables.one(BISHOP_PAIR);
  }

  private int straight(Board board, int us, int own, int enemy, long useful) {
    int flip = 56 * us;
    long occupied = board.occupied();
    long attacks = 0;
    int sum = 0;
    for (long set = board.pieces(us, Roles.ROOK); set != 0; set &= set - 1) {
      int square = Long.numberOfTrailingZeros(set);
      long reach = Attacks.rook(square, occupied);
      attacks |= reach;
      sum += tables.piece(Roles.ROOK, square ^ flip, own, enemy);
      sum += tables.one(ROOK_MOBILITY + Long.bitCount(reach & useful));
    }
    map.byRole[us << 3 | Roles.ROOK] = attacks;
    attacks = 0;
    for (long set = board.pieces(us, Roles.QUEEN); set != 0; set &= set - 1) {
      int square = Long.numberOfTrailingZeros(set);
      long reach = Attacks.queen(square, occupied);
      attacks |= reach;
      sum += tables.piece(Roles.QUEEN, square ^ flip, own, enemy);
      sum += tables.one(QUEEN_MOBILITY + Long.bitCount(reach & useful));
    }
    map.byRole[us << 3 | Roles.QUEEN] = attacks;
    return sum;
  }

  /** Attacked pieces of the enemy, which have to move unless it is our turn. */
  private int threats(Board board, int us) {
    tables.turnTo(us);
    int them = us ^ 1;
    int waits = us == board.sideToMove() ? 0 : 1;
    long byPawn = map.byRole[us << 3 | Roles.PAWN] & board.colorPieces(them);
    long byMinor = map.byRole[us << 3 | Roles.KNIGHT] | map.byRole[us << 3 | Roles.BISHOP];
    long loose = map.all[us] & ~map.all[them] & board.colorPieces(them);
    int sum = 0;
    if (byPawn != 0) {
      for (int role = Roles.KNIGHT; role <= Roles.QUEEN; role++) {
        int count = Long.bitCount(byPawn & board.pieces(them, role));
        sum += tables.many(PAWN_THREAT + 4 * waits + role - 1, count);
      }
    }
    for (int role = Roles.ROOK; role <= Roles.QUEEN; role++) {
      int count = Long.bitCount(byMinor & board.pieces(them, role));
      sum += tables.many(MINOR_THREAT + 2 * waits + role - Roles.ROOK, count);
    }
    if (loose != 0) {
      for (int role = Roles.PAWN; role <= Roles.QUEEN; role++) {
        int count = Long.bitCount(loose & board.pieces(them, role));
        sum += tables.many(LOOSE + 5 * waits + role, count);
      }
    }
    return sum;
  }

  private int hand(Board board, int us) {
    tables.turnTo(us);
    int hand = board.reserveOf(us);
    int sum = 0;
    for (int role = Roles.PAWN; Reserves.holdsFrom(hand, role); role++) {
      sum += tables.hand(role, Reserves.count(hand, role));
    }
    return sum;
  }

  private static final class Shipped {
    static final WeightTables TABLES = new WeightTables(Weights.shipped());
  }
}
