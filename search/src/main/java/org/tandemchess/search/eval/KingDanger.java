package org.tandemchess.search.eval;

import org.tandemchess.rules.attack.Attacks;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.Reserves;
import org.tandemchess.rules.core.Bitboards;
import org.tandemchess.rules.core.Roles;

/**
 * How much a king has to fear: the squares around it, the checks that the enemy can give by moving
 * and by dropping, and what its side holds to put in between.
 *
 * <p>Belongs to one evaluator, whose {@link AttackMap} is filled before.
 */
final class KingDanger {
  private static final int MOST_UNITS = 1_150;

  private static final int ATTACK_BASE = Term.ATTACK_BASE.start();
  private static final int BEARING = Term.BEARING.start();
  private static final int WEAK = Term.WEAK.start();
  private static final int BACKED_HOLE = Term.BACKED_HOLE.start();
  private static final int HOLE = Term.HOLE.start();
  private static final int ESCAPE = Term.ESCAPE.start();
  private static final int SHIELD = Term.SHIELD.start();
  private static final int BOARD_CHECK = Term.BOARD_CHECK.start();
  private static final int OPEN_LINE = Term.OPEN_LINE.start();
  private static final int ATTACKER_IN_HAND = Term.ATTACKER_IN_HAND.start();
  private static final int DEFENDER_IN_HAND = Term.DEFENDER_IN_HAND.start();
  private static final int CONTACT_DROP = Term.CONTACT_DROP.start();
  private static final int DISTANT_DROP = Term.DISTANT_DROP.start();

  private static final int STRAIGHT_HAND = Reserves.mask(Roles.ROOK) | Reserves.mask(Roles.QUEEN);
  private static final int DIAGONAL_HAND = Reserves.mask(Roles.BISHOP) | Reserves.mask(Roles.QUEEN);

  private final WeightTables tables;
  private final AttackMap map;

  KingDanger(WeightTables tables, AttackMap map) {
    this.tables = tables;
    this.map = map;
  }

  /** Returns the danger of a number of units in cp; it rises with the square of the units. */
  static double centipawns(double units) {
    return units <= 0
        ? units / 8
        : Math.min(units, MOST_UNITS) * (1 + Math.min(units, MOST_UNITS) / 96) / 8;
  }

  /** Returns cp per unit. */
  static double slope(double units) {
    return units <= 0 ? 0.125 : units >= MOST_UNITS ? 0 : (1 + units / 48) / 8;
  }

  /** Returns 0 for an empty hand, 1 for one or two pieces, 2 for three or four, 3 for more. */
  static int crowd(int hand) {
    return Math.min(Reserves.size(hand) + 1 >> 1, 3);
  }

  /** Returns what the king of a color has to fear, in cp. */
  int centipawns(Board board, int us) {
    tables.turnTo(us);
    int units = Math.min(units(board, us), MOST_UNITS);
    return units <= 0 ? units / 8 : units * (96 + units) / 768;
  }

  private int units(Board board, int us) {
    int them = us ^ 1;
    int king = board.kingSquare(us);
    int turn = board.sideToMove() == us ? 0 : 1;
    int hand = board.reserveOf(them);
    int crowd = crowd(hand);
    long ring = Attacks.king(king);
    long empty = ~board.occupied();
    long loose = ring & ~map.byMen[us];
    long weak = loose & map.all[them];
    long escapes = ring & ~board.colorPieces(us) & ~map.all[them];
    int units = tables.one(ATTACK_BASE);
    if (turn != 0) {
      units += tables.one(ATTACK_BASE + 1);
    }
    for (int role = Roles.PAWN; role <= Roles.QUEEN; role++) {
      units += tables.many(BEARING + role, Long.bitCount(map.byRole[them << 3 | role] & ring));
    }
    units += tables.many(WEAK, Long.bitCount(weak));
    units += tables.many(BACKED_HOLE + crowd, Long.bitCount(weak & empty));
    units += tables.many(HOLE + crowd, Long.bitCount(loose & empty));
    units += tables.one(ESCAPE + 6 * crowd + Math.min(Long.bitCount(escapes), 5));
    units += shield(board, us, king);
    long straight = Attacks.rook(king, board.occupied());
    long diagonal = Attacks.bishop(king, board.occupied());
    units += boardChecks(board, us, straight, diagonal);
    int rook = (hand & STRAIGHT_HAND) == 0 ? 0 : 2;
    int bishop = (hand & DIAGONAL_HAND) == 0 ? 1 : 3;
    units += tables.many(OPEN_LINE + rook, Long.bitCount(straight & empty));
    units += tables.many(OPEN_LINE + bishop, Long.bitCount(diagonal & empty));
    units += inHand(ATTACKER_IN_HAND, hand) + inHand(DEFENDER_IN_HAND, board.reserveOf(us));
    return hand == 0 ? units : units + drops(board, us, straight & empty, diagonal & empty);
  }

  private int shield(Board board, int us, int king) {
    long pawns = board.pieces(us, Roles.PAWN);
    long close = BoardMasks.SHIELDS[us << 6 | king];
    int near = Long.bitCount(close & pawns);
    int far = Long.bitCount(Bitboards.forward(us, close) & pawns);
    return tables.one(SHIELD + 4 * near + far);
  }

  private int boardChecks(Board board, int us, long straight, long diagonal) {
    int them = us ^ 1;
    int index = BOARD_CHECK + (board.sideToMove() == us ? 0 : 4);
    long safe = ~map.all[us] & ~board.colorPieces(them);
    long leaps = Attacks.knight(board.kingSquare(us));
    int units = 0;
    if ((map.byRole[them << 3 | Roles.KNIGHT] & leaps & safe) != 0) {
      units += tables.one(index);
    }
    if ((map.byRole[them << 3 | Roles.BISHOP] & diagonal & safe) != 0) {
      units += tables.one(index + 1);
    }
    if ((map.byRole[them << 3 | Roles.ROOK] & straight & safe) != 0) {
      units += tables.one(index + 2);
    }
    if ((map.byRole[them << 3 | Roles.QUEEN] & (straight | diagonal) & safe) != 0) {
      units += tables.one(index + 3);
    }
    return units;
  }

  private int inHand(int term, int hand) {
    int units = 0;
    for (int role = Roles.PAWN; Reserves.holdsFrom(hand, role); role++) {
      int count = Reserves.count(hand, role);
      if (count != 0) {
        units += tables.one(term + 4 * role + Math.min(count, 4) - 1);
      }
    }
    return units;
  }

  /** What the pieces in the enemy's hand can do next to the king and by checks from further off. */
  private int drops(Board board, int us, long straight, long diagonal) {
    int king = board.kingSquare(us);
    int hand = board.reserveOf(us ^ 1);
    int units = 0;
    if (Reserves.count(hand, Roles.PAWN) != 0) {
      long squares = Attacks.pawn(us, king) & ~board.occupied() & board.pawnDropSquares(us ^ 1);
      units += dropped(board, us, Roles.PAWN, squares);
    }
    if (Reserves.count(hand, Roles.KNIGHT) != 0) {
      units += dropped(board, us, Roles.KNIGHT, Attacks.knight(king) & ~board.occupied());
    }
    if (Reserves.count(hand, Roles.BISHOP) != 0) {
      units += dropped(board, us, Roles.BISHOP, diagonal);
    }
    if (Reserves.count(hand, Roles.ROOK) != 0) {
      units += dropped(board, us, Roles.ROOK, straight);
    }
    if (Reserves.count(hand, Roles.QUEEN) != 0) {
      units += dropped(board, us, Roles.QUEEN, straight | diagonal);
    }
    return units;
  }

  private int dropped(Board board, int us, int role, long squares) {
    int turn = board.sideToMove() == us ? 0 : 1;
    int blocks = board.reserveOf(us) == 0 ? 0 : 1;
    long contact = squares & Attacks.king(board.kingSquare(us)) & map.all[us ^ 1] & ~map.byMen[us];
    long distant = squares & ~map.all[us];
    return tables.one(CONTACT_DROP + 15 * turn + 3 * role + Math.min(Long.bitCount(contact), 2))
        + tables.one(
            DISTANT_DROP
                + 40 * turn
                + 20 * blocks
                + 4 * role
                + Math.min(Long.bitCount(distant), 3));
  }
}
