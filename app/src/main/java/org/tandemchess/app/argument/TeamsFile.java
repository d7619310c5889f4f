package org.tandemchess.app.argument;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.toml.TomlMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tandemchess.match.play.TeamEntry;

/**
 * Teams in a file, TOML or, where its name ends with {@code .json}, JSON: a list {@code team} of
 * tables with {@code engine} (as on the command line), and where wanted {@code name} and {@code
 * options}; a table {@code each} of options for all.
 */
public final class TeamsFile {
  private static final String FLAG = "--teams";

  private TeamsFile() {}

  /**
   * Reads a file.
   *
   * @throws InvalidInputException if it cannot be read, or something in it is missing or wrong
   */
  public static List<TeamEntry> read(Path path) {
    ObjectMapper mapper = path.toString().endsWith(".json") ? new ObjectMapper() : new TomlMapper();
    JsonNode root;
    try {
      root = mapper.readTree(path.toFile());
    } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
      throw InvalidInputException.of(
          FLAG, path.toString(), "TOML or JSON (" + e.getOriginalMessage() + ")");
    } catch (IOException e) {
      throw new InvalidInputException(List.of(InputFiles.fault(FLAG, path, e)));
    }
    Map<String, String> each = options(root.path("each"));
    List<TeamEntry> teams = new ArrayList<>();
    for (JsonNode node : root.path("team")) {
      teams.add(team(path, node).withDefaults(each));
    }
    return teams;
  }

  private static TeamEntry team(Path path, JsonNode node) {
    if (!node.path("engine").isTextual()) {
      throw InvalidInputException.of(
          FLAG, path.toString(), "an engine for each team, such as engine = \"xboard:sjeng\"");
    }
    try {
      TeamEntry team = TeamEntry.parse(node.path("engine").asText());
      TeamEntry named = node.has("name") ? team.withName(node.path("name").asText()) : team;
      return named.withDefaults(options(node.path("options")));
    } catch (IllegalArgumentException e) {
      throw InvalidInputException.of(
          FLAG, path.toString(), "teams that can play: " + e.getMessage());
    }
  }

  private static Map<String, String> options(JsonNode node) {
    Map<String, String> options = new LinkedHashMap<>();
    node.properties().forEach(entry -> options.put(entry.getKey(), entry.getValue().asText()));
    return options;
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
