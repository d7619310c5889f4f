package org.tandemchess.engine.team;

import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Role;
import org.tandemchess.search.acquisition.Acquisition;
import org.tandemchess.search.api.PriceList;

/**
 * Makes the price list for one board's search from what is known of the other board. Pure.
 *
 * <p>Who takes a piece gives it to the partner, who has the other color on the other board. What it
 * is worth there is the impact of one more such piece in the partner's hand: never below 0, since a
 * piece in hand need not be dropped and less is the noise of a search. What a piece is worth in an
 * average hand is in the values of the evaluation already, which were fitted to results of whole
 * games; the price is what goes beyond that, or falls short of it. It is at most {@link
 * PriceList#MOST}, and a multiple of {@value #STEP} cp, so that the list, under which all learned
 * entries of a table hold, changes seldom while both searches deepen.
 */
public final class PartnerPrices {
  /** Prices made here are multiples of this, in cp. */
  public static final int STEP = 4 * PriceList.STEP;

  private PartnerPrices() {}

  /**
   * How much the other board counts.
   *
   * @param factor by which prices are multiplied, at least 0
   * @param threshold cp; what differs less from the usual is left out, at least 0
   * @param cap percent of what a piece is usually worth that its price is at most, either way, at
   *     least 0
   */
  public record Weight(double factor, int threshold, int cap) {
    /** The cap above which no price is; the bounds of the list come first. */
    public static final int NO_CAP = 1_400;

    /** Everything counts as it is. */
    public static final Weight FULL = new Weight(1, 0);

    /** Nothing counts. */
    public static final Weight NONE = new Weight(0, 0);

    /** Makes a weight without a cap. */
    public Weight(double factor, int threshold) {
      this(factor, threshold, NO_CAP);
    }
  }

  /**
   * Returns the price list for the board beside the analysed one; {@link PriceList#ZERO} if nothing
   * is known.
   */
  public static PriceList from(Acquisition other, Weight weight) {
    return other.depth() == 0
        ? PriceList.ZERO
        : new PriceList(row(other.of(Color.BLACK), weight), row(other.of(Color.WHITE), weight));
  }

  private static PriceList.Row row(Acquisition.Side partner, Weight weight) {
    return new PriceList.Row(
        price(partner, Role.PAWN, weight),
        price(partner, Role.KNIGHT, weight),
        price(partner, Role.BISHOP, weight),
        price(partner, Role.ROOK, weight),
        price(partner, Role.QUEEN, weight));
  }

  private static int price(Acquisition.Side partner, Role role, Weight weight) {
    int unusual = partner.unusualImpact(role);
    if (Math.abs(unusual) < weight.threshold()) {
      return 0;
    }
    int most = Math.min(PriceList.MOST, partner.usualImpact(role) * weight.cap() / 100);
    double weighed = Math.clamp(weight.factor() * unusual, -most, most);
    int steps = (int) (weighed / STEP);
    return steps * STEP;
  }
}
