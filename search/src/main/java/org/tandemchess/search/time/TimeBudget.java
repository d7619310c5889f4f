package org.tandemchess.search.time;

/**
 * How long one search may take, counted from the moment the order to search was read.
 *
 * @param softMillis once passed, no new iteration is begun; at least 1
 * @param hardMillis once passed, the search breaks off where it is; at least {@code softMillis}
 */
public record TimeBudget(long softMillis, long hardMillis) {

  /** No limit of time. */
  public static final TimeBudget UNLIMITED = new TimeBudget(Long.MAX_VALUE, Long.MAX_VALUE);

  /**
   * Checks the order of the two limits.
   *
   * @throws IllegalArgumentException unless {@code 1 <= softMillis <= hardMillis}
   */
  public TimeBudget {
    if (softMillis < 1 || hardMillis < softMillis) {
      throw new IllegalArgumentException("soft " + softMillis + " ms, hard " + hardMillis + " ms");
    }
  }

  /** Returns the budget of a search that takes exactly this long; below 1 ms counts as 1 ms. */
  public static TimeBudget exactly(long millis) {
    long sane = Math.max(1, millis);
    return new TimeBudget(sane, sane);
  }

  /** Returns whether a limit of time exists. */
  public boolean isLimited() {
    return hardMillis != Long.MAX_VALUE;
  }

  /** Returns the stricter of two budgets, limit by limit. */
  public TimeBudget and(TimeBudget other) {
    long hard = Math.min(hardMillis, other.hardMillis);
    return new TimeBudget(Math.min(Math.min(softMillis, other.softMillis), hard), hard);
  }
}
