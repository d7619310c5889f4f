package org.tandemchess.protocol.session;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A file to log to. One that has grown enough is put aside: {@code FILE.1} is the latest before
 * {@code FILE}, {@code FILE.2} the one before, and so on. One process logs to a file at a time.
 *
 * @param path appended to
 * @param mostBytes from which size on a file is put aside; it has whole lines, and so may be larger
 * @param kept how many files that were put aside are kept, at least 1
 */
public record LogFile(String path, long mostBytes, int kept) {
  /** The largest size that can be asked for, in megabytes of 10^6 bytes. */
  public static final int MOST_MEGABYTES = 1_000_000;

  /** The most files that can be kept. */
  public static final int MOST_KEPT = 1_000;

  /** The files that are kept if nobody says how many. */
  public static final int USUALLY_KEPT = 5;

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if one is below 1
   */
  public LogFile {
    if (mostBytes < 1 || kept < 1) {
      throw new IllegalArgumentException(mostBytes + " bytes, " + kept + " files");
    }
  }

  /** Returns a file that grows without end. */
  public static LogFile endless(String path) {
    return new LogFile(path, Long.MAX_VALUE, USUALLY_KEPT);
  }

  /** Returns a stream that appends, and puts the file aside when it is flushed and large enough. */
  OutputStream open() throws IOException {
    return new Appending(this);
  }

  private static final class Appending extends OutputStream {
    private final LogFile file;
    private FileOutputStream out;
    private long bytes;

    Appending(LogFile file) throws IOException {
      this.file = file;
      out = new FileOutputStream(file.path, true);
      bytes = out.getChannel().size();
    }

    @Override
    public void write(int letter) throws IOException {
      out.write(letter);
      bytes++;
    }

    @Override
    public void write(byte[] letters, int from, int count) throws IOException {
      out.write(letters, from, count);
      bytes += count;
    }

    @Override
    public void flush() throws IOException {
      if (bytes >= file.mostBytes) {
        out.close();
        putAside();
        out = new FileOutputStream(file.path, true);
        bytes = 0;
      }
    }

    private void putAside() throws IOException {
      Files.deleteIfExists(numbered(file.kept));
      for (int number = file.kept; number > 1; number--) {
        if (Files.exists(numbered(number - 1))) {
          Files.move(numbered(number - 1), numbered(number));
        }
      }
      Files.move(Path.of(file.path), numbered(1), StandardCopyOption.REPLACE_EXISTING);
    }

    private Path numbered(int number) {
      return Path.of(file.path + "." + number);
    }

    @Override
    public void close() throws IOException {
      out.close();
    }
  }
}
