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

  /** Returns the value a user means, a number out of range being the nearest in it, if any. */
  Optional<T> read(String text);

  /** Returns what {@link #read} understands, as the end of a sentence. */
  String expected();

  /** Returns in words why {@link #read} does not take a text. */
  default String refusal(String text) {
    return name() + " needs " + expected() + ", not: " + text;
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

  /** The name of a file with an opening book, read at once; no name for the built-in book. */
  record BookFile(String name, BookChoice initial) implements OptionSpec<BookChoice> {
    /** A book, or why there is none. */
    private record Attempt(Optional<BookChoice> choice, String fault) {}

    @Override
    public Class<BookChoice> type() {
      return BookChoice.class;
    }

    @Override
    public boolean allows(BookChoice value) {
      return true;
    }

    @Override
    public Optional<BookChoice> read(String text) {
      return attempt(text).choice();
    }

    @Override
    public String expected() {
      return "the name of a book";
    }

    @Override
    public String refusal(String text) {
      return name() + " '" + text + "': " + attempt(text).fault();
    }

    private static Attempt attempt(String text) {
      if (text.isEmpty() || text.equals(BookChoice.NO_FILE)) {
        return new Attempt(Optional.of(BookChoice.BUILT_IN), "");
      }
      try {
        OpeningBook book = OpeningBook.read(Path.of(text), RuleSet.BUGHOUSE);
        return new Attempt(Optional.of(new BookChoice(text, Optional.of(book))), "");
      } catch (BookException e) {
        return new Attempt(Optional.empty(), String.valueOf(e.getMessage()));
      } catch (IOException | InvalidPathException e) {
        return new Attempt(Optional.empty(), "expected a file that can be read");
      }
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
      return read(value).filter(value::equals).isPresent();
    }

    @Override
    public Optional<String> read(String text) {
      if (text.equals(BookChoice.NO_FILE)) {
        return Optional.of(initial());
      }
      List<String> wanted = split(text.toLowerCase(Locale.ROOT).replaceAll("\\s+", COMMA));
      return choices.containsAll(wanted)
          ? Optional.of(
              choices.stream().filter(wanted::contains).collect(Collectors.joining(COMMA)))
          : Optional.empty();
    }

    /** Returns the words of a value. */
    static List<String> split(String value) {
      return Stream.of(value.split(COMMA, -1)).filter(word -> !word.isEmpty()).toList();
    }

    @Override
    public String expected() {
      return "some of " + String.join(", ", choices);
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
