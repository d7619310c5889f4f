package org.tandemchess.match.play;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits a command line into words as a shell would: blanks part words, quotes keep them together.
 */
final class CommandLineWords {
  private CommandLineWords() {}

  /**
   * Returns the words of a text.
   *
   * @throws IllegalArgumentException if a quote is not closed
   */
  static List<String> split(String text) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean inWord = false;
    char quote = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quote != 0) {
        if (c == quote) {
          quote = 0;
        } else {
          word.append(c);
        }
      } else if (c == '"' || c == '\'') {
        quote = c;
        inWord = true;
      } else if (Character.isWhitespace(c)) {
        if (inWord) {
          words.add(word.toString());
          word.setLength(0);
          inWord = false;
        }
      } else {
        word.append(c);
        inWord = true;
      }
    }
    if (quote != 0) {
      throw new IllegalArgumentException("command '" + text + "': expected a closing " + quote);
    }
    if (inWord) {
      words.add(word.toString());
    }
    return words;
  }
}
