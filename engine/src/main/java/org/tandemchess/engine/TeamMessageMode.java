package org.tandemchess.engine;

import org.tandemchess.engine.option.Worded;

/** What becomes of messages between partners. */
public enum TeamMessageMode implements Worded {
  /** Nothing is said and nothing is heard. */
  IGNORE,
  /** The partner is heard. */
  CONSIDER,
  /** The partner is heard and told. */
  FULL
}
