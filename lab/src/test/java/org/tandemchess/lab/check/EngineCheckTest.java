package org.tandemchess.lab.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.tandemchess.match.play.EngineEntry;
import org.tandemchess.protocol.client.Dialect;
import org.tandemchess.testkit.engines.FakeEngine;
import org.tandemchess.testkit.engines.Habit;

/**
 * Engines that misbehave in one way each: the check that is about it says so, the others do not.
 */
class EngineCheckTest {
  private static final long PATIENCE_MILLIS = 5_000;

  @TempDir Path folder;

  private static Map<String, CheckResult> check(EngineEntry.Program program, long patience)
      throws InterruptedException {
    Map<String, CheckResult> results = new LinkedHashMap<>();
    boolean good =
        new EngineCheck(program, patience, 1).run(result -> results.put(result.name(), result));
    assertThat(good)
        .isEqualTo(results.values().stream().noneMatch(r -> r.verdict() == Verdict.FAIL));
    return results;
  }

  private static Map<String, CheckResult> check(Dialect dialect, Habit habit, long patience)
      throws InterruptedException {
    List<String> command = FakeEngine.command(dialect.word(), habit);
    return check(new EngineEntry.Program(dialect, command, Map.of()), patience);
  }

  private static CheckResult result(Map<String, CheckResult> results, String name) {
    return Objects.requireNonNull(results.get(name), name);
  }

  private static List<String> failed(Map<String, CheckResult> results) {
    return results.values().stream()
        .filter(result -> result.verdict() == Verdict.FAIL)
        .map(CheckResult::name)
        .toList();
  }

  @ParameterizedTest
  @EnumSource
  void aGoodEngineFailsNothing(Dialect dialect) throws Exception {
    Map<String, CheckResult> results = check(dialect, Habit.GOOD, PATIENCE_MILLIS);
    assertThat(failed(results)).as(results.toString()).isEmpty();
    assertThat(results).hasSize(20);
  }

  @Test
  void theSilentDoesNotGreet() throws Exception {
    assertThat(failed(check(Dialect.UBI, Habit.SILENT, 500))).containsExactly("greets");
  }

  @Test
  void theDeafDoesNotGetReady() throws Exception {
    Map<String, CheckResult> results = check(Dialect.UCI, Habit.DEAF, 1_000);
    assertThat(result(results, "gets ready").verdict()).isEqualTo(Verdict.FAIL);
  }

  @ParameterizedTest
  @CsvSource({
    "UCI, TWICE, answers once",
    "UBI0, FRAGILE, survives garbage",
    "UCI, ILLEGAL, plays legal moves",
    "UBI, CLINGING, quits"
  })
  void eachFaultIsFound(Dialect dialect, Habit habit, String name) throws Exception {
    Map<String, CheckResult> results = check(dialect, habit, PATIENCE_MILLIS);
    assertThat(failed(results)).as(results.toString()).contains(name);
  }

  @Test
  void whatIgnoresStopIsNamed() throws Exception {
    Path engine = folder.resolve("engine.sh");
    Files.writeString(
        engine,
        """
        #!/bin/sh
        while read -r line; do
          case "$line" in
            uci) echo "option name UCI_Variant type combo default chess var chess"
                 echo "option name Level type spin default 30 min 1 max 20"
                 echo "option name Odd type check default maybe"
                 echo "option name Odd type thing"
                 echo uciok;;
            isready) echo readyok;;
            quit) exit 3;;
          esac
        done
        """);
    assertThat(engine.toFile().setExecutable(true)).isTrue();
    Map<String, CheckResult> results =
        check(new EngineEntry.Program(Dialect.UCI, List.of(engine.toString()), Map.of()), 500);
    assertThat(failed(results))
        .contains("announces options", "plays bughouse", "plays legal moves", "stops");
    assertThat(result(results, "announces options").why())
        .contains("'Level': default 30 is not within 1 to 20")
        .contains("'Odd': expected default true or false")
        .contains("'Odd': announced twice")
        .contains("'Odd': type 'thing' is none");
    assertThat(result(results, "tells its name").verdict()).isEqualTo(Verdict.WARN);
    assertThat(result(results, "quits").why()).contains("ended with status 3");
  }

  @Test
  void whatDoesNotExistDoesNotStart() throws Exception {
    Map<String, CheckResult> results =
        check(new EngineEntry.Program(Dialect.UBI, List.of("/no/such/engine"), Map.of()), 500);
    assertThat(failed(results)).containsExactly("starts");
  }
}
