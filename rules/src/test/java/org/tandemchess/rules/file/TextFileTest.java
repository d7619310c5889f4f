package org.tandemchess.rules.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextFileTest {
  private static final Path ENDLESS = Path.of("/dev/zero");

  @TempDir private Path folder;

  @Test
  void readsUtf8WithOrWithoutAMark() throws IOException {
    Path file = folder.resolve("table");
    Files.writeString(file, "\uFEFFNa\u00efve\r\n\nend");
    assertThat(TextFile.readLines(file)).containsExactly("Na\u00efve", "", "end");

    Files.write(file, "Na\u00efve".getBytes(StandardCharsets.ISO_8859_1));
    assertThatThrownBy(() -> TextFile.read(file)).isInstanceOf(CharacterCodingException.class);
  }

  @Test
  void whatNeverEndsIsTooLarge() throws IOException {
    assertThatThrownBy(() -> TextFile.read(ENDLESS))
        .isInstanceOf(TooLargeException.class)
        .hasMessage("a file above 16 MB");
    try (TextLines lines = TextLines.of(ENDLESS)) {
      assertThatThrownBy(lines::next)
          .isInstanceOf(TooLargeException.class)
          .hasMessage("line 1 above 8 MB");
    }
  }

  @Test
  void halfALetterSpoilsItsOwnLineOnly() throws IOException {
    Path file = folder.resolve("log");
    byte[] text = "\uFEFFJ\u00fcrgen\r\n\nJ\u00fc".getBytes(StandardCharsets.UTF_8);
    Files.write(file, Arrays.copyOf(text, text.length - 1));

    List<String> read = new ArrayList<>();
    try (TextLines lines = TextLines.of(file)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        read.add(lines.number() + " " + line);
      }
    }

    assertThat(read).containsExactly("1 J\u00fcrgen", "2 ", "3 J\u00c3");
  }
}
