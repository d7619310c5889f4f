package org.tandemchess.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.tandemchess.engine.brain.TeamMessage;
import org.tandemchess.engine.brain.TeamMessage.Danger;
import org.tandemchess.engine.brain.TeamMessage.Haste;
import org.tandemchess.engine.brain.TeamMessage.Urgency;
import org.tandemchess.engine.option.Read;
import org.tandemchess.engine.team.StrategyOptions;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.Position;

/**
 * One block of {@code team-scenarios.txt}, whose head says what the fields mean.
 *
 * @param fields in the order of the file, by name; {@code name} is the first
 */
record TeamScenario(Map<String, String> fields) {
  private static final String FILE = "team-scenarios.txt";

  private static final Set<String> SETTINGS =
      Set.of("name", "A", "B", "clocks", "seat", "asked", "said", "options", "without");

  private static final Set<String> EXPECTATIONS =
      Set.of("plays", "avoids", "decides", "millis", "style", "state", "book");

  /** Something that happened before the move: the partner spoke, we moved, a game began. */
  sealed interface Event {
    /** The partner said this. */
    record Said(TeamMessage message) implements Event {}

    /** We made a move that took nothing. */
    record Moved() implements Event {}

    /** We took a knight. */
    record TookKnight() implements Event {}

    /** A new game began. */
    record NewGame() implements Event {}
  }

  TeamScenario {
    for (String field : fields.keySet()) {
      if (!SETTINGS.contains(field) && !EXPECTATIONS.contains(field)) {
        throw new IllegalArgumentException("field " + field + " of " + fields.get("name"));
      }
    }
  }

  /** Reads all blocks of the file. */
  static List<TeamScenario> readAll() {
    List<TeamScenario> all = new ArrayList<>();
    Map<String, String> block = new LinkedHashMap<>();
    for (String line : lines()) {
      if (line.isBlank()) {
        if (!block.isEmpty()) {
          all.add(new TeamScenario(block));
          block = new LinkedHashMap<>();
        }
      } else if (!line.startsWith("#")) {
        int colon = line.indexOf(':');
        block.put(line.substring(0, colon).strip(), line.substring(colon + 1).strip());
      }
    }
    if (!block.isEmpty()) {
      all.add(new TeamScenario(block));
    }
    return all;
  }

  private static List<String> lines() {
    InputStream file = Objects.requireNonNull(TeamScenario.class.getResourceAsStream(FILE), FILE);
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a setting. */
  String get(String field) {
    return Objects.requireNonNull(fields.get(field), () -> field + " of " + this);
  }

  boolean has(String field) {
    return fields.containsKey(field);
  }

  /** Returns what is expected, by the name of the field. */
  Map<String, String> expected() {
    Map<String, String> expected = new LinkedHashMap<>(fields);
    expected.keySet().retainAll(EXPECTATIONS);
    return expected;
  }

  Position position() {
    return Position.of(Bfen.parse(get("A") + " | " + get("B")).setup(), RuleSet.BUGHOUSE);
  }

  /** Returns the seat that is asked for a move; it is to move. */
  Seat seat() {
    Seat seat = Seat.valueOf(get("seat"));
    if (position().seatToMove(seat.board()) != seat) {
      throw new IllegalArgumentException(seat + " is not to move: " + this);
    }
    return seat;
  }

  Clocks clocks() {
    if (get("clocks").equals("unknown")) {
      return Clocks.NONE;
    }
    List<Long> clocks = Stream.of(get("clocks").split(" ")).map(Long::valueOf).toList();
    return Clocks.of(clocks.get(0), clocks.get(1), clocks.get(2), clocks.get(3));
  }

  /** Returns the options, those that are named being set. */
  StrategyOptions options() {
    EngineOptions options = EngineOptions.DEFAULT;
    if (has("options")) {
      for (String setting : get("options").split(" ", -1)) {
        int equals = setting.indexOf('=');
        Read<EngineOptions> change =
            options.change(setting.substring(0, equals), setting.substring(equals + 1));
        options = ((Read.Ok<EngineOptions>) change).value();
      }
    }
    return options.strategy();
  }

  /** Returns what happened before, the first first. */
  List<Event> events() {
    return has("said")
        ? Stream.of(get("said").split(",")).map(String::strip).map(TeamScenario::event).toList()
        : List.of();
  }

  private static Event event(String text) {
    return switch (text) {
      case "moved" -> new Event.Moved();
      case "took a knight" -> new Event.TookKnight();
      case "new game" -> new Event.NewGame();
      default -> new Event.Said(message(text.split(" ")));
    };
  }

  private static TeamMessage message(String[] words) {
    return switch (words[0]) {
      case "need" ->
          new TeamMessage.Need(
              Role.fromLetter(words[1].charAt(0)).orElseThrow(), Urgency.valueOf(words[2]));
      case "stall" ->
          new TeamMessage.Stall(
              words.length == 1 ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(words[1])));
      case "play_fast" -> new TeamMessage.PlayFast(Haste.valueOf(words[1]));
      case "material" -> new TeamMessage.Material(Integer.parseInt(words[1]));
      case "threat" -> new TeamMessage.Threat(Danger.valueOf(words[1]));
      default -> throw new IllegalArgumentException(words[0]);
    };
  }

  @Override
  public String toString() {
    return String.valueOf(fields.get("name"));
  }
}
