package org.tandemchess.engine.brain;

import org.tandemchess.rules.core.BoardId;
import org.tandemchess.search.api.SearchInfo;

/** Hears what nobody waits for. A fault shows again with the next question, where it is told. */
public final class SilentBrainListener implements BrainListener {
  @Override
  public void onInfo(BoardId board, SearchInfo info) {}

  @Override
  public void onDue(BoardId board, long nanos) {}

  @Override
  public void onChoice(BoardId board, Choice choice) {}

  @Override
  public void onFault(BoardId board, Throwable fault) {}
}
