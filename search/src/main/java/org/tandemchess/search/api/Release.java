package org.tandemchess.search.api;

/** When what was found may be told. */
public enum Release {
  /** Once a limit is reached, or earlier if asked to stop. */
  AT_LIMIT,
  /**
   * Once the expected move was played and a limit is reached, or when asked to stop: this is
   * thought on the time of others. Depth, nodes and mate hold from the start, time counts from the
   * hit.
   */
  ON_HIT,
  /** Only when asked to stop, whatever limits are named: this is analysis. */
  ON_STOP
}
