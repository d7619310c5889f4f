package org.tandemchess.search.api;

/**
 * What a user may set about a search.
 *
 * @param hashMegabytes size of the transposition table in 2^20 bytes, at least 1
 * @param threads threads that think about one board, at least 1
 * @param lines best lines to tell, at least 1
 */
public record SearchSettings(int hashMegabytes, int threads, int lines) {

  /** What holds until somebody sets something else. */
  public static final SearchSettings DEFAULT = new SearchSettings(32, 1, 1);

  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException if a value is below 1
   */
  public SearchSettings {
    if (hashMegabytes < 1 || threads < 1 || lines < 1) {
      throw new IllegalArgumentException(
          "hash " + hashMegabytes + ", threads " + threads + ", lines " + lines);
    }
  }
}
