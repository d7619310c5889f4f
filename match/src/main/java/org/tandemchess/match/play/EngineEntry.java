package org.tandemchess.match.play;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.option.Read;
import org.tandemchess.protocol.client.Dialect;
import org.tandemchess.protocol.client.Launch;

/** One engine of a team. */
public sealed interface EngineEntry {

  /**
   * Tandem inside this program.
   *
   * @param options options to set before the first game, in order
   */
  record Tandem(Map<String, String> options) implements EngineEntry {

    /**
     * Copies the options.
     *
     * @throws IllegalArgumentException if Tandem does not have one, or not with this value
     */
    public Tandem {
      options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
      set(options);
    }

    /** Returns all options as these set them. */
    public EngineOptions engineOptions() {
      return set(options);
    }

    private static EngineOptions set(Map<String, String> options) {
      EngineOptions all = EngineOptions.DEFAULT;
      for (Map.Entry<String, String> option : options.entrySet()) {
        all =
            switch (all.change(option.getKey(), option.getValue())) {
              case Read.Ok<EngineOptions>(EngineOptions made) -> made;
              case Read.Refused<EngineOptions>(String why) ->
                  throw new IllegalArgumentException("tandem: " + why);
            };
      }
      return all;
    }

    private static boolean knows(String name) {
      return EngineOptions.SPECS.stream().anyMatch(spec -> spec.name().equalsIgnoreCase(name));
    }
  }

  /** Random legal moves. */
  record Chance() implements EngineEntry {}

  /**
   * A program of its own.
   *
   * @param dialect how it is talked to
   * @param command program and arguments
   * @param options options to set before the first game, in order
   * @param launch what surrounds its process
   */
  record Program(Dialect dialect, List<String> command, Map<String, String> options, Launch launch)
      implements EngineEntry {

    /** Makes one that is started plainly. */
    public Program(Dialect dialect, List<String> command, Map<String, String> options) {
      this(dialect, command, options, Launch.PLAIN);
    }

    /** Copies command and options. */
    public Program {
      command = List.copyOf(command);
      options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }
  }

  /** Returns whether one of this kind can play both boards of a team. */
  default boolean playsBothBoards() {
    return !(this instanceof Program program) || program.dialect().playsBothBoards();
  }

  /**
   * Returns this engine with options set before its own, which win. Tandem leaves out what it does
   * not have, chance has none.
   *
   * @throws IllegalArgumentException if Tandem does not have an option with this value
   */
  default EngineEntry withDefaults(Map<String, String> defaults) {
    return switch (this) {
      case Tandem(Map<String, String> own) -> {
        Map<String, String> known = new LinkedHashMap<>(defaults);
        known.keySet().removeIf(name -> !Tandem.knows(name));
        yield new Tandem(merged(known, own));
      }
      case Chance chance -> chance;
      case Program program ->
          new Program(
              program.dialect(),
              program.command(),
              merged(defaults, program.options()),
              program.launch());
    };
  }

  /**
   * Returns this engine with options set after its own, so that they win; chance has none.
   *
   * @throws IllegalArgumentException if Tandem does not have one, or not with this value
   */
  default EngineEntry withOptions(Map<String, String> options) {
    return switch (this) {
      case Tandem(Map<String, String> own) -> new Tandem(merged(own, options));
      case Chance chance -> chance;
      case Program program ->
          new Program(
              program.dialect(),
              program.command(),
              merged(program.options(), options),
              program.launch());
    };
  }

  /** Returns this engine started so; what runs inside this program is not started. */
  default EngineEntry withLaunch(Launch launch) {
    return this instanceof Program program
        ? new Program(program.dialect(), program.command(), program.options(), launch)
        : this;
  }

  private static Map<String, String> merged(Map<String, String> first, Map<String, String> then) {
    Map<String, String> all = new LinkedHashMap<>(first);
    all.putAll(then);
    return all;
  }
}
