package org.tandemchess.search.api;

import java.util.Map;

/**
 * What a user may set about a search.
 *
 * @param hashMegabytes size of the transposition table in 2^20 bytes, at least 1
 * @param threads threads that think about one board, at least 1
 * @param lines best lines to tell, at least 1
 * @param evaluation how games with drops are judged
 * @param checkingDropPlies plies of quiescence that look at checking drops, at least 0
 * @param tuned numbers of the search that differ from the usual ones, by name; empty unless the
 *     program was started for tuning
 */
public record SearchSettings(
    int hashMegabytes,
    int threads,
    int lines,
    EvaluationSettings evaluation,
    int checkingDropPlies,
    Map<String, Integer> tuned) {

  /** What holds until somebody sets something else. */
  public static final SearchSettings DEFAULT = new SearchSettings(32, 1, 1);

  private static final int CHECKING_DROP_PLIES = 1;

  /**
   * Checks the ranges; copies the numbers.
   *
   * @throws IllegalArgumentException if a value is below its least
   */
  public SearchSettings {
    if (hashMegabytes < 1 || threads < 1 || lines < 1 || checkingDropPlies < 0) {
      throw new IllegalArgumentException(
          "hash "
              + hashMegabytes
              + ", threads "
              + threads
              + ", lines "
              + lines
              + ", plies "
              + checkingDropPlies);
    }
    tuned = Map.copyOf(tuned);
  }

  /** Makes settings of a search with the usual numbers. */
  public SearchSettings(
      int hashMegabytes,
      int threads,
      int lines,
      EvaluationSettings evaluation,
      int checkingDropPlies) {
    this(hashMegabytes, threads, lines, evaluation, checkingDropPlies, Map.of());
  }

  /** Makes settings of a search that judges as it was fitted to. */
  public SearchSettings(int hashMegabytes, int threads, int lines) {
    this(hashMegabytes, threads, lines, EvaluationSettings.DEFAULT, CHECKING_DROP_PLIES);
  }

  /** Returns these settings with another size of the table, in megabytes. */
  public SearchSettings withHash(int megabytes) {
    return new SearchSettings(megabytes, threads, lines, evaluation, checkingDropPlies, tuned);
  }
}
