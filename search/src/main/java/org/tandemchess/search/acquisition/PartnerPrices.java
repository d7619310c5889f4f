package org.tandemchess.search.acquisition;

import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Role;
import org.tandemchess.search.api.PriceList;

/**
 * Makes the price list for one board's search from what is known of the other board. Pure.
 *
 * <p>Who takes a piece gives it to the partner, who has the other color on the other board. Its
 * price is the impact of one more such piece in the partner's hand there: never below 0, since a
 * piece in hand need not be dropped and less is the noise of a search; at most {@link
 * PriceList#MOST}; and rounded to multiples of {@value #STEP} cp, so that the list, under which all
 * learned entries of a table hold, changes seldom while both searches deepen.
 */
public final class PartnerPrices {
  /** Prices made here are multiples of this, in cp. */
  public static final int STEP = 4 * PriceList.STEP;

  private PartnerPrices() {}

  /**
   * Returns the price list for the board beside the analysed one; {@link PriceList#ZERO} if nothing
   * is known.
   */
  public static PriceList from(Acquisition other) {
    return new PriceList(row(other.of(Color.BLACK)), row(other.of(Color.WHITE)));
  }

  private static PriceList.Row row(Acquisition.Side partner) {
    return new PriceList.Row(
        price(partner, Role.PAWN),
        price(partner, Role.KNIGHT),
        price(partner, Role.BISHOP),
        price(partner, Role.ROOK),
        price(partner, Role.QUEEN));
  }

  private static int price(Acquisition.Side partner, Role role) {
    int bounded = Math.clamp(partner.of(role).impact(), 0, PriceList.MOST);
    return (bounded + STEP / 2) / STEP * STEP;
  }
}
