package org.tandemchess.engine;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * An option as users see it: its name, what it may be set to, and what it is if nobody does.
 *
 * @param <T> of its values
 */
public sealed interface OptionSpec<T> {

  /** Returns the name; users may write it in any case. */
  String name();

  /** Returns the value that holds until somebody sets another. */
  T initial();

  /** Returns the class of the values. */
  Class<T> type();

  /** Returns whether the option may have a value. */
  boolean allows(T value);

  /** Returns the value a user means, a number out of range being the nearest in it, if any. */
  Optional<T> read(String text);

  /** Returns what {@link #read} understands, as the end of a sentence. */
  String expected();

  /** A whole number from {@code min} to {@code max}, both included. */
  record Spin(String name, Integer initial, int min, int max) implements OptionSpec<Integer> {
    @Override
    public Class<Integer> type() {
      return Integer.class;
    }

    @Override
    public boolean allows(Integer value) {
      return min <= value && value <= max;
    }

    @Override
    public Optional<Integer> read(String text) {
      try {
        return Optional.of(Math.clamp(Long.parseLong(text), min, max));
      } catch (NumberFormatException e) {
        return Optional.empty();
      }
    }

    @Override
    public String expected() {
      return "a whole number";
    }
  }

  /**
   * A number from {@code min} to {@code max}, both included, with a point: {@code 0.7}. No protocol
   * has a word for this type, so that it is announced as a text.
   */
  record Decimal(String name, Double initial, double min, double max)
      implements OptionSpec<Double> {
    /** Nobody means more digits, and reading a million of them takes its time. */
    private static final int LONGEST = 40;

    @Override
    public Class<Double> type() {
      return Double.class;
    }

    @Override
    public boolean allows(Double value) {
      return min <= value && value <= max;
    }

    @Override
    public Optional<Double> read(String text) {
      if (text.length() > LONGEST) {
        return Optional.empty();
      }
      try {
        return Optional.of(Math.clamp(new BigDecimal(text).doubleValue(), min, max));
      } catch (NumberFormatException e) {
        return Optional.empty();
      }
    }

    @Override
    public String expected() {
      return "a number";
    }
  }

  /** Yes or no. */
  record Check(String name, Boolean initial) implements OptionSpec<Boolean> {
    @Override
    public Class<Boolean> type() {
      return Boolean.class;
    }

    @Override
    public boolean allows(Boolean value) {
      return true;
    }

    @Override
    public Optional<Boolean> read(String text) {
      return switch (text.toLowerCase(Locale.ROOT)) {
        case "true" -> Optional.of(true);
        case "false" -> Optional.of(false);
        default -> Optional.empty();
      };
    }

    @Override
    public String expected() {
      return "true or false";
    }
  }

  /** One of several words. */
  record Combo(String name, String initial, List<String> choices) implements OptionSpec<String> {
    /** Copies the choices. */
    public Combo {
      choices = List.copyOf(choices);
    }

    @Override
    public Class<String> type() {
      return String.class;
    }

    @Override
    public boolean allows(String value) {
      return choices.contains(value);
    }

    @Override
    public Optional<String> read(String text) {
      return choices.stream().filter(text::equalsIgnoreCase).findFirst();
    }

    @Override
    public String expected() {
      return "one of " + String.join(", ", choices);
    }
  }
}
