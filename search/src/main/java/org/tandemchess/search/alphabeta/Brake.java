package org.tandemchess.search.alphabeta;

import org.tandemchess.search.api.SearchControl;

/** What all threads of one search look at to know when to end. Safe for use by any thread. */
final class Brake {
  private final SearchControl control;
  private volatile boolean released;

  Brake(SearchControl control) {
    this.control = control;
  }

  /** Ends the helpers of a search whose main thread has finished. */
  void pull() {
    released = true;
  }

  /** Returns whether to break off; reads the clock. */
  boolean mustEnd() {
    return released || control.mustEnd();
  }
}
