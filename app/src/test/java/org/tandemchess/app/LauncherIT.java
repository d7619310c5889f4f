package org.tandemchess.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The {@code ./tandem} script as people and servers start it. */
class LauncherIT {
  private static final Path LAUNCHER = TandemProcess.LAUNCHER;

  @Test
  void runsFromAnyFolderThroughLinks(@TempDir Path temp) throws Exception {
    Path folder = Files.createDirectory(temp.resolve("a folder"));
    Path absolute = Files.createSymbolicLink(folder.resolve("absolute"), LAUNCHER);
    Files.createSymbolicLink(temp.resolve("relative"), Path.of("a folder/absolute"));

    for (List<String> command :
        List.of(
            List.of(LAUNCHER.toString()),
            List.of(absolute.toString()),
            List.of("./relative"),
            List.of("sh", "relative"))) {
      assertThat(lastLine(temp, command)).as("%s", command).isEqualTo("ubiok");
    }
    Files.delete(absolute);
  }

  @Test
  @Timeout(60)
  void runsCommands() throws Exception {
    Process perft = start("perft", "3");
    Process analyze = start("analyze", "startpos | startpos", "--depth", "2");
    Process mistake = start("perft", "three");

    assertThat(text(perft.getInputStream())).matches("nodes 8902 time_ms \\d+ nps \\d+\\n");
    assertThat(perft.waitFor()).isZero();
    assertThat(text(analyze.getInputStream())).contains("Board A", "board B: White plays ");
    assertThat(analyze.waitFor()).isZero();
    assertThat(text(mistake.getErrorStream()))
        .isEqualTo("tandem perft: DEPTH 'three': expected a whole number from 0 to 30\n");
    assertThat(mistake.waitFor()).isEqualTo(2);
  }

  @Test
  @Timeout(60)
  void tellsAPersonAtATerminalWhatItIs() throws Exception {
    assertThat(atTerminal("'" + LAUNCHER + "'", "help\nquit\n"))
        .contains("tandem: speaks UBI, UCI, XBoard and CNP here", "info string this is UBI for ");
    assertThat(atTerminal("'" + LAUNCHER + "' --protocol ubi", "quit\n")).doesNotContain("speaks");

    Process piped = start();
    piped.getOutputStream().close();
    assertThat(text(piped.getErrorStream())).isEmpty();
  }

  @Test
  @Timeout(60)
  void fitsATerminal() throws Exception {
    String narrow = atTerminal("stty cols 60; '" + LAUNCHER + "' help match", "");
    String plain = atTerminal("stty cols 60; NO_COLOR=1 '" + LAUNCHER + "' help match", "");
    String live = atTerminal("'" + LAUNCHER + "' analyze 'startpos | startpos' --movetime 700", "");

    assertThat(narrow).contains("\u001b[").contains("Examples:");
    assertThat(plain).doesNotContain("\u001b[").contains("Examples:");
    assertThat(plain.lines()).allMatch(line -> line.length() <= 60);
    assertThat(live).contains("\u001b[J").contains("board A:");
  }

  /** What a shell command shows at a terminal of its own, made by script of util-linux. */
  private static String atTerminal(String command, String typed) throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "script of util-linux");
    ProcessBuilder script = new ProcessBuilder("script", "-qec", command, "/dev/null");
    script.environment().put("TERM", "xterm");
    script.environment().remove("NO_COLOR");
    script.environment().remove("COLUMNS");
    Process process = script.start();
    process.getOutputStream().write(typed.getBytes(StandardCharsets.US_ASCII));
    process.getOutputStream().flush();
    String shown = text(process.getInputStream());
    process.getOutputStream().close();
    assertThat(process.waitFor()).as(command).isZero();
    return shown;
  }

  @Test
  @Timeout(60)
  void measuresItsOwnAnswers() throws Exception {
    Process latency =
        start("bench", "latency", "--tries", "3", "--option", "Ponder=true", "--json");

    List<String> lines = text(latency.getInputStream()).lines().toList();
    assertThat(latency.waitFor()).isZero();
    assertThat(lines)
        .hasSize(6)
        .allSatisfy(
            line ->
                assertThat(line)
                    .matches(
                        "\\{\"type\":\"latency\",\"protocol\":\"u[bc]i\","
                            + "\"moment\":\"(between|search)\",\"request\":\"(isready|stop)\","
                            + "\"tries\":3,\"median_us\":\\d+,\"p99_us\":\\d+,\"max_us\":\\d+,"
                            + "\"within_1_ms\":[0-3],\"within_5_ms\":[0-3]\\}"));
  }

  private static Process start(String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(LAUNCHER.toString()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).start();
  }

  private static String text(InputStream stream) throws IOException {
    return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
  }

  /** The last line that {@code command} prints in answer to {@code ubi}, when it ended well. */
  private static String lastLine(Path workingFolder, List<String> command)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command)
            .directory(workingFolder.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (InputStream out = process.getInputStream()) {
      process.getOutputStream().write("ubi\nquit\n".getBytes(StandardCharsets.US_ASCII));
      process.getOutputStream().close();
      String text = new String(out.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).isZero();
      return text.lines().reduce("", (first, second) -> second);
    }
  }
}
