package org.tandemchess.match.tune;

import java.util.Locale;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.option.OptionSpec;

/**
 * An option that is tuned. Values are real numbers, and written as the option takes them.
 *
 * @param name as declared
 * @param whole whether only whole numbers can be set
 * @param start where tuning begins, from {@code min} to {@code max}
 * @param step how far values are tried to either side in the last step
 */
public record TunedOption(
    String name, boolean whole, double start, double min, double max, double step) {
  /** What a step is of the first value unless somebody says so. */
  private static final double USUAL_PART = 0.2;

  /** What a step is of the range where the first value is none to take a part of. */
  private static final double USUAL_PART_OF_RANGE = 0.05;

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException naming the option and what was expected
   */
  public TunedOption {
    if (!(min < max)) {
      throw new IllegalArgumentException(name + ": expected less than " + max + " as min");
    }
    if (!(min <= start && start <= max)) {
      throw new IllegalArgumentException(
          name + ": expected a range with " + start + ", where tuning begins");
    }
    double least = whole ? 1 : 0.0001;
    if (!(step >= least && step <= max - min)) {
      throw new IllegalArgumentException(
          name + ": expected a step from " + least + " to " + (max - min));
    }
  }

  /**
   * Returns an option that is tuned over all of its range.
   *
   * @param name in any case
   * @param values hold where tuning begins
   * @throws IllegalArgumentException if Tandem has no such option, or none with numbers
   */
  public static TunedOption of(String name, EngineOptions values) {
    OptionSpec<?> spec =
        EngineOptions.find(name)
            .orElseThrow(() -> new IllegalArgumentException("unknown option: " + name));
    return switch (spec) {
      case OptionSpec.Spin spin ->
          usual(spin.name(), true, values.get(spin), spin.min(), spin.max());
      case OptionSpec.Decimal decimal ->
          usual(decimal.name(), false, values.get(decimal), decimal.min(), decimal.max());
      case OptionSpec.Check check -> throw noNumber(check);
      case OptionSpec.Combo<?> combo -> throw noNumber(combo);
      case OptionSpec.Words<?> words -> throw noNumber(words);
      case OptionSpec.Rules rules -> throw noNumber(rules);
      case OptionSpec.BookFile file -> throw noNumber(file);
    };
  }

  private static IllegalArgumentException noNumber(OptionSpec<?> spec) {
    return new IllegalArgumentException(spec.name() + ": expected an option with numbers");
  }

  private static TunedOption usual(
      String name, boolean whole, double start, double min, double max) {
    double step = start == 0 ? USUAL_PART_OF_RANGE * (max - min) : USUAL_PART * Math.abs(start);
    return new TunedOption(
        name, whole, start, min, max, Math.clamp(step, whole ? 1 : 0.0001, max - min));
  }

  /**
   * Returns this option tuned within a narrower range.
   *
   * @throws IllegalArgumentException if the range is wider, empty or without the start
   */
  public TunedOption within(double newMin, double newMax, double newStep) {
    if (newMin < min || newMax > max) {
      throw new IllegalArgumentException(
          name + ": expected a range within " + text(min) + " to " + text(max));
    }
    return new TunedOption(name, whole, start, newMin, newMax, newStep);
  }

  /** Returns a value as it is set, the nearest one in range. */
  public String text(double value) {
    double inRange = Math.clamp(value, min, max);
    return whole
        ? String.valueOf(Math.round(inRange))
        : String.format(Locale.ROOT, "%.4f", inRange);
  }
}
