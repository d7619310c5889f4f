package org.tandemchess.rules.notation;

/** Letters of texts that were copied from pages: blanks of all kinds, invisible ones, dashes. */
final class BpgnLetters {
  private static final char NEXT_LINE = '\u0085';

  private BpgnLetters() {}

  /** Returns a text in which every line ends with a line feed alone. */
  static String withLineFeeds(String text) {
    return text.replace("\r\n", "\n").replace('\r', '\n');
  }

  /** Returns whether a letter parts words, such as a tab or the blanks of Unicode. */
  static boolean isBlank(char letter) {
    return Character.isWhitespace(letter) || Character.isSpaceChar(letter) || letter == NEXT_LINE;
  }

  /** Returns whether a letter shows nothing and takes no room, such as a byte order mark. */
  static boolean isInvisible(char letter) {
    return Character.getType(letter) == Character.FORMAT;
  }

  /** Returns a text without the blanks and the invisible letters round it. */
  static String strip(String text) {
    int from = 0;
    int to = text.length();
    while (from < to && isNothing(text.charAt(from))) {
      from++;
    }
    while (to > from && isNothing(text.charAt(to - 1))) {
      to--;
    }
    return text.substring(from, to);
  }

  /** Returns whether a letter is a blank or invisible. */
  static boolean isNothing(char letter) {
    return isBlank(letter) || isInvisible(letter);
  }

  /** Returns a word as one types it: without invisible letters, with plain dashes and halves. */
  static String plain(String word) {
    StringBuilder plain = new StringBuilder(word.length());
    for (int i = 0; i < word.length(); i++) {
      char letter = word.charAt(i);
      if (Character.getType(letter) == Character.DASH_PUNCTUATION || letter == '\u2212') {
        plain.append('-');
      } else if (letter == '\u00bd') {
        plain.append("1/2");
      } else if (!isInvisible(letter)) {
        plain.append(letter);
      }
    }
    return plain.toString();
  }
}
