package org.tandemchess.app.argument;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.dataformat.toml.TomlMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tandemchess.match.play.TeamEntry;
import org.tandemchess.rules.file.TextFile;

/**
 * Teams in a file, TOML or, where its name ends with {@code .json}, JSON: a list {@code team} of
 * {@link TeamTable tables}; a table {@code each} of options for all; and settings, if the file may
 * hold them. A key that nobody knows is an error.
 */
public final class TeamsFile {
  private final String flag;
  private final Path path;
  private final String text;

  private TeamsFile(String flag, Path path, String text) {
    this.flag = flag;
    this.path = path;
    this.text = text;
  }

  /**
   * What a file holds.
   *
   * @param teams the teams, with the options for all
   * @param settings everything else by its key: texts, numbers, truth values, lists of these
   */
  public record Content(List<TeamEntry> teams, Map<String, Setting> settings) {}

  /**
   * A value of a file.
   *
   * @param value a text, number, truth value or a list of these
   * @param place where it stands, for messages
   */
  public record Setting(Object value, String place) {}

  /** The whole file; what is not there is null. */
  record Root(
      @Nullable Map<String, String> each,
      @Nullable List<TeamTable> team,
      @JsonAnySetter @Nullable Map<String, Object> settings) {}

  /**
   * Reads a file.
   *
   * @param flag the argument that names it
   * @param known the keys that may stand in it besides the teams
   * @throws InvalidInputException if it cannot be read, or something in it is missing, wrong or
   *     unknown, with its line
   */
  public static Content read(String flag, Path path, Collection<String> known) {
    try {
      return new TeamsFile(flag, path, TextFile.read(path)).content(known);
    } catch (IOException e) {
      throw new InvalidInputException(List.of(InputFiles.fault(flag, path, e)));
    }
  }

  private Content content(Collection<String> known) throws IOException {
    ObjectMapper mapper = isJson() ? new ObjectMapper() : new TomlMapper();
    mapper.enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
    Root root;
    try {
      root = mapper.readValue(text, Root.class);
    } catch (UnrecognizedPropertyException e) {
      List<String> keys = e.getKnownPropertyIds().stream().map(String::valueOf).sorted().toList();
      throw unknown(line(e), place(e), e.getPropertyName(), keys);
    } catch (MismatchedInputException e) {
      throw fault(line(e), place(e) + "expected " + expected(e.getTargetType()));
    } catch (JsonProcessingException e) {
      String kind = isJson() ? "JSON" : "TOML";
      throw fault(line(e), "expected " + kind + " (" + e.getOriginalMessage() + ")");
    }
    Map<String, Setting> settings = new LinkedHashMap<>();
    Map<String, Object> others = root.settings() == null ? Map.of() : root.settings();
    for (Map.Entry<String, Object> entry : others.entrySet()) {
      int line = lineOf(-1, entry.getKey());
      if (!known.contains(entry.getKey())) {
        List<String> keys = new ArrayList<>(List.of("team", "each"));
        keys.addAll(known);
        throw unknown(line, "", entry.getKey(), keys.stream().distinct().toList());
      }
      settings.put(entry.getKey(), new Setting(entry.getValue(), start(line) + entry.getKey()));
    }
    return new Content(teams(root), settings);
  }

  private List<TeamEntry> teams(Root root) {
    List<TeamTable> tables = root.team() == null ? List.of() : root.team();
    List<TeamEntry> teams = new ArrayList<>();
    for (int i = 0; i < tables.size(); i++) {
      try {
        TeamEntry team = tables.get(i).entry();
        teams.add(team.withDefaults(root.each() == null ? Map.of() : root.each()));
      } catch (TeamTable.WrongValueException e) {
        int line = Math.max(lineOf(i, e.key()), lineOf(i, ""));
        throw fault(line, called(i) + e.key() + ": " + e.getMessage());
      } catch (IllegalArgumentException e) {
        throw fault(lineOf(-1, "each"), "each: " + e.getMessage());
      }
    }
    return teams;
  }

  private boolean isJson() {
    return path.toString().endsWith(".json");
  }

  private InvalidInputException unknown(
      int line, String place, String key, Collection<String> known) {
    return fault(
        line,
        "%sunknown key '%s'%s; expected %s"
            .formatted(
                place,
                key,
                NearestWord.question(key, known),
                known.stream().collect(Collectors.joining(", "))));
  }

  private InvalidInputException fault(int line, String words) {
    return new InvalidInputException(List.of(start(line) + words));
  }

  private String start(int line) {
    return flag + " '" + path + "'" + (line > 0 ? " line " + line : "") + ": ";
  }

  private static String called(int team) {
    return "team " + (team + 1) + ": ";
  }

  /** Returns the team that a fault is in, with the key, as the start of a message. */
  private static String place(JsonMappingException fault) {
    int team = team(fault);
    String key = key(fault);
    boolean said = fault instanceof UnrecognizedPropertyException || key.isEmpty();
    return (team < 0 ? "" : called(team)) + (said ? "" : key + ": ");
  }

  private static int team(JsonMappingException fault) {
    return fault.getPath().stream()
        .mapToInt(JsonMappingException.Reference::getIndex)
        .filter(index -> index >= 0)
        .findFirst()
        .orElse(-1);
  }

  private static String key(JsonMappingException fault) {
    String last = "";
    for (JsonMappingException.Reference part : fault.getPath()) {
      last = part.getFieldName() == null ? last : part.getFieldName();
    }
    return last;
  }

  private static String expected(@Nullable Class<?> type) {
    if (type == Long.class || type == Integer.class) {
      return "a whole number";
    }
    if (type == Boolean.class) {
      return "true or false";
    }
    if (type == String.class) {
      return "a text";
    }
    return type != null && Collection.class.isAssignableFrom(type) ? "a list" : "a table";
  }

  /** The reader of TOML knows places while it parses only, not when values are bound. */
  private int line(JsonProcessingException fault) {
    if (fault.getLocation() != null && fault.getLocation().getLineNr() > 0) {
      return fault.getLocation().getLineNr();
    }
    return fault instanceof JsonMappingException mapping ? lineOf(team(mapping), key(mapping)) : 0;
  }

  /**
   * Returns the line of a key in TOML, from 1.
   *
   * @param team the team it belongs to, from 0; negative if to none
   * @param key empty for the head of the team
   * @return 0 if it is written in another way than a line of its own
   */
  private int lineOf(int team, String key) {
    List<String> lines = text.lines().toList();
    int current = -1;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.startsWith("[[team]]")) {
        current++;
        if (current == team && key.isEmpty()) {
          return i + 1;
        }
      }
      String name = line.replaceFirst("\\s*[=\\]].*", "").replaceAll("[\\[\"']", "");
      if (current == team && name.equals(key)) {
        return i + 1;
      }
    }
    return 0;
  }

  /**
   * Returns the options of texts such as {@code Hash=16}.
   *
   * @throws InvalidInputException if one has no equals sign
   */
  public static Map<String, String> options(String flag, List<String> texts) {
    Map<String, String> options = new LinkedHashMap<>();
    for (String text : texts) {
      int equals = text.indexOf('=');
      if (equals <= 0) {
        throw InvalidInputException.of(flag, text, "Option=value");
      }
      options.put(text.substring(0, equals).strip(), text.substring(equals + 1).strip());
    }
    return options;
  }
}
