package org.tandemchess.search.eval;

import java.util.Locale;

/**
 * The parts of the evaluation of drop games and where their numbers lie in one flat vector.
 *
 * <p>Terms in cp are summed. Terms in units, an eighth of a cp where a king is safe, are summed for
 * each king and go through {@link KingDanger#centipawns}, so that dangers that come together count
 * for more than their sum. All were fitted to games of Tandem by {@code tandem tune}.
 */
public enum Term {
  /** A piece on the board; by role, pawn to queen. */
  MATERIAL(Unit.CENTIPAWN, 5),
  /** The first, second, … sixth and any further piece of a role in hand; role times 6. */
  HAND(Unit.CENTIPAWN, 30),
  /** A piece that goes back as a pawn when it is taken. */
  PROMOTED(Unit.CENTIPAWN, 1),
  /** Where a piece stands, a1 first, from its own side; role times 64, king last. */
  PLACE(Unit.CENTIPAWN, 384),
  /**
   * Where a piece stands from its own king: role times 120, plus 8 times the ranks ahead of the
   * king from -7 on, plus the distance of the files.
   */
  FROM_OWN_KING(Unit.CENTIPAWN, 600),
  /** Where a piece stands from the enemy's king, ranks ahead in the piece's direction. */
  FROM_ENEMY_KING(Unit.CENTIPAWN, 600),
  /**
   * Squares that a knight reaches, without those of own pieces and those that enemy pawns attack.
   */
  KNIGHT_MOBILITY(Unit.CENTIPAWN, 9),
  /** The same for a bishop. */
  BISHOP_MOBILITY(Unit.CENTIPAWN, 14),
  /** The same for a rook. */
  ROOK_MOBILITY(Unit.CENTIPAWN, 15),
  /** The same for a queen. */
  QUEEN_MOBILITY(Unit.CENTIPAWN, 28),
  /** Two bishops. */
  BISHOP_PAIR(Unit.CENTIPAWN, 1),
  /** A pawn that no enemy pawn on the board can stop or take; by rank. */
  PASSED(Unit.CENTIPAWN, 8),
  /** One or two castling rights. */
  CASTLING(Unit.CENTIPAWN, 2),
  /** Pieces that a pawn attacks, knight to queen; 4 of the side to move, 4 of the other. */
  PAWN_THREAT(Unit.CENTIPAWN, 8),
  /** Rooks and queens that a minor piece attacks; 2 of the side to move, 2 of the other. */
  MINOR_THREAT(Unit.CENTIPAWN, 4),
  /** Pieces that are attacked and not guarded, pawn to queen; 5 and 5 as above. */
  LOOSE(Unit.CENTIPAWN, 10),
  /** The right to move, by pieces in the mover's hand, 0 to 8 and more. */
  TEMPO(Unit.CENTIPAWN, 9),
  /** Any king; that the attacker is to move. */
  ATTACK_BASE(Unit.DANGER, 2),
  /** Squares next to the king that pieces of a role attack, pawn to queen. */
  BEARING(Unit.DANGER, 5),
  /** Squares next to the king that are attacked and guarded by nothing but the king. */
  WEAK(Unit.DANGER, 1),
  /** Empty ones of these, where a drop is backed up; by {@link KingDanger#crowd} of the hand. */
  BACKED_HOLE(Unit.DANGER, 4),
  /** Empty squares next to the king that only the king guards; by crowd. */
  HOLE(Unit.DANGER, 4),
  /** Squares that the king can go to, 0 to 5 and more; crowd times 6. */
  ESCAPE(Unit.DANGER, 24),
  /** Pawns right before the king, 0 to 3, times 4, plus pawns a rank further. */
  SHIELD(Unit.DANGER, 16),
  /**
   * Safe checks that a piece on the board can give by moving, knight to queen; 4 if the attacker is
   * not to move, 4 if it is.
   */
  BOARD_CHECK(Unit.DANGER, 8),
  /**
   * Empty squares that a rook, then a bishop would see from the king; plus 2 if the enemy holds a
   * piece that goes there.
   */
  OPEN_LINE(Unit.DANGER, 4),
  /** Pieces of a role in the attacker's hand, 1 to 4 and more; role times 4. */
  ATTACKER_IN_HAND(Unit.DANGER, 20),
  /** Pieces of a role in the defender's hand; same index. */
  DEFENDER_IN_HAND(Unit.DANGER, 20),
  /**
   * Backed squares next to the king where a piece in hand gives check, 0 to 2 and more; 15 times
   * whether the attacker is to move, plus role times 3.
   */
  CONTACT_DROP(Unit.DANGER, 30),
  /**
   * Unguarded squares further off where a piece in hand gives check, 0 to 3 and more; 40 times
   * whether the attacker is to move, plus 20 times whether the defender has something to put in
   * between, plus role times 4.
   */
  DISTANT_DROP(Unit.DANGER, 80);

  /** What the numbers of a term count. */
  public enum Unit {
    /** Hundredths of a pawn, which are summed. */
    CENTIPAWN("cp"),
    /** An eighth of a cp where a king is safe; more counts for more. */
    DANGER("unit");

    private final String word;

    Unit(String word) {
      this.word = word;
    }

    /** Returns the word in a weights file. */
    public String word() {
      return word;
    }
  }

  private final Unit unit;
  private final int size;

  Term(Unit unit, int size) {
    this.unit = unit;
    this.size = size;
  }

  /** Returns the length of the vector. */
  public static int total() {
    Term last = DISTANT_DROP;
    return last.start() + last.size;
  }

  /** Returns the name in a weights file. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns what its numbers count. */
  public Unit unit() {
    return unit;
  }

  /** Returns how many numbers the term has. */
  public int size() {
    return size;
  }

  /** Returns where the first of them lies in the vector; adds up the terms before, so keep it. */
  public int start() {
    int sum = 0;
    for (Term term : values()) {
      if (term == this) {
        break;
      }
      sum += term.size;
    }
    return sum;
  }
}
