package org.tandemchess.match.play;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tandemchess.protocol.client.Dialect;

/** One engine of a team. */
public sealed interface EngineSpec {

  /**
   * Tandem inside this program.
   *
   * @param options options to set before the first game, in order
   */
  record Tandem(Map<String, String> options) implements EngineSpec {

    /** Copies the options. */
    public Tandem {
      options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }
  }

  /** Random legal moves. */
  record Chance() implements EngineSpec {}

  /**
   * A program of its own.
   *
   * @param dialect how it is talked to
   * @param command program and arguments
   * @param options options to set before the first game, in order
   */
  record Program(Dialect dialect, List<String> command, Map<String, String> options)
      implements EngineSpec {

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

  /** Returns this engine with options set before its own, which win; chance has none. */
  default EngineSpec withDefaults(Map<String, String> defaults) {
    return switch (this) {
      case Tandem(Map<String, String> own) -> new Tandem(merged(defaults, own));
      case Chance chance -> chance;
      case Program(Dialect dialect, List<String> command, Map<String, String> own) ->
          new Program(dialect, command, merged(defaults, own));
    };
  }

  private static Map<String, String> merged(Map<String, String> defaults, Map<String, String> own) {
    Map<String, String> all = new LinkedHashMap<>(defaults);
    all.putAll(own);
    return all;
  }
}
