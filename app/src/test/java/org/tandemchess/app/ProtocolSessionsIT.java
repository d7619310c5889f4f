package org.tandemchess.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.testkit.Dialogue;

/** Plays the examples of docs/protocols.md and docs/ubi.md against the real program. */
@Timeout(120)
class ProtocolSessionsIT {
  private static final Path PROTOCOLS = Path.of("../docs/protocols.md");
  private static final Path UBI = Path.of("../docs/ubi.md");
  private static final String ANYTHING = "...";

  @ParameterizedTest
  @ValueSource(
      strings = {"ubi", "uci", "uci2", "xboard", "cnp", "validate", "ubi1-game", "ubi0-game"})
  void theExampleHappensAsItIsWritten(String name) throws IOException, InterruptedException {
    String[] arguments = name.equals("validate") ? new String[] {name} : new String[0];
    try (TandemProcess tandem = new TandemProcess(arguments)) {
      Dialogue host = tandem.host();
      for (String line : session(name)) {
        String text = line.substring(2);
        if (line.startsWith("> ")) {
          host.send(text);
        } else {
          assertSaid(text, name.equals("validate") ? host.expect("") : pastInfo(host));
        }
      }
      assertThat(host.untilEnd()).allMatch(line -> line.startsWith("info "));
      assertThat(tandem.exitValue()).isZero();
    }
  }

  private static String pastInfo(Dialogue host) {
    String line = host.expect("");
    while (line.startsWith("info ")) {
      line = host.expect("");
    }
    return line;
  }

  private static void assertSaid(String written, String said) {
    if (written.endsWith(ANYTHING)) {
      String start = written.substring(0, written.length() - ANYTHING.length());
      assertThat(said).startsWith(start);
    } else {
      assertThat(said).isEqualTo(written);
    }
  }

  private static List<String> session(String name) throws IOException {
    Pattern block =
        Pattern.compile("<!-- session: " + name + " -->\n```\n(.*?)```", Pattern.DOTALL);
    Matcher matcher = block.matcher(Files.readString(name.endsWith("-game") ? UBI : PROTOCOLS));
    assertThat(matcher.find()).as(name).isTrue();
    List<String> lines = matcher.group(1).lines().toList();
    assertThat(lines).isNotEmpty().allMatch(line -> line.startsWith("> ") || line.startsWith("< "));
    return lines;
  }
}
