package org.tandemchess.rules.notation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.file.TextLines;
import org.tandemchess.rules.file.TooLargeException;

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
  /** The most letters of a game in a file, comments included. */
  private static final int LONGEST_GAME = 16 << 20;

  private final RuleSet rules;
  private final Consumer<BpgnReading> listener;
  private BpgnAssembler game;
  private int games;

  private BpgnReader(RuleSet rules, Consumer<BpgnReading> listener) {
    this.rules = rules;
    this.listener = listener;
    this.game = new BpgnAssembler(1, rules);
  }

  /**
   * Reads all games of a file.
   *
   * @throws IOException if the file cannot be read, or a line or a game of it is too large
   */
  public static List<BpgnReading> read(Path file, RuleSet rules) throws IOException {
    List<BpgnReading> readings = new ArrayList<>();
    read(file, rules, readings::add);
    return List.copyOf(readings);
  }

  /**
   * Reads the games of a file one by one; of the file no more than a game is in memory.
   *
   * @param listener told each game as soon as it is read
   * @throws IOException if the file cannot be read, or a line or a game of it is too large
   */
  public static void read(Path file, RuleSet rules, Consumer<BpgnReading> listener)
      throws IOException {
    BpgnReader reader = new BpgnReader(rules, listener);
    StringBuilder text = new StringBuilder();
    int first = 1;
    try (TextLines lines = TextLines.of(file)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        if (line.startsWith(BpgnLexer.GAME)) {
          reader.take(text.toString(), first);
          text.setLength(0);
          first = lines.number();
        }
        if (text.length() + line.length() > LONGEST_GAME) {
          throw new TooLargeException("the game of line " + first, LONGEST_GAME);
        }
        text.append(line).append('\n');
      }
    }
    reader.take(text.toString(), first);
    reader.finish();
  }

  /** Reads all games of a text; never throws. */
  public static List<BpgnReading> parse(String text, RuleSet rules) {
    List<BpgnReading> readings = new ArrayList<>();
    BpgnReader reader = new BpgnReader(rules, readings::add);
    reader.take(BpgnLetters.withLineFeeds(text), 1);
    reader.finish();
    return List.copyOf(readings);
  }

  /**
   * Reads a part of a text.
   *
   * @param first number of its first line
   */
  private void take(String text, int first) {
    for (BpgnToken token : BpgnLexer.tokens(text, first)) {
      if (game.isComplete(token)) {
        finish();
      }
      game.add(token);
    }
  }

  private void finish() {
    if (!game.isEmpty()) {
      listener.accept(game.finish());
      games++;
      game = new BpgnAssembler(games + 1, rules);
    }
  }
}
