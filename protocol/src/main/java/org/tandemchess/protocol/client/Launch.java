package org.tandemchess.protocol.client;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What surrounds the process of an engine.
 *
 * @param folder where it works; where this program works if empty
 * @param environment variables to set besides those of this program
 * @param errors a file that its standard error is appended to
 * @param startLines lines to send after the greeting and the options, in order
 */
public record Launch(
    Optional<Path> folder,
    Map<String, String> environment,
    Optional<Path> errors,
    List<String> startLines) {
  /** Nothing out of the ordinary. */
  public static final Launch PLAIN =
      new Launch(Optional.empty(), Map.of(), Optional.empty(), List.of());

  /** Copies the collections. */
  public Launch {
    environment = Collections.unmodifiableMap(new LinkedHashMap<>(environment));
    startLines = List.copyOf(startLines);
  }
}
