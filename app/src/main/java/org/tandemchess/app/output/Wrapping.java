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

  /** Returns one line of as many words as fit, the last of them dots if some do not. */
  public static String fitting(String begin, List<String> words, int width) {
    String dots = " ...";
    StringBuilder line = new StringBuilder(begin);
    for (int i = 0; i < words.size(); i++) {
      String word = (i == 0 ? "" : " ") + words.get(i);
      int after = i == words.size() - 1 ? 0 : dots.length();
      if (line.length() + word.length() + after > width) {
        return line.append(dots.substring(i == 0 ? 1 : 0)).toString();
      }
      line.append(word);
    }
    return line.toString();
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
