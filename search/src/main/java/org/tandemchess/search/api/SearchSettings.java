package org.tandemchess.search.api;

/**
 * What a user may set about a search.
 *
 * @param hashMegabytes size of the transposition table in 2^20 bytes, at least 1
 * @param threads threads that think about one board, at least 1
 * @param lines best lines to tell, at least 1
 * @param evaluation how games with drops are judged
 * @param checkingDropPlies plies of quiescence that look at checking drops, at least 0
 */
public record SearchSettings(
    int hashMegabytes,
    int threads,
    int lines,
    EvaluationSettings evaluation,
    int checkingDropPlies) {

  /** What holds until somebody sets something else. */
  public static final SearchSettings DEFAULT = new SearchSettings(32, 1, 1);

  private static final int CHECKING_DROP_PLIES = 1;

  /**
   * Checks the ranges.
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
  }

  /** Makes settings of a search that judges as it was fitted to. */
  public SearchSettings(int hashMegabytes, int threads, int lines) {
    this(hashMegabytes, threads, lines, EvaluationSettings.DEFAULT, CHECKING_DROP_PLIES);
  }

  /** Returns these settings with another size of the table, in megabytes. */
  public SearchSettings withHash(int megabytes) {
    return new SearchSettings(megabytes, threads, lines, evaluation, checkingDropPlies);
  }
}
