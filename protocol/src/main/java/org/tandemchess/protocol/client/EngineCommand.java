package org.tandemchess.protocol.client;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How an engine is started.
 *
 * @param label short name in logs, which the threads of its player also bear
 * @param words program and arguments
 * @param options options to set before the first game, in order
 * @param launch what surrounds the process
 */
public record EngineCommand(
    String label, List<String> words, Map<String, String> options, Launch launch) {

  /** Makes the command of an engine that is started plainly. */
  public EngineCommand(String label, List<String> words, Map<String, String> options) {
    this(label, words, options, Launch.PLAIN);
  }

  /**
   * Copies the words and options.
   *
   * @throws IllegalArgumentException if there is no program
   */
  public EngineCommand {
    if (words.isEmpty()) {
      throw new IllegalArgumentException("command of '" + label + "': expected a program");
    }
    words = List.copyOf(words);
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
  }

  /** Returns the name of the program without its folder. */
  String program() {
    return String.valueOf(Path.of(words.getFirst()).getFileName());
  }
}
