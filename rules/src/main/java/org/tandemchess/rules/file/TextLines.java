package org.tandemchess.rules.file;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a text of any length, one by one. A line ends with LF, CR, CR LF or the end of the
 * file. Each is UTF-8, or Latin-1 where that fails: half a letter where a program was killed spoils
 * its own line only. A text that begins with a mark of UTF-16 is that. Used by one thread.
 */
public final class TextLines implements Closeable {
  /** The most bytes of a line. */
  public static final int LONGEST = 8 << 20;

  private final InputStream in;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(256);
  private int number;
  private boolean isBehindReturn;

  private TextLines(InputStream in) {
    this.in = in;
  }

  /**
   * Opens a file.
   *
   * @throws IOException if it cannot be opened
   */
  public static TextLines of(Path file) throws IOException {
    InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16);
    in.mark(2);
    int mark = in.read() << 8 | in.read();
    in.reset();
    boolean isWide = mark == 0xFEFF || mark == 0xFFFE;
    return new TextLines(
        isWide ? new Utf8Stream(new InputStreamReader(in, StandardCharsets.UTF_16)) : in);
  }

  /**
   * Returns the next line without its end, or null behind the last.
   *
   * @throws TooLargeException if it is above {@link #LONGEST} bytes
   * @throws IOException if it cannot be read
   */
  public @Nullable String next() throws IOException {
    int letter = in.read();
    if (letter == '\n' && isBehindReturn) {
      letter = in.read();
    }
    if (letter < 0) {
      return null;
    }
    number++;
    bytes.reset();
    for (; letter >= 0 && letter != '\n' && letter != '\r'; letter = in.read()) {
      if (bytes.size() == LONGEST) {
        throw new TooLargeException("line " + number, LONGEST);
      }
      bytes.write(letter);
    }
    isBehindReturn = letter == '\r';
    return TextFile.decode(bytes.toByteArray());
  }

  /** Returns the number of the line that {@link #next} returned last, from 1. */
  public int number() {
    return number;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
