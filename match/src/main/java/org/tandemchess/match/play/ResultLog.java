package org.tandemchess.match.play;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import org.tandemchess.rules.core.RuleSet;

/**
 * The finished games of a match, one JSON object a line, appended and forced to the disk game by
 * game.
 *
 * <p>Each line ends with a checksum of the rest. A line that was cut off by a crash is dropped when
 * the file is opened again; a wrong line before others is an error, since then somebody changed the
 * file. Safe for use by any thread.
 */
final class ResultLog implements AutoCloseable {
  private static final String CHECKSUM = ",\"crc32\":\"";
  private static final int CHECKSUM_LENGTH = CHECKSUM.length() + 8 + "\"}".length();

  private final ObjectMapper json = new ObjectMapper();
  private final GameCodec codec;
  private final List<GameRecord> found;
  private final FileChannel channel;

  /**
   * Opens a log, makes it if it does not exist.
   *
   * @throws IOException if it cannot be read or written, or a line in the middle is damaged
   */
  ResultLog(Path file, RuleSet rules) throws IOException {
    codec = new GameCodec(rules);
    found = new ArrayList<>();
    long good = Files.exists(file) ? read(file) : 0;
    channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    channel.truncate(good);
    channel.position(good);
  }

  /** Returns the games that were in the file when it was opened. */
  List<GameRecord> found() {
    return List.copyOf(found);
  }

  /**
   * Appends a game; it is on the disk when this returns.
   *
   * @throws IOException if it cannot be written
   */
  synchronized void append(GameRecord game) throws IOException {
    ObjectNode node = codec.write(game);
    String text = json.writeValueAsString(node);
    String body = text.substring(0, text.length() - 1);
    ByteBuffer line =
        ByteBuffer.wrap((body + CHECKSUM + crc(body) + "\"}\n").getBytes(StandardCharsets.UTF_8));
    while (line.hasRemaining()) {
      channel.write(line);
    }
    channel.force(false);
  }

  private static String crc(String body) {
    CRC32 crc = new CRC32();
    crc.update(body.getBytes(StandardCharsets.UTF_8));
    return "%08x".formatted(crc.getValue());
  }

  /** Reads all whole lines and returns how many bytes they take. */
  private long read(Path file) throws IOException {
    // Half a letter in a line that was cut off becomes a mark, and the checksum tells.
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    long good = 0;
    int number = 0;
    int start = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      String line = text.substring(start, end);
      number++;
      boolean last = end == text.length() - 1;
      if (!isWhole(line)) {
        if (last) {
          return good;
        }
        throw new IOException(file + " line " + number + ": checksum wrong, the file was changed");
      }
      found.add(parse(file, number, line));
      good += line.getBytes(StandardCharsets.UTF_8).length + 1;
      start = end + 1;
    }
    return good;
  }

  private static boolean isWhole(String line) {
    int at = line.length() - CHECKSUM_LENGTH;
    if (at <= 0 || !line.startsWith(CHECKSUM, at)) {
      return false;
    }
    return line.startsWith(crc(line.substring(0, at)), at + CHECKSUM.length());
  }

  private GameRecord parse(Path file, int number, String line) throws IOException {
    try {
      return codec.read(json.readTree(line));
    } catch (JsonProcessingException | IllegalArgumentException e) {
      throw new IOException(file + " line " + number + ": " + e.getMessage(), e);
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
