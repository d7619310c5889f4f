package org.tandemchess.match.tune;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tandemchess.match.openings.Openings;
import org.tandemchess.match.play.GameRules;

/**
 * All that decides how options are tuned.
 *
 * @param options at least one, each once
 * @param fixed options of both teams that stay as they are
 * @param steps how often values are tried, at least 1
 * @param pairs pairs of games in each step, at least 1; the two games of one have the same opening
 *     and teams swapped
 * @param rules what is the same for all games
 * @param openings where games begin, in this order
 * @param seed decides which way values are tried
 * @param concurrency games at a time
 */
public record TunePlan(
    List<TunedOption> options,
    Map<String, String> fixed,
    int steps,
    int pairs,
    GameRules rules,
    Openings openings,
    long seed,
    int concurrency) {

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
