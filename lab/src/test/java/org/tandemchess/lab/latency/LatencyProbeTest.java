package org.tandemchess.lab.latency;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.tandemchess.lab.latency.Latency.Request;

class LatencyProbeTest {
  private static final List<String> POSITIONS = List.of("a w - - | b w - -");

  @Test
  void aPercentileIsATimeThatWasMeasured() {
    List<Long> nanos = LongStream.rangeClosed(1, 1000).map(i -> 1001 - i).boxed().toList();
    Latency latency = new Latency(ProbeDialect.UBI, Request.STOP, nanos);

    assertThat(latency.percentile(50)).isEqualTo(500);
    assertThat(latency.percentile(99)).isEqualTo(990);
    assertThat(latency.percentile(100)).isEqualTo(1000);
    assertThat(latency.within(990)).isEqualTo(990);
    Latency one = new Latency(ProbeDialect.UBI, Request.STOP, List.of(7L));
    assertThat(one.percentile(1)).isEqualTo(7);
    assertThat(one.percentile(99)).isEqualTo(7);
  }

  @Test
  void asksInMidSearchAndPassesOverOtherLines() throws Exception {
    // Answers are bound to lines said before, in this order; anything else ends the program.
    String script =
        """
        expect() { read -r line; [ "$line" = "$1" ] || exit 1; }
        expect uci; expect 'setoption name UCI_Variant value bughouse'
        echo 'id name x'; echo uciok
        expect 'setoption name Ponder value true'; expect 'setoption name Threads value 2'
        for try in 1 2; do
          expect isready; echo readyok; expect isready; echo readyok
          expect 'position fen a w - -'; expect 'go infinite'; echo 'info depth 1'
          expect isready; echo 'info depth 2'; echo readyok
          expect stop; echo 'bestmoves none'; echo 'bestmove e2e4 ponder e7e5'
        done
        expect quit
        """;

    List<Latency> measured =
        new LatencyProbe(List.of("sh", "-c", script), POSITIONS, 2, Map.of("Ponder", "true"))
            .measure(ProbeDialect.UCI, done -> assertThat(done).isBetween(1, 2));

    assertThat(measured).extracting(Latency::request).containsExactly(Request.values());
    assertThat(measured)
        .allSatisfy(latency -> assertThat(latency.nanos()).hasSize(2).allMatch(time -> time > 0));
  }

  @Test
  void saysWhatAProgramDidInsteadOfAnswering() {
    LatencyProbe probe =
        new LatencyProbe(List.of("sh", "-c", "read a; echo ubiok; read b"), POSITIONS, 1, Map.of());

    assertThatExceptionOfType(ProbeException.class)
        .isThrownBy(() -> probe.measure(ProbeDialect.UBI, done -> {}))
        .withMessageMatching("(ends before|does not read) '.*'");
  }
}
