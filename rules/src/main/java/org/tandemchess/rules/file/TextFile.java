package org.tandemchess.rules.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Texts that are read as a whole, such as tables and settings. */
public final class TextFile {
  /** The most bytes that are read. */
  public static final int LARGEST = 16 << 20;

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private TextFile() {}

  /**
   * Reads a file in UTF-8, with or without a mark.
   *
   * @throws TooLargeException if it does not end within {@link #LARGEST} bytes
   * @throws CharacterCodingException if it is not UTF-8
   * @throws IOException if it cannot be read
   */
  public static String read(Path file) throws IOException {
    byte[] bytes;
    try (InputStream in = Files.newInputStream(file)) {
      bytes = in.readNBytes(LARGEST + 1);
    }
    if (bytes.length > LARGEST) {
      throw new TooLargeException("a file", LARGEST);
    }
    return unmarked(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
  }

  /**
   * Reads a file in UTF-8 as lines.
   *
   * @throws TooLargeException if it does not end within {@link #LARGEST} bytes
   * @throws CharacterCodingException if it is not UTF-8
   * @throws IOException if it cannot be read
   */
  public static List<String> readLines(Path file) throws IOException {
    return read(file).lines().toList();
  }

  /** Returns bytes as a text: UTF-8 with or without a mark, or Latin-1 where that fails. */
  public static String decode(byte[] bytes) {
    try {
      return unmarked(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException e) {
      return new String(bytes, StandardCharsets.ISO_8859_1); // every byte is a letter there
    }
  }

  private static String unmarked(String text) {
    return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
  }
}
