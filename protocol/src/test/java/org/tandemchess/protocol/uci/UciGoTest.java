package org.tandemchess.protocol.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.engine.brain.Limits;
import org.tandemchess.protocol.text.Tokens;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.search.api.Release;

class UciGoTest {
  private static final long UNKNOWN = Clocks.UNKNOWN;

  @ParameterizedTest
  @CsvSource({
    "go wtime 5 btime 6 winc 7 binc 8 movestogo 9, 5, 6, 7, 8, 9",
    "go movestogo 9 binc 8 winc 7 btime 6 wtime 5, 5, 6, 7, 8, 9",
    "go WTIME 5, 5, , 0, 0, 0",
    "go btime 6, , 6, 0, 0, 0",
    "go wtime 0 winc 20, 1, , 20, 0, 0",
    "go wtime -170671 btime 3, 1, 3, 0, 0, 0",
    "go wtime btime 6, , 6, 0, 0, 0",
    "go wtime 5 movestogo 0, 5, , 0, 0, 0",
    "go wtime 5 movestogo -1, 5, , 0, 0, 0",
    "go btime 4294967295, , 4294967295, 0, 0, 0",
    "go depth 3, , , 0, 0, 0",
  })
  void readsClocks(
      String line, Long white, Long black, long whiteIncrement, long blackIncrement, int moves) {
    UciGo go = UciGo.read(new Tokens(line));
    assertThat(go.clocks())
        .isEqualTo(
            new Clocks(
                white == null ? UNKNOWN : white,
                black == null ? UNKNOWN : black,
                UNKNOWN,
                UNKNOWN,
                whiteIncrement,
                blackIncrement,
                moves));
    assertThat(go.limits(1, List.of()).byClock()).isEqualTo(white != null || black != null);
  }

  @Test
  void readsLimitsInAnyOrder() {
    String line = "go ponder searchmoves e2e4 P@e4 mate 4 nodes 3 depth 2 movetime 1 infinite";
    UciGo go = UciGo.read(new Tokens(line));
    assertThat(go.searchMoves()).containsExactly("e2e4", "P@e4");
    assertThat(go.limits(77, List.of()))
        .isEqualTo(
            new Limits(
                77,
                OptionalLong.of(1),
                OptionalInt.of(2),
                OptionalLong.of(3),
                OptionalInt.of(4),
                false,
                Release.ON_STOP,
                List.of()));
  }

  @Test
  void waitsForTheHitUnlessOnlyAStopEndsIt() {
    assertThat(release("go ponder movetime 5")).isEqualTo(Release.ON_HIT);
    assertThat(release("go infinite ponder")).isEqualTo(Release.ON_STOP);
    assertThat(release("go movetime 5")).isEqualTo(Release.AT_LIMIT);
  }

  private static Release release(String line) {
    return UciGo.read(new Tokens(line)).limits(0, List.of()).release();
  }

  @ParameterizedTest
  @CsvSource({
    "go depth 99999999999999, 2147483647",
    "go depth -5, -5",
    "go depth x, ",
    "go depth, ",
    "go nonsense 4 depth 6, 6",
  })
  void readsNumbersThatMakeSense(String line, Integer depth) {
    OptionalInt read = UciGo.read(new Tokens(line)).limits(0, List.of()).depth();
    assertThat(read).isEqualTo(depth == null ? OptionalInt.empty() : OptionalInt.of(depth));
  }
}
