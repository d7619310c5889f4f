package org.tandemchess.rules.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;

/** The letters of a reader as bytes in UTF-8. Used by one thread. */
final class Utf8Stream extends InputStream {
  private final Reader reader;
  private final char[] letters = new char[1 << 12];
  private byte[] bytes = {};
  private int at;

  Utf8Stream(Reader reader) {
    this.reader = reader;
  }

  @Override
  public int read() throws IOException {
    if (at == bytes.length && !fill()) {
      return -1;
    }
    return bytes[at++] & 0xFF;
  }

  @Override
  public int read(byte[] target, int from, int most) throws IOException {
    if (most == 0) {
      return 0;
    }
    if (at == bytes.length && !fill()) {
      return -1;
    }
    int count = Math.min(most, bytes.length - at);
    System.arraycopy(bytes, at, target, from, count);
    at += count;
    return count;
  }

  private boolean fill() throws IOException {
    int count = reader.read(letters, 0, letters.length - 1);
    if (count < 0) {
      return false;
    }
    if (count > 0 && Character.isHighSurrogate(letters[count - 1])) {
      // Its other half follows, if the text is whole.
      int half = reader.read();
      if (half >= 0) {
        letters[count++] = (char) half;
      }
    }
    bytes = new String(letters, 0, count).getBytes(StandardCharsets.UTF_8);
    at = 0;
    return bytes.length > 0 || fill();
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
