package org.tandemchess.app.argument;

import java.util.Comparator;
import java.util.List;

/** Finds what somebody meant who mistyped a word. */
final class Spelling {
  private Spelling() {}

  /**
   * Returns the known words that are a slip or two away, nearest first: at most one letter in three
   * is left out, added, wrong or exchanged with its neighbor, or the word is the beginning of one.
   */
  static List<String> meant(String word, List<String> known) {
    int slips = Math.max(1, word.length() / 3);
    return known.stream()
        .filter(one -> distance(word, one) <= slips || word.length() > 2 && one.startsWith(word))
        .sorted(Comparator.comparingInt(one -> distance(word, one)))
        .toList();
  }

  /** Returns the optimal string alignment distance: Damerau, Commun. ACM 7 (1964) 171. */
  private static int distance(String a, String b) {
    int[][] least = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        least[i][j] = i == 0 || j == 0 ? i + j : least(least, a, b, i, j);
      }
    }
    return least[a.length()][b.length()];
  }

  private static int least(int[][] least, String a, String b, int i, int j) {
    int wrong = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
    int fewest =
        Math.min(least[i - 1][j - 1] + wrong, 1 + Math.min(least[i - 1][j], least[i][j - 1]));
    boolean exchanged =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return exchanged ? Math.min(fewest, least[i - 2][j - 2] + 1) : fewest;
  }
}
