package org.tandemchess.lab.log;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tandemchess.rules.core.BoardId;

/** Takes the lines of a log one by one and parts them into games. Used by one thread. */
final class LogReader {
  /** The fields of a move that count something. */
  private static final List<String> NUMBERS = List.of("depth", "nodes", "ms");

  private final ObjectMapper json = new ObjectMapper();
  private final List<LoggedGame> games = new ArrayList<>();
  private LoggedGame game = nameless();
  private int lines;
  private int strange;

  void take(String line) {
    lines++;
    try {
      take(json.readTree(line));
    } catch (JsonProcessingException e) {
      strange++; // a program that was killed leaves half a line
    }
  }

  private void take(JsonNode entry) {
    switch (entry.path("type").asText()) {
      case "session", "game_start" -> begin(entry);
      case "move" -> {
        if (NUMBERS.stream().allMatch(field -> isCount(entry.path(field)))) {
          add(entry);
        } else {
          strange++;
        }
      }
      case "game_end" -> {
        game = game.endedWith(entry.path("result").asText());
        begin(entry);
      }
      case "in", "out", "metadata" -> {
        // What matters of these has an entry of its own.
      }
      default -> strange += entry.has("left_out") ? 0 : 1;
    }
  }

  LogSummary summary() {
    List<LoggedGame> all = new ArrayList<>(games);
    if (!game.isEmpty()) {
      all.add(game);
    }
    return new LogSummary(all, lines, strange);
  }

  private void begin(JsonNode entry) {
    if (!game.isEmpty()) {
      games.add(game);
    }
    game = new LoggedGame(entry.path("game").asText(), "", BoardPlay.NONE, BoardPlay.NONE);
  }

  private void add(JsonNode entry) {
    String style = entry.path("style").asText();
    BoardPlay move =
        new BoardPlay(
            1,
            entry.path("depth").asLong(),
            entry.path("nodes").asLong(),
            entry.path("ms").asLong(),
            entry.has("override") ? 1 : 0,
            entry.has("sat") ? 1 : 0,
            Math.max(0, entry.path("sat").asLong()),
            style.isEmpty() ? Map.of() : Map.of(style, 1));
    BoardId board = entry.path("board").asText().equals("B") ? BoardId.B : BoardId.A;
    game = game.plus(board, move);
  }

  private static boolean isCount(JsonNode field) {
    return field.isMissingNode()
        || field.isIntegralNumber() && field.canConvertToLong() && field.asLong() >= 0;
  }

  private static LoggedGame nameless() {
    return new LoggedGame("", "", BoardPlay.NONE, BoardPlay.NONE);
  }
}
