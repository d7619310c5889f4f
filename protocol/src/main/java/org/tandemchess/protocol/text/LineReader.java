package org.tandemchess.protocol.text;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;

/**
 * Splits a stream of bytes into lines, whatever comes.
 *
 * <p>A line ends with LF or the end of the stream; white space round it, a CR among it, is cut, and
 * so is a byte order mark at the head of the stream. Bytes that are not UTF-8 are read as Latin-1.
 * Lines above a limit are reported and thrown away. Used by one thread.
 */
public final class LineReader {
  /** The longest line in bytes that is kept unless another limit is given. */
  public static final int LONGEST = 8 << 20;

  private static final int[] BYTE_ORDER_MARK = {0xEF, 0xBB, 0xBF};

  /** What a call of {@link #read} has found. */
  public enum Event {
    /** A line, which {@link #line} returns. */
    LINE,
    /** A line that was too long and is lost. */
    OVERSIZED,
    /** The stream has ended or broken; every later call says so too. */
    END
  }

  private final InputStream in;
  private final int longest;
  private final byte[] buffer = new byte[8192];
  private int next;
  private int end;
  private byte[] bytes = new byte[512];
  private int length;
  private boolean first = true;
  private String line = "";
  private final ArrayDeque<String> unread = new ArrayDeque<>();

  /** Makes a reader of a stream, which is not closed. */
  public LineReader(InputStream in) {
    this(in, LONGEST);
  }

  /**
   * Makes a reader of a stream, which is not closed.
   *
   * @param longest the longest line in bytes that is kept
   */
  public LineReader(InputStream in, int longest) {
    this.in = in;
    this.longest = longest;
  }

  /** Takes a line that is to be read again, before all others. */
  public void unread(String again) {
    unread.addFirst(again);
  }

  /** Returns whether a whole line is at hand, so that {@link #read} would not wait for the peer. */
  public boolean hasLine() {
    for (int i = next; i < end; i++) {
      if (buffer[i] == '\n') {
        return true;
      }
    }
    return !unread.isEmpty();
  }

  /** Returns whether the peer has sent more than was read, as far as its stream can tell. */
  public boolean hasInput() {
    try {
      return next < end || !unread.isEmpty() || in.available() > 0;
    } catch (IOException e) {
      // A pipe that broke has nothing more; the next read says so.
      return true;
    }
  }

  /** Blocks until a line is complete. A last line without LF counts as a line. */
  public Event read() {
    if (!unread.isEmpty()) {
      line = unread.remove();
      return Event.LINE;
    }
    length = 0;
    boolean oversized = false;
    while (true) {
      if (next == end && !fill()) {
        return length == 0 && !oversized ? Event.END : finish(oversized);
      }
      int from = next;
      while (next < end && buffer[next] != '\n') {
        next++;
      }
      oversized |= !keep(from, next - from);
      if (next < end) {
        next++;
        return finish(oversized);
      }
    }
  }

  /** Returns the longest line in bytes that is kept. */
  public int longest() {
    return longest;
  }

  /** Returns the line that the last {@link Event#LINE} was about. */
  public String line() {
    return line;
  }

  private boolean fill() {
    try {
      int count = in.read(buffer, 0, buffer.length);
      next = 0;
      end = Math.max(0, count);
      return count > 0;
    } catch (IOException e) {
      // A pipe that broke says no more than one that was closed.
      next = 0;
      end = 0;
      return false;
    }
  }

  /** Adds bytes of the buffer to the line; returns false once it has grown too long. */
  private boolean keep(int from, int count) {
    if (length + count > longest) {
      return false;
    }
    if (length + count > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(length + count, 2 * bytes.length));
    }
    System.arraycopy(buffer, from, bytes, length, count);
    length += count;
    return true;
  }

  private Event finish(boolean oversized) {
    boolean head = first;
    first = false;
    if (oversized) {
      return Event.OVERSIZED;
    }
    int start = head && startsWithMark() ? BYTE_ORDER_MARK.length : 0;
    line = decode(start, length - start).strip();
    return Event.LINE;
  }

  private boolean startsWithMark() {
    if (length < BYTE_ORDER_MARK.length) {
      return false;
    }
    for (int i = 0; i < BYTE_ORDER_MARK.length; i++) {
      if ((bytes[i] & 0xFF) != BYTE_ORDER_MARK[i]) {
        return false;
      }
    }
    return true;
  }

  private String decode(int start, int count) {
    for (int i = start; i < start + count; i++) {
      if (bytes[i] < 0) {
        return decodeBeyondAscii(start, count);
      }
    }
    return new String(bytes, start, count, StandardCharsets.ISO_8859_1);
  }

  private String decodeBeyondAscii(int start, int count) {
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPORT)
          .onUnmappableCharacter(CodingErrorAction.REPORT)
          .decode(ByteBuffer.wrap(bytes, start, count))
          .toString();
    } catch (CharacterCodingException e) {
      return new String(bytes, start, count, StandardCharsets.ISO_8859_1);
    }
  }
}
