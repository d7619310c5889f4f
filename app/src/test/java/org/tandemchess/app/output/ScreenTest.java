package org.tandemchess.app.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class ScreenTest {
  @Test
  void isColoredUnlessTheUserOrTheTerminalSaysNo() {
    assertThat(Screen.wantsColor(Map.<String, String>of()::get)).isTrue();
    assertThat(Screen.wantsColor(Map.of("NO_COLOR", "")::get)).isTrue();
    assertThat(Screen.wantsColor(Map.of("NO_COLOR", "1")::get)).isFalse();
    assertThat(Screen.takesControls(Map.of("TERM", "xterm")::get)).isTrue();
    assertThat(Screen.takesControls(Map.of("TERM", "dumb")::get)).isFalse();
    assertThat(Screen.takesControls(Map.<String, String>of()::get)).isFalse();
  }
}
