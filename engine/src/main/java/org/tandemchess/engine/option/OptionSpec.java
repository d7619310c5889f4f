package org.tandemchess.engine.option;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.tandemchess.rules.core.RulePresets;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.search.book.BookException;
import org.tandemchess.search.book.OpeningBook;

/**
 * An option as users see it: its name, what it may be set to, and what it is if nobody does.
 *
 * @param <T> of its values
 */
public sealed interface OptionSpec<T> {

  /** What UCI writes for an empty text; {@link OptionSpecs#read} takes it as one. */
  String EMPTY = "<empty>";

  /** Returns the name; users may write it in any case. */
  String name();

  /** Returns the value that holds until somebody sets another. */
  T initial();

  /** Returns whether the option may have a value. */
  boolean allows(T value);

  /** Returns the value a user means, a number out of range being the nearest in it. */
  Read<T> read(String text);

  /** Returns a value as users write it; {@link #read} understands it. */
  String text(T value);

  /** Returns the refusal of a text where something else was expected. */
  private static <T> Read<T> refused(OptionSpec<T> spec, String expected, String text) {
    return new Read.Refused<>(spec.name() + " needs " + expected + ", not: " + text);
  }

  /** A whole number from {@code min} to {@code max}, both included. */
  record Spin(String name, Integer initial, int min, int max) implements OptionSpec<Integer> {
    @Override
    public boolean allows(Integer value) {
      return min <= value && value <= max;
    }

    /** Returns the value that is nearest to a number. */
    public Integer nearest(long number) {
      return Math.clamp(number, min, max);
    }

    @Override
    public Read<Integer> read(String text) {
      try {
        return new Read.Ok<>(nearest(Long.parseLong(text)));
      } catch (NumberFormatException e) {
        return refused(this, "a whole number", text);
      }
    }

    @Override
    public String text(Integer value) {
      return value.toString();
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

    @Override
    public String text(Double value) {
      return value.toString();
    }
  }

  /** Yes or no. */
  record Check(String name, Boolean initial) implements OptionSpec<Boolean> {
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

    @Override
    public String text(Boolean value) {
      return value.toString();
    }
  }

  /**
   * The name of a file with an opening book, read at once; no name for the built-in book. A refusal
   * quotes nothing of the file; {@code tandem book check} does.
   */
  record BookFile(String name, BookChoice initial) implements OptionSpec<BookChoice> {
    @Override
    public boolean allows(BookChoice value) {
      return true;
    }

    @Override
    public Read<BookChoice> read(String text) {
      if (text.isEmpty()) {
        return new Read.Ok<>(BookChoice.BUILT_IN);
      }
      try {
        OpeningBook book = OpeningBook.read(Path.of(text), RuleSet.BUGHOUSE);
        return new Read.Ok<>(new BookChoice(text, Optional.of(book)));
      } catch (BookException e) {
        return refused(text, e.withoutText());
      } catch (IOException | InvalidPathException e) {
        return refused(text, "expected a file that can be read");
      }
    }

    private Read<BookChoice> refused(String file, String fault) {
      return new Read.Refused<>(name + " '" + file + "': " + fault);
    }

    @Override
    public String text(BookChoice value) {
      return value.file();
    }
  }

  /**
   * Any of several words, with commas or blanks between them, in any order; none at first.
   *
   * @param choices in the order in which they are shown
   * @param <E> what the words mean
   */
  record Words<E extends Enum<E> & Worded>(String name, List<E> choices)
      implements OptionSpec<Set<E>> {
    /** Copies the choices. */
    public Words {
      choices = List.copyOf(choices);
    }

    @Override
    public Set<E> initial() {
      return Set.of();
    }

    @Override
    public boolean allows(Set<E> value) {
      return choices.containsAll(value);
    }

    @Override
    public Read<Set<E>> read(String text) {
      Set<E> meant = new HashSet<>();
      for (String word : text.split("[,\\s]+", -1)) {
        Optional<E> choice = meant(choices, word);
        choice.ifPresent(meant::add);
        if (choice.isEmpty() && !word.isEmpty()) {
          return refused(this, "some of " + listed(choices), text);
        }
      }
      return new Read.Ok<>(Set.copyOf(meant));
    }

    @Override
    public String text(Set<E> value) {
      StringJoiner text = new StringJoiner(",");
      for (E choice : choices) {
        if (value.contains(choice)) {
          text.add(choice.word());
        }
      }
      return text.toString();
    }
  }

  /**
   * One of several words.
   *
   * @param choices in the order in which they are shown
   * @param <E> what the words mean
   */
  record Combo<E extends Enum<E> & Worded>(String name, E initial, List<E> choices)
      implements OptionSpec<E> {
    /** Copies the choices. */
    public Combo {
      choices = List.copyOf(choices);
    }

    /** Returns the words to choose from. */
    public List<String> words() {
      List<String> words = new ArrayList<>();
      for (E choice : choices) {
        words.add(choice.word());
      }
      return words;
    }

    @Override
    public boolean allows(E value) {
      return choices.contains(value);
    }

    @Override
    public Read<E> read(String text) {
      return meant(choices, text)
          .<Read<E>>map(Read.Ok::new)
          .orElseGet(() -> refused(this, "one of " + listed(choices), text));
    }

    @Override
    public String text(E value) {
      return value.word();
    }
  }

  /**
   * One of several rule sheets, by their names.
   *
   * @param choices in the order in which they are shown
   */
  record Rules(String name, RuleSet initial, List<RuleSet> choices) implements OptionSpec<RuleSet> {
    /** Copies the choices. */
    public Rules {
      choices = List.copyOf(choices);
    }

    /** Returns the names to choose from. */
    public List<String> words() {
      return choices.stream().map(RuleSet::name).toList();
    }

    @Override
    public boolean allows(RuleSet value) {
      return choices.contains(value);
    }

    @Override
    public Read<RuleSet> read(String text) {
      return RulePresets.named(text, choices)
          .<Read<RuleSet>>map(Read.Ok::new)
          .orElseGet(
              () ->
                  new Read.Refused<>(
                      name + " '" + text + "': expected " + RulePresets.expected(text, choices)));
    }

    @Override
    public String text(RuleSet value) {
      return value.name();
    }
  }

  private static <E extends Worded> Optional<E> meant(List<E> choices, String word) {
    return choices.stream().filter(choice -> choice.isMeantBy(word)).findFirst();
  }

  private static String listed(List<? extends Worded> choices) {
    return choices.stream().map(Worded::word).collect(Collectors.joining(", "));
  }
}
