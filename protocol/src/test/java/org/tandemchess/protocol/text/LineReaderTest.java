package org.tandemchess.protocol.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tandemchess.protocol.text.LineReader.Event;

class LineReaderTest {

  @Test
  void readsLinesWhateverTheirEnd() {
    assertThat(lines("ubi\nisready\r\n  go  \t\r\n\nlast"))
        .containsExactly("ubi", "isready", "go", "", "last");
  }

  @Test
  void readsLinesWhateverThePieces() {
    InputStream in =
        new ByteArrayInputStream("ubi\r\nposition startpos\n".getBytes(StandardCharsets.UTF_8)) {
          @Override
          public synchronized int read(byte[] bytes, int offset, int length) {
            return super.read(bytes, offset, 1);
          }
        };
    assertThat(lines(in)).containsExactly("ubi", "position startpos");
  }

  @Test
  void knowsWhetherALineIsAtHand() {
    LineReader reader =
        new LineReader(new ByteArrayInputStream("a\nb\nc".getBytes(StandardCharsets.UTF_8)));
    assertThat(reader.hasLine()).isFalse();
    assertThat(reader.read()).isEqualTo(Event.LINE);
    assertThat(reader.hasLine()).isTrue();
    assertThat(reader.read()).isEqualTo(Event.LINE);
    assertThat(reader.hasLine()).isFalse();
    reader.unread("x");
    assertThat(reader.hasLine()).isTrue();
    assertThat(reader.read()).isEqualTo(Event.LINE);
    assertThat(reader.line()).isEqualTo("x");
  }

  @Test
  void knowsWhetherThePeerHasSentMore() throws IOException {
    PipedOutputStream peer = new PipedOutputStream();
    LineReader reader = new LineReader(new PipedInputStream(peer));
    assertThat(reader.hasInput()).isFalse();
    peer.write('a');
    assertThat(reader.hasInput()).isTrue();
    peer.write("\nb".getBytes(StandardCharsets.UTF_8));
    assertThat(reader.read()).isEqualTo(Event.LINE);
    assertThat(reader.hasInput()).isTrue();
    peer.write("\n".getBytes(StandardCharsets.UTF_8));
    assertThat(reader.read()).isEqualTo(Event.LINE);
    assertThat(reader.hasInput()).isFalse();
    reader.unread("x");
    assertThat(reader.hasInput()).isTrue();
  }

  @Test
  void dropsAByteOrderMarkAtTheHeadOnly() {
    assertThat(lines("\uFEFFubi\nisready\n")).containsExactly("ubi", "isready");
    assertThat(lines("ubi\n\uFEFFubi\n")).containsExactly("ubi", "\uFEFFubi");
  }

  @Test
  void readsUtf8AndElseLatin1() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.write("metadata name Jürgen\n".getBytes(StandardCharsets.UTF_8));
    bytes.write("metadata name Jürgen\n".getBytes(StandardCharsets.ISO_8859_1));
    bytes.write(new byte[] {(byte) 0xC3, '\n', (byte) 0xFF, (byte) 0xFE, '\n'});

    assertThat(lines(new ByteArrayInputStream(bytes.toByteArray())))
        .containsExactly("metadata name Jürgen", "metadata name Jürgen", "Ã", "ÿþ");
  }

  @Test
  void keepsLinesOfAMegabyte() {
    String longLine = "position " + "x".repeat(1 << 20);

    assertThat(lines(longLine + "\r\nubi\n")).containsExactly(longLine, "ubi");
  }

  @Test
  void reportsLinesThatAreTooLongOnceAndGoesOn() {
    String tooLong = "x".repeat(LineReader.LONGEST + 1);
    LineReader reader = reader(tooLong + "\nubi\n" + tooLong);

    assertThat(reader.read()).isEqualTo(Event.OVERSIZED);
    assertThat(reader.read()).isEqualTo(Event.LINE);
    assertThat(reader.line()).isEqualTo("ubi");
    assertThat(reader.read()).isEqualTo(Event.OVERSIZED);
    assertThat(reader.read()).isEqualTo(Event.END);
    assertThat(reader.read()).isEqualTo(Event.END);
  }

  @Test
  void takesABrokenPipeForItsEnd() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("broken pipe");
          }

          @Override
          public int read(byte[] bytes, int offset, int length) throws IOException {
            throw new IOException("broken pipe");
          }
        };
    assertThat(new LineReader(broken).read()).isEqualTo(Event.END);
  }

  private static LineReader reader(String text) {
    return new LineReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static List<String> lines(String text) {
    return lines(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static List<String> lines(InputStream in) {
    LineReader reader = new LineReader(in);
    List<String> lines = new ArrayList<>();
    while (reader.read() == Event.LINE) {
      lines.add(reader.line());
    }
    return lines;
  }
}
