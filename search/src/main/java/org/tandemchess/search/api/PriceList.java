package org.tandemchess.search.api;

import org.tandemchess.rules.core.Roles;

/**
 * What captures on a board are worth on the other one: ten numbers in cp, which a search of this
 * board adds to what a capture gains here.
 *
 * <p>Each color has a row. A price says what that color's team gains on the other board when that
 * color takes a piece here and so gives it to its partner. What a color loses by a capture of the
 * enemy is in the enemy's row: the piece goes to the partner's opponent. A promoted piece arrives
 * as a pawn and has its price. Prices below zero mean pieces that are better left alone.
 *
 * <p>Prices are rounded to multiples of {@value #STEP} cp, so that a list changes seldom: what a
 * search learns under a list holds under that list only. For boards whose captures go nowhere or
 * into the capturer's own hand there is {@link #ZERO}.
 *
 * @param white what White's team gains when White takes a piece
 * @param black what Black's team gains when Black takes a piece
 * @param reach which captures of a search it holds for; a list of zeros reaches the whole tree
 */
public record PriceList(Row white, Row black, Reach reach) {
  /** Prices are multiples of this, in cp. */
  public static final int STEP = 16;

  /** The largest price in cp, and minus this the smallest. */
  public static final int MOST = 1_600;

  /** Captures are worth nothing elsewhere: a board on its own. */
  public static final PriceList ZERO = new PriceList(Row.ZERO, Row.ZERO);

  /** Which captures of a search have a price. */
  public enum Reach {
    /** All, at any depth, of either side. */
    TREE,
    /** The first move's only: a line is worth what it would be worth without prices, and that. */
    ROOT
  }

  /** Lets lists of zeros, which say nothing, be equal. */
  public PriceList {
    if (white.equals(Row.ZERO) && black.equals(Row.ZERO)) {
      reach = Reach.TREE;
    }
  }

  /** Makes a list for the whole tree. */
  public PriceList(Row white, Row black) {
    this(white, black, Reach.TREE);
  }

  /** Returns these prices for other captures. */
  public PriceList reaching(Reach other) {
    return new PriceList(white, black, other);
  }

  /**
   * One price for each piece type that can be taken, in cp; rounded to multiples of {@link #STEP}
   * within ±{@link #MOST}.
   *
   * @param pawn of a pawn or a promoted piece
   * @param knight of a knight
   * @param bishop of a bishop
   * @param rook of a rook
   * @param queen of a queen
   */
  public record Row(int pawn, int knight, int bishop, int rook, int queen) {
    /** Five times nothing. */
    public static final Row ZERO = new Row(0, 0, 0, 0, 0);

    /** Rounds the prices and keeps them within their range. */
    public Row {
      pawn = rounded(pawn);
      knight = rounded(knight);
      bishop = rounded(bishop);
      rook = rounded(rook);
      queen = rounded(queen);
    }

    /**
     * Returns the price of a role.
     *
     * @param role of {@link Roles}, pawn to queen
     * @throws IllegalArgumentException if no piece of that role is ever taken
     */
    public int of(int role) {
      return switch (role) {
        case Roles.PAWN -> pawn;
        case Roles.KNIGHT -> knight;
        case Roles.BISHOP -> bishop;
        case Roles.ROOK -> rook;
        case Roles.QUEEN -> queen;
        default -> throw new IllegalArgumentException("role " + role);
      };
    }

    private static int rounded(int price) {
      return Math.floorDiv(Math.clamp(price, -MOST, MOST) + STEP / 2, STEP) * STEP;
    }
  }

  /** Returns a number that tells lists apart, for table keys; 0 for {@link #ZERO}. */
  public long key() {
    long sum = 0;
    for (int role = Roles.PAWN; role < Roles.RESERVE_COUNT; role++) {
      sum = mix(mix(sum, white.of(role)), black.of(role));
    }
    return reach == Reach.TREE ? sum : mix(sum, 1);
  }

  private static long mix(long sum, int price) {
    return (Long.rotateLeft(sum, 5) ^ price) * 0x9E37_79B9_7F4A_7C15L;
  }
}
