package org.tandemchess.engine.team;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tandemchess.engine.team.PartnerPrices.Weight;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.search.acquisition.Acquisition;
import org.tandemchess.search.acquisition.Acquisition.Prospect;
import org.tandemchess.search.acquisition.Acquisition.Side;
import org.tandemchess.search.api.PriceList;
import org.tandemchess.search.eval.Evaluators;

class PartnerPricesTest {

  private static Side impacts(int... impacts) {
    return new Side(
        Arrays.stream(impacts).mapToObj(impact -> new Prospect(0.5, 10, impact)).toList(),
        Evaluators.USUAL.usualImpacts());
  }

  @Test
  void aCaptureIsWorthWhatItsImpactInThePartnersHandIsBeyondTheUsual() {
    Side white = impacts(120, 265, 240, 310, 525);
    Side black = impacts(120 + 64, 265 + 640, 240 - 128, 310, 525 + 320);

    PriceList list = PartnerPrices.from(board(BoardId.B, white, black), Weight.FULL);

    // White's partner has Black on the other board.
    assertThat(list.white()).isEqualTo(new PriceList.Row(64, 640, -128, 0, 320));
    assertThat(list.black()).isEqualTo(PriceList.Row.ZERO);
  }

  @Test
  void pricesGoInStepsWithinBounds() {
    Side white = impacts(120 + 63, 265 + 64, 240 + 127, 310 - 63, 4_000);
    Side black = impacts(-500, -1, 0, 1_567, 1_569);

    PriceList list = PartnerPrices.from(board(BoardId.A, white, black), Weight.FULL);

    assertThat(list.black()).isEqualTo(new PriceList.Row(0, 64, 64, 0, 1_600));
    assertThat(list.white()).isEqualTo(new PriceList.Row(-64, -256, -192, 1_216, 1_024));
    assertThat(PartnerPrices.STEP % PriceList.STEP).isZero();
    assertThat(PriceList.MOST % PartnerPrices.STEP).isZero();
  }

  @Test
  void whatIsNearTheUsualIsLeftOut() {
    Side black = impacts(120 + 149, 265 + 150, 240 - 149, 310 - 150, 525);

    PriceList list = PartnerPrices.from(board(BoardId.B, Side.NOTHING, black), new Weight(1, 150));

    assertThat(list.white()).isEqualTo(new PriceList.Row(0, 128, 0, -128, 0));
  }

  @Test
  void theWeightMultipliesPrices() {
    Side black = impacts(120, 265 + 200, 240, 310 + 1_500, 525);
    Acquisition known = board(BoardId.B, Side.NOTHING, black);

    assertThat(PartnerPrices.from(known, new Weight(0.5, 0)).white())
        .isEqualTo(new PriceList.Row(0, 64, 0, 704, 0));
    assertThat(PartnerPrices.from(known, new Weight(2, 0)).white())
        .isEqualTo(new PriceList.Row(0, 384, 0, 1_600, 0));
    assertThat(PartnerPrices.from(known, new Weight(0, 0))).isEqualTo(PriceList.ZERO);
  }

  @Test
  void aCapBoundsPricesByWhatAPieceIsUsuallyWorth() {
    Side black = impacts(120 + 500, 265 + 100, 0, 310 + 2_000, 525);
    Acquisition known = board(BoardId.B, Side.NOTHING, black);

    assertThat(PartnerPrices.from(known, new Weight(1, 0, 60)).white())
        .isEqualTo(new PriceList.Row(64, 64, -128, 128, 0));
    assertThat(PartnerPrices.from(known, new Weight(1, 0, 0))).isEqualTo(PriceList.ZERO);
    Side all = impacts(4_000, 4_000, 4_000, 4_000, 4_000);
    assertThat(PartnerPrices.from(board(BoardId.B, Side.NOTHING, all), Weight.FULL).white())
        .isEqualTo(new PriceList.Row(1_600, 1_600, 1_600, 1_600, 1_600));
  }

  @Test
  void nothingKnownMakesPricesOfZero() {
    assertThat(PartnerPrices.from(Acquisition.unknown(BoardId.A), Weight.FULL))
        .isEqualTo(PriceList.ZERO);
  }

  private static Acquisition board(BoardId board, Side white, Side black) {
    return new Acquisition(board, 5, 100, white, black);
  }

  @Test
  void givesWhatHoldsForASeatOfItsBoard() {
    Side white = impacts(1, 2, 3, 4, 5);
    Acquisition acquisition = new Acquisition(BoardId.B, 1, 1, white, Side.NOTHING);

    assertThat(acquisition.of(Seat.of(BoardId.B, Color.WHITE)).of(Role.ROOK).impact()).isEqualTo(4);
    assertThat(acquisition.of(Seat.of(BoardId.B, Color.BLACK))).isEqualTo(Side.NOTHING);
    assertThatThrownBy(() -> acquisition.of(Seat.of(BoardId.A, Color.WHITE)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Side(List.of(), Evaluators.USUAL.usualImpacts()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Prospect(1.1, 0, 0)).isInstanceOf(IllegalArgumentException.class);
  }
}
