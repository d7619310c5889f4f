package org.tandemchess.engine;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.search.book.BookException;
import org.tandemchess.search.book.OpeningBook;

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

  /** Returns the value a user means, a number out of range being the nearest in it. */
  Read<T> read(String text);

  /** Returns the refusal of a text where something else was expected. */
  private static <T> Read<T> refused(OptionSpec<T> spec, String expected, String text) {
    return new Read.Refused<>(spec.name() + " needs " + expected + ", not: " + text);
  }

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
    public Read<Integer> read(String text) {
      try {
        return new Read.Ok<>(Math.clamp(Long.parseLong(text), min, max));
      } catch (NumberFormatException e) {
        return refused(this, "a whole number", text);
      }
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
    public Read<Double> read(String text) {
      if (text.length() > LONGEST) {
        return refused(text);
      }
      try {
        return new Read.Ok<>(Math.clamp(new BigDecimal(text).doubleValue(), min, max));
      } catch (NumberFormatException e) {
        return refused(text);
      }
    }

    private Read<Double> refused(String text) {
      return OptionSpec.refused(this, "a number", text);
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
    public Read<Boolean> read(String text) {
      return switch (text.toLowerCase(Locale.ROOT)) {
        case "true" -> new Read.Ok<>(true);
        case "false" -> new Read.Ok<>(false);
        default -> refused(this, "true or false", text);
      };
    }
  }

  /** The name of a file with an opening book, read at once; no name for the built-in book. */
  record BookFile(String name, BookChoice initial) implements OptionSpec<BookChoice> {
    @Override
    public Class<BookChoice> type() {
      return BookChoice.class;
    }

    @Override
    public boolean allows(BookChoice value) {
      return true;
    }

    @Override
    public Read<BookChoice> read(String text) {
      if (text.isEmpty() || text.equals(BookChoice.NO_FILE)) {
        return new Read.Ok<>(BookChoice.BUILT_IN);
      }
      try {
        OpeningBook book = OpeningBook.read(Path.of(text), RuleSet.BUGHOUSE);
        return new Read.Ok<>(new BookChoice(text, Optional.of(book)));
      } catch (BookException e) {
        return refused(text, String.valueOf(e.getMessage()));
      } catch (IOException | InvalidPathException e) {
        return refused(text, "expected a file that can be read");
      }
    }

    private Read<BookChoice> refused(String file, String fault) {
      return new Read.Refused<>(name + " '" + file + "': " + fault);
    }
  }

  /** Any of several words, with commas or blanks between them, in any order; none at first. */
  record Words(String name, List<String> choices) implements OptionSpec<String> {
    private static final String COMMA = ",";

    /** Copies the choices. */
    public Words {
      choices = List.copyOf(choices);
    }

    @Override
    public String initial() {
      return "";
    }

    @Override
    public Class<String> type() {
      return String.class;
    }

    @Override
    public boolean allows(String value) {
      return read(value).equals(new Read.Ok<>(value));
    }

    @Override
    public Read<String> read(String text) {
      if (text.equals(BookChoice.NO_FILE)) {
        return new Read.Ok<>(initial());
      }
      List<String> wanted = split(text.toLowerCase(Locale.ROOT).replaceAll("\\s+", COMMA));
      return choices.containsAll(wanted)
          ? new Read.Ok<>(
              choices.stream().filter(wanted::contains).collect(Collectors.joining(COMMA)))
          : refused(this, "some of " + String.join(", ", choices), text);
    }

    /** Returns the words of a value. */
    static List<String> split(String value) {
      return Stream.of(value.split(COMMA, -1)).filter(word -> !word.isEmpty()).toList();
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
    public Read<String> read(String text) {
      return choices.stream()
          .filter(text::equalsIgnoreCase)
          .findFirst()
          .<Read<String>>map(Read.Ok::new)
          .orElseGet(() -> refused(this, "one of " + String.join(", ", choices), text));
    }
  }
}
