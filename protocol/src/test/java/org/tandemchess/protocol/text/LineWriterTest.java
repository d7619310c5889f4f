package org.tandemchess.protocol.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class LineWriterTest {

  @Test
  void writesLinesInOrder() throws InterruptedException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    LineWriter writer = new LineWriter(out, null);
    writer.require("ubiok");
    writer.offer("info string a");
    writer.require("readyok");

    assertThat(writer.drain(10_000)).isTrue();
    assertThat(text(out)).isEqualTo("ubiok\ninfo string a\nreadyok\n");
    writer.close();
  }

  @Test
  void keepsALineOneLineOfAscii() throws InterruptedException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    LineWriter writer = new LineWriter(out, null);
    writer.require("info string a\nb\rc Jürgen");

    assertThat(writer.drain(10_000)).isTrue();
    assertThat(text(out)).isEqualTo("info string a?b?c J?rgen\n");
    writer.close();
  }

  @Test
  void dropsOptionalLinesOnlyWhileNobodyReads() throws InterruptedException {
    CountDownLatch reads = new CountDownLatch(1);
    ByteArrayOutputStream read = new ByteArrayOutputStream();
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int letter) {
            read.write(letter);
          }

          @Override
          public void write(byte[] bytes, int offset, int length) throws IOException {
            try {
              reads.await();
            } catch (InterruptedException e) {
              throw new IOException(e);
            }
            read.write(bytes, offset, length);
          }
        };
    LineWriter writer = new LineWriter(full, null);
    for (int i = 0; i < 3 * LineWriter.WAITING_LINES; i++) {
      writer.offer("info depth " + i);
    }
    writer.require("bestmove board A e2e4");
    assertThat(writer.offer("info depth 0")).isFalse();
    writer.require("readyok");

    assertThat(writer.drain(1)).isFalse();
    reads.countDown();
    assertThat(writer.drain(10_000)).isTrue();
    List<String> lines = text(read).lines().toList();
    assertThat(lines).hasSizeBetween(LineWriter.WAITING_LINES, LineWriter.WAITING_LINES + 3);
    assertThat(lines).endsWith("bestmove board A e2e4", "readyok");
    assertThat(writer.offer("info depth 1")).isTrue();
    writer.close();
  }

  @Test
  void survivesAPeerThatIsGone() throws InterruptedException {
    OutputStream gone =
        new OutputStream() {
          @Override
          public void write(int letter) throws IOException {
            throw new IOException("broken pipe");
          }
        };
    LineWriter writer = new LineWriter(gone, null);
    writer.require("ubiok");
    writer.require("readyok");

    assertThat(writer.drain(10_000)).isTrue();
    writer.close();
  }

  private static String text(ByteArrayOutputStream out) {
    return out.toString(StandardCharsets.US_ASCII);
  }
}
