package org.tandemchess.search.alphabeta;

import org.tandemchess.search.api.SearchControl;

/** What all threads of one search look at to know when to end. Safe for use by any thread. */
final class SharedStop {
  private final SearchControl control;
  private volatile boolean set;

  SharedStop(SearchControl control) {
    this.control = control;
  }

  /** Ends the helpers of a search whose main thread has finished. */
  void set() {
    set = true;
  }

  /** Returns whether to break off; reads the clock. */
  boolean mustEnd() {
    return set || control.mustEnd();
  }
}
