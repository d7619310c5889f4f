package org.tandemchess.rules.core;

/** How far a word that a person typed is from a known one (Levenshtein 1966). Stateless. */
public final class EditDistance {
  private EditDistance() {}

  /** Returns the fewest letters to insert, leave out or change until one word is the other. */
  public static int between(String one, String two) {
    int[] row = new int[two.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int changed = diagonal + (one.charAt(i - 1) == two.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[two.length()];
  }
}
