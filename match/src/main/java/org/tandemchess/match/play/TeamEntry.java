package org.tandemchess.match.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.tandemchess.play.game.Allowance;
import org.tandemchess.play.game.GameRules;
import org.tandemchess.play.player.Pace;
import org.tandemchess.protocol.client.Dialect;
import org.tandemchess.protocol.client.Launch;

/**
 * Who plays for a team, as a person writes it: {@code tandem:Hash=16,Ponder=false}, {@code random},
 * or {@code DIALECT:COMMAND}, where two engines for the two boards are joined by {@code +} between
 * blanks.
 *
 * @param name what the team is called in tables
 * @param engines one engine, for both boards if its kind can, else started once a board; or two,
 *     the first for board A and the second for board B
 * @param terms what it has for itself
 */
public record TeamEntry(String name, List<EngineEntry> engines, Terms terms) {

  /**
   * What a team of a match has for itself.
   *
   * @param pace how long it may think; that of the match if empty
   * @param marginMillis how far its clocks may go below zero; that of the match if empty
   * @param fresh whether its programs are started anew for each game
   */
  public record Terms(Optional<Pace> pace, OptionalLong marginMillis, boolean fresh) {
    /** Those of the match. */
    public static final Terms USUAL = new Terms(Optional.empty(), OptionalLong.empty(), false);

    /** Returns what a team with these may use in a match by some rules. */
    public Allowance allowance(GameRules rules) {
      return new Allowance(pace.orElse(rules.pace()), marginMillis.orElse(rules.marginMillis()));
    }
  }

  /** Makes a team with the terms of the match. */
  public TeamEntry(String name, List<EngineEntry> engines) {
    this(name, engines, Terms.USUAL);
  }

  /**
   * Copies the engines.
   *
   * @throws IllegalArgumentException if there are not one or two
   */
  public TeamEntry {
    if (engines.isEmpty() || engines.size() > 2) {
      throw new IllegalArgumentException(engines.size() + " engines: expected one or two");
    }
    engines = List.copyOf(engines);
  }

  /**
   * Returns the team of a text. Its name is the text.
   *
   * @throws IllegalArgumentException with the place, the text and what was expected
   */
  public static TeamEntry parse(String text) {
    List<EngineEntry> engines = new ArrayList<>();
    for (String part : text.split(" \\+ ", -1)) {
      engines.add(engine(part.strip()));
    }
    return new TeamEntry(text.strip(), engines);
  }

  /** Returns this team with options for all its engines that their own override. */
  public TeamEntry withDefaults(Map<String, String> defaults) {
    return new TeamEntry(
        name, engines.stream().map(engine -> engine.withDefaults(defaults)).toList(), terms);
  }

  /** Returns this team with options for all its engines that override their own. */
  public TeamEntry withOptions(Map<String, String> options) {
    return new TeamEntry(
        name, engines.stream().map(engine -> engine.withOptions(options)).toList(), terms);
  }

  public TeamEntry withName(String newName) {
    return new TeamEntry(newName, engines, terms);
  }

  public TeamEntry withTerms(Terms newTerms) {
    return new TeamEntry(name, engines, newTerms);
  }

  /** Returns this team with its programs started so. */
  public TeamEntry withLaunch(Launch launch) {
    return new TeamEntry(
        name, engines.stream().map(engine -> engine.withLaunch(launch)).toList(), terms);
  }

  private static EngineEntry engine(String text) {
    int colon = text.indexOf(':');
    String word = (colon < 0 ? text : text.substring(0, colon)).toLowerCase(Locale.ROOT);
    String rest = colon < 0 ? "" : text.substring(colon + 1).strip();
    return switch (word) {
      case "tandem" -> new EngineEntry.Tandem(options(text, rest));
      case "random" -> new EngineEntry.Chance();
      default -> program(text, word, rest);
    };
  }

  private static EngineEntry program(String text, String word, String rest) {
    Dialect dialect =
        Dialect.named(word)
            .orElseThrow(
                () ->
                    wrong(
                        text,
                        "tandem, random, or ubi:, ubi0:, uci:, uci2: or xboard: and a command"));
    if (rest.isEmpty()) {
      throw wrong(text, "a command after '" + word + ":'");
    }
    return new EngineEntry.Program(dialect, CommandLineWords.split(rest), Map.of());
  }

  private static Map<String, String> options(String text, String rest) {
    Map<String, String> options = new LinkedHashMap<>();
    for (String pair : rest.isEmpty() ? new String[0] : rest.split(",")) {
      int equals = pair.indexOf('=');
      if (equals <= 0) {
        throw wrong(text, "Option=value instead of '" + pair + "'");
      }
      options.put(pair.substring(0, equals).strip(), pair.substring(equals + 1).strip());
    }
    return options;
  }

  private static IllegalArgumentException wrong(String text, String expected) {
    return new IllegalArgumentException("team '" + text + "': expected " + expected);
  }
}
