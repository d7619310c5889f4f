package org.tandemchess.engine;

/** What becomes of a request for a move whose search is ended early. */
public enum Ending {
  /** It is answered with the best move so far. */
  ANSWER,
  /** It is forgotten: not a word more about it. */
  SILENCE
}
