package org.tandemchess.rules.notation;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tandemchess.rules.core.RuleSet;

/**
 * Reads files of bughouse games as servers, archives and programs write them: several tags a line,
 * no blank lines between tags and moves, clocks in whole seconds, milliseconds or PGN form and
 * below zero, comments anywhere, results that are missing, and results seen from the board that
 * ended instead of the team.
 *
 * <p>What PGN allows is read as well: comments in braces and after a semicolon, lines that begin
 * with a percent sign, annotations as numbers and as signs, and variations, which are passed over
 * with all that is in them.
 *
 * <p>Each game is replayed. The first move that is wrong ends the reading of its game, not of the
 * file.
 */
public final class BpgnReader {
  private BpgnReader() {}

  /**
   * Reads all games of a file.
   *
   * @throws IOException if the file cannot be read
   */
  public static List<BpgnReading> read(Path file, RuleSet rules) throws IOException {
    return parse(decode(Files.readAllBytes(file)), rules);
  }

  /** Reads all games of a text; never throws. */
  public static List<BpgnReading> parse(String text, RuleSet rules) {
    List<BpgnReading> readings = new ArrayList<>();
    BpgnAssembler game = new BpgnAssembler(1, rules);
    for (BpgnToken token : BpgnLexer.tokens(BpgnLetters.withLineFeeds(text))) {
      if (game.isComplete(token)) {
        readings.add(game.finish());
        game = new BpgnAssembler(readings.size() + 1, rules);
      }
      game.add(token);
    }
    if (!game.isEmpty()) {
      readings.add(game.finish());
    }
    return List.copyOf(readings);
  }

  /**
   * Returns the text of a file: UTF-16 where a mark says so, UTF-8 with or without a mark, or
   * Latin-1 where that fails.
   */
  public static String decode(byte[] bytes) {
    try {
      String text = charset(bytes).newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return text.startsWith("\uFEFF") ? text.substring(1) : text;
    } catch (CharacterCodingException e) {
      return new String(bytes, StandardCharsets.ISO_8859_1); // every byte is a letter there
    }
  }

  private static Charset charset(byte[] bytes) {
    int mark = bytes.length < 2 ? 0 : (bytes[0] & 0xFF) << 8 | bytes[1] & 0xFF;
    return switch (mark) {
      case 0xFEFF -> StandardCharsets.UTF_16BE;
      case 0xFFFE -> StandardCharsets.UTF_16LE;
      default -> StandardCharsets.UTF_8;
    };
  }
}
