package org.tandemchess.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.testkit.engines.FakeEngine;
import org.tandemchess.testkit.engines.Habit;

class DialectProbeTest {
  private static Optional<Dialect> find(List<String> words, long millis) throws Exception {
    return DialectProbe.find(new EngineCommand("probe", words, Map.of()), millis);
  }

  @ParameterizedTest
  @CsvSource({"ubi, UBI", "ubi0, UBI", "uci, UCI", "uci2, UCI", "xboard, XBOARD"})
  void whatIsAnsweredTellsTheDialect(String dialect, Dialect found) throws Exception {
    assertThat(find(FakeEngine.command(dialect, Habit.GOOD), 60_000)).contains(found);
  }

  @Test
  void whatIsNoEngineSpeaksNone() throws Exception {
    assertThat(find(FakeEngine.command("ubi", Habit.SILENT), 500)).isEmpty();
    assertThat(find(List.of("cat"), 500)).isEmpty();
    assertThat(find(List.of("false"), 60_000)).isEmpty();
    assertThat(find(List.of("/no/such/program"), 60_000)).isEmpty();
  }
}
