package org.tandemchess.match.tune;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Options that are changed together.
 *
 * @param name what the change is called in tables
 * @param options at least one
 */
public record Change(String name, Map<String, String> options) {

  /**
   * Copies the options.
   *
   * @throws IllegalArgumentException if there is none
   */
  public Change {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    if (options.isEmpty()) {
      throw new IllegalArgumentException("change '" + name + "': expected Option=value");
    }
  }
}
