package org.tandemchess.lab.asked;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tandemchess.lab.asked.AskedEngine.Reply;

class DepthRaceTest {
  private static Reply reply(long nodes, long nanos) {
    return new Reply(Optional.empty(), 5, nodes, nanos);
  }

  @Test
  void eachBoardWeighsTheSameInTheRatioOfTimes() {
    List<Reply> first = List.of(reply(1_000, 1_000_000), reply(50_000, 100_000_000));
    List<Reply> own = List.of(reply(500, 500_000), reply(5_000, 12_500_000));

    DepthRace.Row row = DepthRace.row(own, first);

    assertThat(row.nodes()).isEqualTo(5_500);
    assertThat(row.nanos()).isEqualTo(13_000_000);
    assertThat(row.nodesPerSecond()).isEqualTo(423_077);
    assertThat(row.timeRatio()).as("of 2 and 8").isCloseTo(4, within(1e-9));
    assertThat(row.nodesRatio()).isCloseTo(423_076.9 / 504_950.5, within(1e-6));
  }

  @Test
  void theFirstIsComparedWithItself() {
    List<Reply> first = List.of(reply(1_000, 1_000_000), reply(2_000, 0));

    DepthRace.Row row = DepthRace.row(first, first);

    assertThat(row.timeRatio()).isEqualTo(1);
    assertThat(row.nodesRatio()).isEqualTo(1);
  }

  @Test
  void anEngineThatDoesNotTellItsNodesHasNoRateToCompareWith() {
    assertThat(DepthRace.row(List.of(reply(100, 100)), List.of(reply(0, 100))).nodesRatio())
        .isZero();
  }
}
