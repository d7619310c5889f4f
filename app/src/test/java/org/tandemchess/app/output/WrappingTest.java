package org.tandemchess.app.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class WrappingTest {
  @Test
  void breaksBetweenWordsOnly() {
    List<String> moves = List.of("N@c7", "exf6", "Qxf6+", "Kd8", "Qxh8#");

    assertThat(Wrapping.lines(moves, 15, "A  ", "   "))
        .containsExactly("A  N@c7 exf6", "   Qxf6+ Kd8", "   Qxh8#");
    assertThat(Wrapping.lines(moves, 80, "A  ", "   "))
        .containsExactly("A  N@c7 exf6 Qxf6+ Kd8 Qxh8#");
  }

  @Test
  void aLongWordHasALineOfItsOwn() {
    assertThat(Wrapping.lines(List.of("a", "0123456789", "b"), 5, "", " "))
        .containsExactly("a", " 0123456789", " b");
  }

  @Test
  void nothingIsALine() {
    assertThat(Wrapping.lines(Wrapping.words("  "), 10, "A  ", "")).containsExactly("A");
  }

  @Test
  void cutsWithDots() {
    assertThat(Wrapping.cut("0123456789", 10)).isEqualTo("0123456789");
    assertThat(Wrapping.cut("0123456789", 9)).isEqualTo("012345...");
  }
}
