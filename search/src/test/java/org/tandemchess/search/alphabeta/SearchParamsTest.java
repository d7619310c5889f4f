package org.tandemchess.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchParamsTest {
  private final SearchParams params = SearchParams.with(Map.of());

  @Test
  void allAreListedInOrderWithNamesOfTheirOwn() {
    List<SearchParam> all = SearchParams.all();

    assertThat(all).contains(SearchParams.RAZORING_MARGIN, SearchParams.DELTA_MARGIN);
    assertThat(all).extracting(SearchParam::name).doesNotHaveDuplicates();
    for (int i = 0; i < all.size(); i++) {
      assertThat(all.get(i).index()).isEqualTo(i);
      assertThat(params.of(all.get(i))).isEqualTo(all.get(i).usual());
    }
  }

  @Test
  void nothingIsTunedInPlay() {
    assertThat(SearchParams.areTunable()).isFalse();
    assertThatThrownBy(() -> SearchParams.with(Map.of("RazoringMargin", 230)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource({"1, false, 112", "1, true, 12", "7, false, 712", "7, true, 612"})
  void theEnemysHandWidensTheMarginOfReverseFutility(int depth, boolean improving, int margin) {
    assertThat(params.reverseFutility(depth, improving, 1 << 10)).isEqualTo(margin);
  }

  @Test
  void nothingIsPrunedFarFromTheLeaves() {
    assertThat(params.reverseFutility(8, false, 0)).isEqualTo(SearchParams.NEVER);
    assertThat(params.razoring(4)).isEqualTo(SearchParams.NEVER);
    assertThat(params.futility(8, false)).isEqualTo(SearchParams.NEVER);
    assertThat(params.see(8, false, false)).isEqualTo(SearchParams.NEVER);
    assertThat(params.see(1, true, true)).isEqualTo(SearchParams.NEVER);
    assertThat(params.nullMove(2)).isEqualTo(SearchParams.NEVER);
  }

  @Test
  void laterMovesAndDeeperNodesAreReducedMore() {
    assertThat(params.reduction(8, 20)).isGreaterThan(params.reduction(8, 5));
    assertThat(params.reduction(12, 5)).isGreaterThan(params.reduction(8, 5));
    assertThat(params.reduction(200, 200)).isEqualTo(params.reduction(63, 63));
  }
}
