package org.tandemchess.search.api;

/**
 * Hears what one search tells. Called by the thread of the search, which must not be held up: an
 * implementation passes on and returns.
 */
public interface SearchListener {

  /** A search has finished an iteration, or one line of it. */
  void onInfo(SearchInfo info);

  /** The search has ended; called exactly once, after everything else. */
  void onResult(SearchResult result);

  /** The search broke on a fault of ours; {@link #onResult} follows with the best move known. */
  void onFailure(Throwable fault);
}
