package org.tandemchess.search.api;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ScoreTest {

  @Test
  void who_mates_has_won_and_who_is_mated_has_lost() {
    assertThat(new Score.Mate(1).isWon()).isTrue();
    assertThat(new Score.Mate(0).isWon()).isFalse();
    assertThat(new Score.Mate(0).isLost()).isTrue();
    assertThat(new Score.Mate(-3).isLost()).isTrue();
    assertThat(new Score.Waiting(2).isWon()).isTrue();
    assertThat(new Score.Waiting(0).isLost()).isTrue();
    assertThat(Score.centipawns(19_999).isWon()).isFalse();
    assertThat(Score.centipawns(-19_999).isLost()).isFalse();
  }

  @Test
  void plies_are_counted_as_moves_of_whoever_mates() {
    assertThat(Score.matedAfter(1)).isEqualTo(new Score.Mate(1));
    assertThat(Score.matedAfter(5)).isEqualTo(new Score.Mate(3));
    assertThat(Score.matedAfter(0)).isEqualTo(new Score.Mate(0));
    assertThat(Score.matedAfter(4)).isEqualTo(new Score.Mate(-2));
    assertThat(Score.waitingAfter(3)).isEqualTo(new Score.Waiting(2));
  }

  @Test
  void the_best_move_brings_a_mate_a_ply_nearer_and_changes_sides() {
    for (int plies = 1; plies < 20; plies++) {
      assertThat(Score.matedAfter(plies).afterMove()).isEqualTo(Score.matedAfter(plies - 1));
      assertThat(Score.waitingAfter(plies).afterMove()).isEqualTo(Score.waitingAfter(plies - 1));
    }
    assertThat(Score.centipawns(35).afterMove()).isEqualTo(Score.centipawns(-35));
  }

  @Test
  void mates_lie_beyond_waits_and_waits_beyond_estimates() {
    int[] rising = {
      cp(new Score.Mate(0)),
      cp(new Score.Mate(-1)),
      cp(new Score.Mate(-40)),
      cp(new Score.Waiting(0)),
      cp(new Score.Waiting(-9)),
      cp(Score.centipawns(-20_000)),
      cp(Score.centipawns(0)),
      cp(new Score.Waiting(9)),
      cp(new Score.Waiting(1)),
      cp(new Score.Mate(40)),
      cp(new Score.Mate(1))
    };

    assertThat(rising).isSorted().doesNotHaveDuplicates();
    assertThat(cp(new Score.Mate(3))).isEqualTo(99_997);
    assertThat(new Score.Mate(-3).inCentipawns(32_000)).isEqualTo(-31_997);
  }

  private static int cp(Score score) {
    return score.inCentipawns(Score.MATE_BASE);
  }
}
