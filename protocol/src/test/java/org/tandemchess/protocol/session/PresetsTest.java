package org.tandemchess.protocol.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.brain.BrainFactory;
import org.tandemchess.engine.option.Setting;
import org.tandemchess.engine.team.PriceBrain;
import org.tandemchess.protocol.rehearsal.SteppingSearch;
import org.tandemchess.protocol.text.LineReader;
import org.tandemchess.protocol.ubi.UbiSession;
import org.tandemchess.protocol.uci.NoMove;
import org.tandemchess.protocol.uci.UciSession;
import org.tandemchess.protocol.xboard.XBoardSession;

/** Options that are set before a host says a word. */
@Timeout(60)
class PresetsTest {
  private static final BrainFactory BRAINS = PriceBrain.factory(() -> new SteppingSearch(3));
  private static final List<Setting<?>> PRESETS =
      List.of(
          new Setting<>(EngineOptions.HASH, 32),
          new Setting<>(EngineOptions.MULTI_PV, 2),
          new Setting<>(EngineOptions.HASH, 16));

  private static String said(Function<Host, HostSession> sessions, String... lines)
      throws InterruptedException {
    byte[] in = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.US_ASCII);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    LineReader reader = new LineReader(new ByteArrayInputStream(in));
    sessions.apply(new Host(reader, out, null, Set.of(), PRESETS)).run();
    return out.toString(StandardCharsets.US_ASCII);
  }

  @Test
  void ubiHasThemAndSaysSo() throws InterruptedException {
    assertThat(said(host -> new UbiSession(host, BRAINS), "ubi", "go board A depth 2"))
        .contains("option name Hash type spin default 16 min ")
        .contains("option name MultiPV type spin default 2 min ")
        .contains(" multipv 1\n");
  }

  @Test
  void uciHasThemAndAHostMaySetOthers() throws InterruptedException {
    UciSession[] made = new UciSession[1];
    Function<Host, HostSession> sessions =
        host -> made[0] = new UciSession(host, BRAINS, NoMove.NONE);
    assertThat(said(sessions, "uci", "setoption name MultiPV value 5", "go depth 1"))
        .contains("option name Hash type spin default 16 min ");
    Operator operator = made[0].operator();
    EngineOptions options = operator.engine().options();
    assertThat(options.hash()).isEqualTo(16);
    assertThat(options.multiPv()).isEqualTo(5);
  }

  @Test
  void xboardHasThemAndSaysSo() throws InterruptedException {
    XBoardSession[] made = new XBoardSession[1];
    Function<Host, HostSession> sessions = host -> made[0] = new XBoardSession(host, BRAINS);
    assertThat(said(sessions, "protover 2", "new", "quit"))
        .contains("option=\"MultiPV -spin 2 1 64\"")
        .contains("TeamMessageMode -combo ignore /// consider /// *full");
    Operator operator = made[0].operator();
    assertThat(operator.engine().options().hash()).isEqualTo(16);
  }
}
