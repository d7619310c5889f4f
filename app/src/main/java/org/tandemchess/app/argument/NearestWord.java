package org.tandemchess.app.argument;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import org.tandemchess.rules.core.EditDistance;

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
        .filter(near -> EditDistance.between(wanted, near.toLowerCase(Locale.ROOT)) <= most)
        .min(
            Comparator.comparingInt(
                (String near) -> EditDistance.between(wanted, near.toLowerCase(Locale.ROOT))));
  }
}
