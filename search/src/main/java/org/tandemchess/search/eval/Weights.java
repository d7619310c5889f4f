package org.tandemchess.search.eval;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.search.api.EvaluationSettings;

/**
 * The numbers of the evaluation of drop games, one flat vector in the order of {@link Term}.
 * Immutable.
 *
 * <p>As a text each term is a line with its name and unit, then lines with its whole numbers. Lines
 * that begin with {@code #} and empty ones are left out. All terms have to be there, in order.
 */
public final class Weights {
  private static final String RESOURCE = "bughouse.weights";
  private static final int MOST = 30_000;
  private static final int LINE = 16;

  private final int[] values;

  private Weights(int[] values) {
    this.values = values;
  }

  /** Returns the weights that Tandem plays with. */
  public static Weights shipped() {
    return Shipped.WEIGHTS;
  }

  /**
   * Makes weights of numbers in the order of {@link Term}.
   *
   * @throws IllegalArgumentException if there are not {@link Term#total} of them, or one is beyond
   *     ±{@value #MOST}
   */
  public static Weights of(int[] values) {
    if (values.length != Term.total()) {
      throw new IllegalArgumentException(values.length + " weights, expected " + Term.total());
    }
    for (int value : values) {
      checkRange(value);
    }
    return new Weights(values.clone());
  }

  /**
   * Reads weights.
   *
   * @throws IllegalArgumentException if the text is not complete, with the line and what is wrong
   */
  public static Weights parse(String text) {
    int[] values = new int[Term.total()];
    Term[] terms = Term.values();
    int term = -1;
    int filled = 0;
    int number = 0;
    for (String line : text.lines().map(String::strip).toList()) {
      number++;
      if (line.isEmpty() || line.charAt(0) == '#') {
        continue;
      }
      try {
        if (Character.isLetter(line.charAt(0))) {
          checkFilled(term, filled);
          term++;
          checkHeader(line, term);
        } else {
          filled = readValues(line, term, filled, values);
        }
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException("line " + number + ": " + e.getMessage(), e);
      }
    }
    checkFilled(term, filled);
    if (term + 1 != terms.length) {
      throw new IllegalArgumentException(terms[term + 1].label() + " is missing at the end");
    }
    return new Weights(values);
  }

  private static void checkHeader(String line, int term) {
    List<String> words = Arrays.asList(line.split("\\s+", -1));
    if (term == Term.values().length) {
      throw new IllegalArgumentException("'" + line + "': expected no further term");
    }
    Term expected = Term.values()[term];
    if (!words.equals(List.of(expected.label(), expected.unit().word()))) {
      throw new IllegalArgumentException(
          "'" + line + "': expected '" + expected.label() + " " + expected.unit().word() + "'");
    }
  }

  private static void checkFilled(int term, int filled) {
    if (term >= 0) {
      Term last = Term.values()[term];
      int found = filled - last.start();
      if (found != last.size()) {
        throw new IllegalArgumentException(
            last.label() + " has " + found + " numbers, expected " + last.size());
      }
    }
  }

  private static int readValues(String line, int term, int filled, int[] values) {
    if (term < 0) {
      throw new IllegalArgumentException("'" + line + "': expected the name of a term first");
    }
    Term current = Term.values()[term];
    int next = filled;
    for (String word : line.split("\\s+", -1)) {
      if (next == current.start() + current.size()) {
        throw new IllegalArgumentException(
            current.label() + " has more than " + current.size() + " numbers");
      }
      try {
        values[next] = checkRange(Integer.parseInt(word));
      } catch (NumberFormatException e) {
        throw new IllegalArgumentException("'" + word + "': expected a whole number", e);
      }
      next++;
    }
    return next;
  }

  private static int checkRange(int value) {
    if (value < -MOST || value > MOST) {
      throw new IllegalArgumentException(value + ": expected at most " + MOST + " either way");
    }
    return value;
  }

  /** Returns the text that {@link #parse} reads. */
  public String format() {
    StringBuilder text = new StringBuilder();
    for (Term term : Term.values()) {
      text.append(term.label()).append(' ').append(term.unit().word()).append('\n');
      int width = term.size() % 120 == 0 || term.size() == 384 ? 8 : LINE;
      for (int i = 0; i < term.size(); i++) {
        boolean last = i % width == width - 1 || i == term.size() - 1;
        text.append(values[term.start() + i]).append(last ? '\n' : ' ');
      }
    }
    return text.toString();
  }

  /** Returns these weights shifted and scaled by what a user has set. */
  public Weights with(EvaluationSettings settings) {
    int[] changed = values.clone();
    for (int role = Roles.PAWN; role <= Roles.QUEEN; role++) {
      changed[Term.MATERIAL.start() + role] += settings.moreOnBoard(role);
      for (int piece = 0; piece < Term.HAND.size() / Roles.RESERVE_COUNT; piece++) {
        changed[WeightTables.handIndex(role, piece + 1)] += settings.moreInHand(role);
      }
    }
    scale(changed, Term.ATTACKER_IN_HAND, settings.handAttack());
    scale(changed, Term.DEFENDER_IN_HAND, settings.handDefense());
    for (int i = 0; i < changed.length; i++) {
      changed[i] = Math.clamp(changed[i], -MOST, MOST);
    }
    return new Weights(changed);
  }

  private static void scale(int[] values, Term term, int scale) {
    for (int i = term.start(); i < term.start() + term.size(); i++) {
      values[i] = values[i] * scale / EvaluationSettings.UNSCALED;
    }
  }

  /** Returns a number of a term. */
  public int get(Term term, int index) {
    return values[term.start() + Objects.checkIndex(index, term.size())];
  }

  /** Returns all numbers, a copy. */
  public int[] toArray() {
    return values.clone();
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Weights other && Arrays.equals(values, other.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  private static final class Shipped {
    static final Weights WEIGHTS = read();

    private static Weights read() {
      try (InputStream in = Objects.requireNonNull(Weights.class.getResourceAsStream(RESOURCE))) {
        return parse(new String(in.readAllBytes(), StandardCharsets.US_ASCII));
      } catch (IOException e) {
        throw new UncheckedIOException(RESOURCE, e);
      } catch (IllegalArgumentException e) {
        throw new IllegalStateException(RESOURCE + " " + e.getMessage(), e);
      }
    }
  }
}
