package org.tandemchess.lab.log;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.file.TextLines;

/**
 * What a log says, added up.
 *
 * @param games those in which anything happened, in their order
 * @param lines of the log
 * @param strange lines that no session writes, such as one that was cut off
 */
public record LogSummary(List<LoggedGame> games, int lines, int strange) {

  /** Copies the games. */
  public LogSummary {
    games = List.copyOf(games);
  }

  /**
   * Reads a log to its end.
   *
   * @throws IOException if it cannot be read, or a line of it is too long for a log
   */
  public static LogSummary read(Path log) throws IOException {
    LogReader reader = new LogReader();
    try (TextLines lines = TextLines.of(log)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        reader.take(line);
      }
    }
    return reader.summary();
  }

  /** Returns what was answered on a board in all games. */
  public BoardPlay on(BoardId board) {
    BoardPlay sum = BoardPlay.NONE;
    for (LoggedGame game : games) {
      sum = sum.plus(game.on(board));
    }
    return sum;
  }

  /** Returns how many games had each result, in the order of the alphabet; empty for unknown. */
  public Map<String, Integer> results() {
    Map<String, Integer> results = new TreeMap<>();
    games.forEach(game -> results.merge(game.result(), 1, Integer::sum));
    return results;
  }
}
