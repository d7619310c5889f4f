package org.tandemchess.protocol.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The words of a line. Whatever is not above a blank separates. Immutable. */
public final class Tokens {
  private final String line;
  // Start and end of each word, in turn.
  private final int[] bounds;
  private final int size;

  /** Splits a line. */
  public Tokens(String line) {
    this.line = line;
    int[] found = new int[16];
    int count = 0;
    int at = 0;
    while (true) {
      while (at < line.length() && line.charAt(at) <= ' ') {
        at++;
      }
      if (at == line.length()) {
        break;
      }
      if (count + 2 > found.length) {
        found = Arrays.copyOf(found, 2 * found.length);
      }
      found[count++] = at;
      while (at < line.length() && line.charAt(at) > ' ') {
        at++;
      }
      found[count++] = at;
    }
    bounds = found;
    size = count / 2;
  }

  /** Returns the number of words. */
  public int size() {
    return size;
  }

  /** Returns whether there is no word. */
  public boolean isEmpty() {
    return size == 0;
  }

  /** Returns a word; the index is below {@link #size}. */
  public String get(int index) {
    return line.substring(bounds[2 * index], bounds[2 * index + 1]);
  }

  /** Returns a word, or an empty text beyond the last one. */
  public String getOrEmpty(int index) {
    return index < size ? get(index) : "";
  }

  /** Returns whether a word is there and says this, in any case. */
  public boolean is(int index, String word) {
    return index < size && get(index).equalsIgnoreCase(word);
  }

  /** Returns the index of the first such word from an index on, or {@link #size}. */
  public int find(String word, int from) {
    int index = from;
    while (index < size && !is(index, word)) {
      index++;
    }
    return Math.min(index, size);
  }

  /** Returns the words of a range with single blanks between. */
  public String join(int from, int to) {
    return String.join(" ", list(from, to));
  }

  /** Returns the words of a range; what lies beyond the last word is left out. */
  public List<String> list(int from, int to) {
    List<String> words = new ArrayList<>();
    for (int i = from; i < Math.min(to, size); i++) {
      words.add(get(i));
    }
    return words;
  }

  /** Returns the line from a word on as it stands, without the blanks at its ends. */
  public String rest(int index) {
    return index < size ? line.substring(bounds[2 * index]).strip() : "";
  }

  /** Returns the words with each vertical bar a word of its own. */
  public Tokens withBarsApart() {
    return new Tokens(line.replace("|", " | "));
  }

  /**
   * Returns a whole number with or without a sign, the nearest one that a long holds; null if the
   * text is something else.
   */
  public static @Nullable Long number(String text) {
    int start = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
    if (start == text.length()) {
      return null;
    }
    for (int i = start; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return null;
      }
    }
    try {
      return Long.valueOf(text);
    } catch (NumberFormatException e) {
      return text.charAt(0) == '-' ? Long.MIN_VALUE : Long.MAX_VALUE;
    }
  }
}
