package org.tandemchess.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RulePresets;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.testkit.Dialogue;

/** The XBoard protocol as hosts speak it to the real program, with their habits. */
@Timeout(120)
class XBoardLauncherIT {

  @ParameterizedTest
  @CsvSource({"normal, chess", "crazyhouse, crazyhouse", "bughouse, bughouse"})
  void playsAGameAgainstItself(String variant, String rules) throws InterruptedException {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      host.send("xboard", "protover 2");
      host.expect("feature done=1");
      host.send("memory 16", "new", "variant " + variant, "force", "easy", "nopost");
      Position position = Position.start(RulePresets.named(rules).orElseThrow());
      for (int ply = 0; ply < 24 && !position.legalMoves(BoardId.A).isEmpty(); ply++) {
        host.send("ping " + ply, "force", "level 0 0:01 0.005", "time 90", "otim 90", "go");
        host.expectUnless("pong " + ply, "Error");
        String text = host.expectUnless("move ", "Error").substring("move ".length());
        Move move = MoveText.parse(text, position, BoardId.A);
        assertThat(MoveText.uci(move)).isEqualTo(text);
        position = position.play(BoardId.A, move);
      }
      host.send("quit");
      assertThat(tandem.exitValue()).isZero();
    }
  }

  @Test
  void hostsMayTryOneProtocolAfterTheOther() throws InterruptedException {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      host.send("xboard", "uci");
      List<String> lines = host.through("uciok");
      assertThat(lines).allMatch(line -> line.matches("(id|option|uciok).*"));
      host.send("xboard", "protover 2");
      assertThat(host.through("feature done=1")).allMatch(line -> line.startsWith("feature "));
      host.send("new", "st 0.05", "usermove e2e4", "ping 1");
      host.expect("move ");
      host.expect("pong 1");
      host.endInput();
      assertThat(host.untilEnd()).isEmpty();
      assertThat(tandem.exitValue()).isZero();
    }
  }

  @Test
  void theProtocolCanBeForced() throws InterruptedException {
    try (TandemProcess tandem = new TandemProcess("--protocol", "xboard")) {
      Dialogue host = tandem.host();
      host.send("new", "sd 3", "uci", "e2e4");
      host.expect("Error (unknown command): uci");
      host.expect("move ");
      host.send("quit");
      assertThat(tandem.exitValue()).isZero();
    }
  }
}
