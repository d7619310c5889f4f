package org.tandemchess.app.argument;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds what a person may have meant by a word that does not exist. Stateless. */
final class NearestWord {
  private NearestWord() {}

  /** Returns {@code , did you mean 'x'?}, or nothing if no known word is near. */
  static String question(String word, Collection<String> known) {
    return find(word, known).map(near -> ", did you mean '" + near + "'?").orElse("");
  }

  private static Optional<String> find(String word, Collection<String> known) {
    String wanted = word.toLowerCase(Locale.ROOT);
    int most = Math.max(1, wanted.length() / 3);
    return known.stream()
        .filter(near -> distance(wanted, near.toLowerCase(Locale.ROOT)) <= most)
        .min(
            Comparator.comparingInt(
                (String near) -> distance(wanted, near.toLowerCase(Locale.ROOT))));
  }

  /** The edit distance of Levenshtein. */
  private static int distance(String one, String two) {
    int[] row = new int[two.length() + 1];
    for (int j = 0; j <= two.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= two.length(); j++) {
        int replaced = diagonal + (one.charAt(i - 1) == two.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[two.length()];
  }
}
