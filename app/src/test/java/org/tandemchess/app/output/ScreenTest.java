package org.tandemchess.app.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class ScreenTest {
  @Test
  void isColoredUnlessTheUserOrTheTerminalSaysNo() {
    assertThat(Screen.colors(Map.of("TERM", "xterm")::get)).isTrue();
    assertThat(Screen.colors(Map.of("TERM", "xterm", "NO_COLOR", "")::get)).isTrue();
    assertThat(Screen.colors(Map.of("TERM", "xterm", "NO_COLOR", "1")::get)).isFalse();
    assertThat(Screen.colors(Map.of("TERM", "dumb")::get)).isFalse();
    assertThat(Screen.colors(Map.<String, String>of()::get)).isFalse();
  }
}
