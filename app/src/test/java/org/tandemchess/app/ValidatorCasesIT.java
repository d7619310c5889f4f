package org.tandemchess.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tandemchess.testkit.Dialogue;

/** The rows of a validator that need a search or a process, and the validator as a process. */
@Timeout(120)
class ValidatorCasesIT {
  /** The row with SearchJson leaves the position open; here it is the only mate. */
  private static final String DROP_MATES = "7k/8/5K2/8/8/8/8/8[Q] w - - 0 1";

  static Stream<ValidatorCases.Row> searches() {
    return ValidatorCases.all().stream().filter(row -> row.word().equals("go"));
  }

  @ParameterizedTest
  @MethodSource
  void searches(ValidatorCases.Row row) {
    try (TandemProcess tandem = new TandemProcess("--protocol", "uci", "--no-move", "0000")) {
      Dialogue host = tandem.host();
      host.send("setoption name UCI_Variant value " + row.variant());
      String start = row.start().startsWith("(any") ? DROP_MATES : row.start();
      host.send("position " + (start.equals("startpos") ? start : "fen " + start));
      host.send(row.lines().toArray(String[]::new));
      String expected = (String) row.expected();
      String best = host.expect("bestmove ");
      if (expected.startsWith("bestmove ")) {
        assertThat(best).startsWith(expected);
      } else {
        // The row with SearchJson says in words what is to be seen.
        assertThat(expected).contains("\"bestmove Q@g7\"").contains("\"mate\":1");
        assertThat(best).isEqualTo("bestmove Q@g7");
        assertThat(host.expect("{"))
            .startsWith(
                "{\"bestMove\":\"Q@g7\",\"score\":{\"mate\":1},\"pv\":[\"Q@g7\"],\"depth\":");
      }
    }
  }

  @Test
  void answersAtOnceAndEndsWithTheInput() throws InterruptedException {
    try (TandemProcess tandem = new TandemProcess("validate")) {
      Dialogue host = tandem.host();
      host.send("STATUS startpos");
      host.expect("{\"ok\":true,\"sideToMove\":\"w\",\"inCheck\":false,\"terminal\":\"none\",");
      host.send("go depth 3", "bench", "nonsense", "apply board A e2e4");
      assertThat(host.until("{\"ok\":true,\"legal\":true,\"bfen\":"))
          .hasSize(2)
          .allMatch(line -> line.equals("info string refused: this is a validator-only worker"));
      host.endInput();
      assertThat(host.untilEnd()).isEmpty();
      assertThat(tandem.exitValue()).isZero();
    }
  }

  @Test
  void answersThousandsOfRequestsSentInOneGo() throws InterruptedException {
    try (TandemProcess tandem = new TandemProcess("validate")) {
      Dialogue host = tandem.host();
      int requests = 2_000;
      host.send("uci");
      host.expect("uciok");
      host.sendBytes(
          "legalmoves startpos\r\n".repeat(requests).getBytes(StandardCharsets.US_ASCII));
      host.send("quit");
      assertThat(host.untilEnd())
          .hasSize(requests)
          .allMatch(line -> line.startsWith("{\"ok\":true,\"count\":20,"));
      assertThat(tandem.exitValue()).isZero();
    }
  }
}
