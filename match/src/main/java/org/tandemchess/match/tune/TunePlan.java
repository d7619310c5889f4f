package org.tandemchess.match.tune;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All that decides how options are tuned.
 *
 * @param options at least one, each once
 * @param fixed options of both teams that stay as they are
 * @param games what is played
 */
public record TunePlan(List<TunedOption> options, Map<String, String> fixed, StepGames games) {

  /**
   * Copies the options.
   *
   * @throws IllegalArgumentException if there is none, or one twice
   */
  public TunePlan {
    options = List.copyOf(options);
    fixed = Collections.unmodifiableMap(new LinkedHashMap<>(fixed));
    if (options.isEmpty()) {
      throw new IllegalArgumentException("no options: expected at least one to tune");
    }
    long names = options.stream().map(TunedOption::name).distinct().count();
    if (names < options.size()) {
      throw new IllegalArgumentException("an option twice: expected each option once");
    }
  }

  /** Returns where tuning begins. */
  public double[] start() {
    return options.stream().mapToDouble(TunedOption::start).toArray();
  }

  /** Returns values as they are set, by the names of the options. */
  public Map<String, String> texts(double[] values) {
    Map<String, String> texts = new LinkedHashMap<>();
    for (int i = 0; i < values.length; i++) {
      texts.put(options.get(i).name(), options.get(i).text(values[i]));
    }
    return texts;
  }
}
