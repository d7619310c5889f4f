package org.tandemchess.app.output;

import java.util.ArrayList;
import java.util.List;

/** Breaks text into lines between words that stay whole. */
public final class Wrapping {
  private Wrapping() {}

  /**
   * Fills lines with words, a space between two. A word that is longer than a line has one of its
   * own.
   *
   * @param width characters that a line may have
   * @param first begins the first line
   * @param others begins all other lines
   * @return at least one line, without spaces at its end
   */
  public static List<String> lines(List<String> words, int width, String first, String others) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder(first);
    boolean empty = true;
    for (String word : words) {
      if (!empty && line.length() + 1 + word.length() > width) {
        lines.add(line.toString().stripTrailing());
        line = new StringBuilder(others);
        empty = true;
      }
      line.append(empty ? "" : " ").append(word);
      empty = false;
    }
    lines.add(line.toString().stripTrailing());
    return lines;
  }

  /** Returns the words of a text. */
  public static List<String> words(String text) {
    String stripped = text.strip();
    return stripped.isEmpty() ? List.of() : List.of(stripped.split("\\s+"));
  }

  /** Returns a text that fits a width, with dots where its end had to go. */
  public static String cut(String text, int width) {
    return text.length() <= width ? text : text.substring(0, Math.max(0, width - 3)) + "...";
  }
}
