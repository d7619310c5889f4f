package org.tandemchess.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code ./tandem} in environments that were made for other programs. */
@Timeout(120)
class SurroundingsIT {
  /** A letter of two bytes in UTF-8, in a form that passes through any locale of the test. */
  private static final String LETTER = "letter=$(printf '\\303\\244'); ";

  private static final String SESSION =
      "printf '%s\\n' ubi 'setoption name OwnBook value true' 'position startpos | startpos' "
          + "'go board A movetime 10' | ";

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"C", "POSIX", "xx_XX.UTF-8", "tr_TR.ISO-8859-9", "C.UTF-8"})
  void namesOfFilesAreRightInAnyLocale(String locale) throws IOException, InterruptedException {
    ShellScript script =
        run(
            Map.of("LC_ALL", locale),
            LETTER
                + SESSION
                + "\"$tandem\" --log-file \"$letter.log\" | tail -n 1 && test -s \"$letter.log\""
                + " && \"$tandem\" log summary \"$letter.log\" | tail -n 1");

    assertThat(script.err()).isEmpty();
    assertThat(script.code()).isZero();
    assertThat(script.out()).contains("bestmove board A ");
  }

  @Test
  void itMayLieInAFolderOfAnyName() throws IOException, InterruptedException {
    ShellScript script =
        run(
            Map.of("LC_ALL", "POSIX"),
            LETTER
                + "mkdir -p \"a $letter/app/target\" && cd \"a $letter\" && tree=${tandem%/*}"
                + " && cp -R \"$tree/tandem\" \"$tree/scripts\" ."
                + " && cp -R \"$tree/app/target/dist\" app/target"
                + " && ./tandem --help | head -n 1 && "
                + SESSION
                + "./tandem | tail -n 1");

    assertThat(script.err()).isEmpty();
    assertThat(script.out()).startsWith("A bughouse engine").contains("bestmove board A ");
  }

  @ParameterizedTest
  @CsvSource({
    "JAVA_TOOL_OPTIONS, -XX:+UseParallelGC",
    "JAVA_TOOL_OPTIONS, -XX:+UseG1GC",
    "JAVA_TOOL_OPTIONS, -XX:+UseZGC",
    "_JAVA_OPTIONS, -XX:+UseParallelGC",
    "JDK_JAVA_OPTIONS, -XX:+UseParallelGC"
  })
  void optionsForOtherJavaProgramsDoNoHarm(String variable, String options)
      throws IOException, InterruptedException {
    ShellScript script = run(Map.of(variable, options), "\"$tandem\" perft 2");

    assertThat(script.code()).as(script.err()).isZero();
    assertThat(script.out()).startsWith("nodes 400 ").hasLineCount(1);
  }

  @Test
  void faultsOfTheJvmAreNoneOfTheOutput() throws IOException, InterruptedException {
    ShellScript script =
        run(Map.of("JAVA_TOOL_OPTIONS", "-XX:+NoOptionOfAnyJvm"), "\"$tandem\" perft 2");

    assertThat(script.code()).isEqualTo(1);
    assertThat(script.out()).isEmpty();
    assertThat(script.err()).contains("NoOptionOfAnyJvm");
  }

  @Test
  void startsWhereAddressesAreFew() throws IOException, InterruptedException {
    ShellScript script = run(Map.of(), "ulimit -v 3000000; \"$tandem\" perft 2");

    assertThat(script.err()).isEmpty();
    assertThat(script.out()).startsWith("nodes 400 ");
  }

  @Test
  void theBuildHasTrainedACacheThatTheProgramTakes() throws IOException, InterruptedException {
    Path dist = TandemProcess.LAUNCHER.resolveSibling("app/target/dist");
    assertThat(Files.readAllLines(dist.resolve("training.log")))
        .noneMatch(line -> line.contains("unknown command"))
        .anyMatch(line -> line.startsWith("bestmove board B "))
        .anyMatch(line -> line.startsWith("bestmove ") && !line.contains("board"))
        .anyMatch(line -> line.startsWith("move "));
    // With this a cache that does not fit is an error.
    ShellScript script =
        run(Map.of("JDK_JAVA_OPTIONS", "-XX:AOTMode=on"), "echo ubi | \"$tandem\" | tail -n 1");

    assertThat(script.out()).isEqualTo("ubiok\n");
  }

  private ShellScript run(Map<String, String> environment, String script)
      throws IOException, InterruptedException {
    return ShellScript.run(folder, environment, script);
  }
}
