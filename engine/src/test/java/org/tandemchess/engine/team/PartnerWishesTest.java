package org.tandemchess.engine.team;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.engine.brain.TeamMessage;
import org.tandemchess.engine.brain.TeamMessage.Danger;
import org.tandemchess.engine.brain.TeamMessage.Haste;
import org.tandemchess.engine.brain.TeamMessage.Urgency;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.search.api.PriceList;

class PartnerWishesTest {
  private final PartnerWishes wishes = new PartnerWishes();

  private PriceList.Row ours() {
    return wishes.applied(PriceList.ZERO, Seat.A_BLACK).black();
  }

  private PriceList.Row theirs() {
    return wishes.applied(PriceList.ZERO, Seat.A_BLACK).white();
  }

  @Test
  void changeNothingWhileNothingIsSaid() {
    PriceList list =
        new PriceList(new PriceList.Row(16, 32, 48, 64, 80), new PriceList.Row(-16, 0, 0, 0, 160));

    assertThat(wishes.applied(list, Seat.A_WHITE)).isEqualTo(list);
    assertThat(wishes.isHurried()).isFalse();
    assertThat(wishes.isStalled()).isFalse();
  }

  @Test
  void aNeedMakesThePieceDearerByItsUrgencyAndFades() {
    wishes.hear(new TeamMessage.Need(Role.KNIGHT, Urgency.HIGH));
    assertThat(ours()).isEqualTo(new PriceList.Row(0, 240, 0, 0, 0));
    assertThat(theirs()).isEqualTo(PriceList.Row.ZERO);

    wishes.moved(null);
    assertThat(ours().knight()).isEqualTo(128); // 120 in steps of 16
    for (int move = 1; move < PartnerWishes.LIFE; move++) {
      wishes.moved(null);
    }
    assertThat(ours()).isEqualTo(PriceList.Row.ZERO);
  }

  @Test
  void aNeedIsGoneOnceItIsFulfilled() {
    wishes.hear(new TeamMessage.Need(Role.KNIGHT, Urgency.MEDIUM));
    wishes.hear(new TeamMessage.Need(Role.PAWN, Urgency.LOW));
    wishes.moved(Role.KNIGHT);

    assertThat(ours().knight()).isZero();
    assertThat(ours().pawn()).isEqualTo(32); // half of 60 in steps of 16
  }

  @Test
  void stallAndHasteContradictEachOther() {
    wishes.hear(new TeamMessage.Stall(OptionalInt.empty()));
    assertThat(wishes.isStalled()).isTrue();
    assertThat(theirs().pawn()).isPositive();
    assertThat(ours()).isEqualTo(PriceList.Row.ZERO);

    wishes.hear(new TeamMessage.PlayFast(Haste.TIME));
    assertThat(wishes.isStalled()).isFalse();
    assertThat(wishes.isHurried()).isTrue();

    wishes.hear(new TeamMessage.Stall(OptionalInt.of(1)));
    assertThat(wishes.isHurried()).isFalse();
    wishes.moved(null);
    assertThat(wishes.isStalled()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    ", '160 80 48 0'",
    "1, '160 0'",
    "2, '160 80 0'",
    "3, '160 80 48 0'",
    "4, '160 80 48 16 0'",
    "9, '160 80 48 16 0'",
    "0, '160 0'",
  })
  void aStallCountsInFullAtFirstAndHalvesUntilItsMovesAreOver(
      @Nullable Integer moves, String prices) {
    wishes.hear(new TeamMessage.Stall(moves == null ? OptionalInt.empty() : OptionalInt.of(moves)));

    for (String price : prices.split(" ", -1)) {
      int all = Integer.parseInt(price); // 160 cp halved, in steps of 16
      assertThat(theirs()).isEqualTo(new PriceList.Row(all, all, all, all, all));
      assertThat(wishes.isStalled()).isEqualTo(all > 0);
      assertThat(ours()).isEqualTo(PriceList.Row.ZERO);
      wishes.moved(null);
    }
  }

  @Test
  void aThreatAndMaterialFadeFromTheFull() {
    PriceList list = new PriceList(PriceList.Row.ZERO, new PriceList.Row(0, 0, 0, 0, 320));
    wishes.hear(new TeamMessage.Threat(Danger.HIGH));
    wishes.hear(new TeamMessage.Material(1_000));

    int[] defenders = {80, 48, 16, 16}; // 80 cp halved, in steps of 16
    int[] queen = {480, 400, 368, 336}; // 320 cp and half, a quarter, ... of it
    for (int move = 0; move < PartnerWishes.LIFE; move++) {
      int one = defenders[move];
      assertThat(wishes.applied(list, Seat.A_BLACK))
          .isEqualTo(
              new PriceList(
                  new PriceList.Row(one, one, one, one, one),
                  new PriceList.Row(one, one, 0, 0, queen[move])));
      wishes.moved(null);
    }
    assertThat(wishes.applied(list, Seat.A_BLACK)).isEqualTo(list);
  }

  @Test
  void hasteFades() {
    wishes.hear(new TeamMessage.PlayFast(Haste.PRESSURE));
    for (int move = 0; move < PartnerWishes.LIFE; move++) {
      assertThat(wishes.isHurried()).isTrue();
      wishes.moved(null);
    }
    assertThat(wishes.isHurried()).isFalse();
  }

  @Test
  void aPartnerInDangerWantsDefendersAndNothingForHisOpponent() {
    wishes.hear(new TeamMessage.Threat(Danger.MEDIUM));
    assertThat(ours()).isEqualTo(PriceList.Row.ZERO);

    wishes.hear(new TeamMessage.Threat(Danger.CRITICAL));
    assertThat(ours()).isEqualTo(new PriceList.Row(160, 160, 0, 0, 0));
    assertThat(theirs()).isEqualTo(new PriceList.Row(160, 160, 160, 160, 160));
  }

  @Test
  void aPartnerWhoIsCrushingIsFedMore() {
    PriceList list = new PriceList(PriceList.Row.ZERO, new PriceList.Row(0, 160, 0, 0, 320));

    wishes.hear(new TeamMessage.Material(1_000));
    assertThat(wishes.applied(list, Seat.A_BLACK).black())
        .isEqualTo(new PriceList.Row(0, 240, 0, 0, 480));
    wishes.hear(new TeamMessage.Material(-1_000));
    assertThat(wishes.applied(list, Seat.A_BLACK).black())
        .isEqualTo(new PriceList.Row(0, 80, 0, 0, 160));
  }

  @Test
  void aNewGameForgetsThem() {
    wishes.hear(new TeamMessage.Need(Role.QUEEN, Urgency.HIGH));
    wishes.hear(new TeamMessage.Threat(Danger.CRITICAL));
    wishes.hear(new TeamMessage.PlayFast(Haste.TIME));
    wishes.clear();

    assertThat(wishes.applied(PriceList.ZERO, Seat.B_WHITE)).isEqualTo(PriceList.ZERO);
    assertThat(wishes.isHurried()).isFalse();
  }
}
