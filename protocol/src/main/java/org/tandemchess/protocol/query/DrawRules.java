package org.tandemchess.protocol.query;

import org.tandemchess.engine.option.Worded;

/** Which games are drawn by repetition and by fifty moves without progress. */
public enum DrawRules implements Worded {
  /** Those of the variants that are: not bughouse, where one board alone decides nothing. */
  VARIANT,
  /** All. */
  STANDARD
}
