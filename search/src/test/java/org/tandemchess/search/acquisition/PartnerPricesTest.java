package org.tandemchess.search.acquisition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.search.acquisition.Acquisition.Prospect;
import org.tandemchess.search.acquisition.Acquisition.Side;
import org.tandemchess.search.api.PriceList;

class PartnerPricesTest {

  private static Side impacts(int... impacts) {
    return new Side(
        Arrays.stream(impacts).mapToObj(impact -> new Prospect(0.5, 10, impact)).toList());
  }

  @Test
  void aCaptureIsWorthItsImpactInThePartnersHand() {
    Side white = impacts(64, 128, 192, 256, 448);
    Side black = impacts(0, 640, 0, 0, 1_600);

    PriceList list = PartnerPrices.from(new Acquisition(BoardId.B, 5, 100, white, black));

    // White's partner has Black on the other board.
    assertThat(list.white()).isEqualTo(new PriceList.Row(0, 640, 0, 0, 1_600));
    assertThat(list.black()).isEqualTo(new PriceList.Row(64, 128, 192, 256, 448));
  }

  @Test
  void pricesGoInStepsWithinBounds() {
    Side white = impacts(31, 32, 95, 96, 4_000);
    Side black = impacts(-500, -1, 0, 1_567, 1_569);

    PriceList list = PartnerPrices.from(new Acquisition(BoardId.A, 5, 100, white, black));

    assertThat(list.black()).isEqualTo(new PriceList.Row(0, 64, 64, 128, 1_600));
    assertThat(list.white()).isEqualTo(new PriceList.Row(0, 0, 0, 1_536, 1_600));
    assertThat(PartnerPrices.STEP % PriceList.STEP).isZero();
    assertThat(PriceList.MOST % PartnerPrices.STEP).isZero();
  }

  @Test
  void nothingKnownMakesPricesOfZero() {
    assertThat(PartnerPrices.from(Acquisition.unknown(BoardId.A))).isEqualTo(PriceList.ZERO);
  }

  @Test
  void givesWhatHoldsForASeatOfItsBoard() {
    Side white = impacts(1, 2, 3, 4, 5);
    Acquisition acquisition = new Acquisition(BoardId.B, 1, 1, white, Side.NOTHING);

    assertThat(acquisition.of(Seat.of(BoardId.B, Color.WHITE)).of(Role.ROOK).impact()).isEqualTo(4);
    assertThat(acquisition.of(Seat.of(BoardId.B, Color.BLACK))).isEqualTo(Side.NOTHING);
    assertThatThrownBy(() -> acquisition.of(Seat.of(BoardId.A, Color.WHITE)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Side(List.of())).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Prospect(1.1, 0, 0)).isInstanceOf(IllegalArgumentException.class);
  }
}
