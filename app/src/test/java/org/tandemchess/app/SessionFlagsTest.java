package org.tandemchess.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.app.output.Screen;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.engine.option.Setting;
import picocli.CommandLine;

/** The arguments of a session are read twice, quickly and in full; both must come to the same. */
class SessionFlagsTest {
  private static final List<String> OPTIONS =
      List.of(
          "--protocol",
          "--game-id",
          "--log-file",
          "--log-size",
          "--log-keep",
          "--no-move",
          "--option",
          "--options-file",
          "--help",
          "--nonsense");

  private static final List<String> VALUES =
      List.of(
          "",
          " ",
          "Hash=7",
          "Hash",
          "ubi",
          "UBI",
          "cnp",
          "(none)",
          "0000",
          "17",
          "a b",
          "-5",
          "-h",
          "--game-id");

  private final List<SessionFlags> told = new ArrayList<>();
  private final CommandLine full = commandLine();

  @Test
  void meansWhatTheCommandLineMeans() {
    List<List<String>> pairs = new ArrayList<>();
    for (String option : OPTIONS) {
      VALUES.forEach(value -> pairs.add(List.of(option, value)));
      pairs.add(List.of(option, "perft"));
      pairs.add(List.of(option));
    }
    int quick = compare(List.of());
    for (List<String> first : pairs) {
      quick += compare(first);
      for (List<String> second : pairs) {
        List<String> both = new ArrayList<>(first);
        both.addAll(second);
        quick += compare(both);
      }
    }
    assertThat(quick).isGreaterThan(300);
  }

  /** Compares both readings where the quick one has any; returns how many it has. */
  private int compare(List<String> words) {
    String[] args = words.toArray(String[]::new);
    SessionFlags quick = SessionFlags.of(args, null);
    if (quick == null) {
      return 0;
    }
    told.clear();
    assertThat(full.execute(args)).as("%s", words).isZero();
    assertThat(told).as("%s", words).containsExactly(quick);
    return 1;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "--protocol xboard",
        "--game-id 17 --log-file game.log",
        "--log-file game.log --log-size 100 --log-keep 3",
        "--log-file game.log --no-move 0000 --protocol uci --game-id perft",
        "--option Hash=256 --option Ponder=true --protocol ubi",
      })
  void readsQuicklyWhatHostsGive(String line) {
    assertThat(SessionFlags.of(words(line), null)).isNotNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "perft 3",
        "--help",
        "--protocol",
        "--protocol UCI",
        "--no-move none",
        "--game-id 1 --game-id 2",
        "--game-id --log-file --log-file x",
        "--game-id=17",
        "--log-size 0",
        "--log-size big",
        "--log-keep 1001",
        "--option Hash",
        "--option Hush=1",
        "--options-file /no/such/file",
      })
  void leavesTheRestToTheCommandLine(String line) {
    assertThat(SessionFlags.of(words(line), null)).isNull();
  }

  @Test
  void readsOptionsOfTheEnvironment() {
    SessionFlags flags =
        Objects.requireNonNull(SessionFlags.of(words("--option Hash=32"), "Hash=16;Ponder=true"));
    assertThat(flags.presets()).extracting(Setting::text).containsExactly("16", "true", "32");
    assertThat(SessionFlags.of(words(""), "nonsense")).isNull();
  }

  private static String[] words(String line) {
    return line.isEmpty() ? new String[0] : line.split(" ");
  }

  private CommandLine commandLine() {
    PrintWriter nowhere = new PrintWriter(new StringWriter());
    return TandemCommand.commandLine(new Terminal(nowhere, nowhere, Screen.NONE), told::add);
  }
}
