package org.tandemchess.protocol.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlainTextTest {
  @Test
  void nothingThatActsGetsThrough() {
    assertThat(PlainText.of("a\u001b]0;owned\u0007b")).isEqualTo("a?]0;owned?b");
    assertThat(PlainText.of("x\r\ny\tz\u007f")).isEqualTo("x??y?z?");
    assertThat(PlainText.of("\u009b31m \u202edrow\u2066 \u2028")).isEqualTo("?31m ?drow? ?");
  }

  @Test
  void whatIsSeenStays() {
    String text = "Zürich 象棋 ♞ ½ 👩\u200d🚀";
    assertThat(PlainText.of(text)).isEqualTo(text);
  }

  @Test
  void aLongTextIsCut() {
    assertThat(PlainText.of("abcdef", 6)).isEqualTo("abcdef");
    assertThat(PlainText.of("abcdefg", 6)).isEqualTo("abcdef...");
  }
}
