package org.tandemchess.engine.analysis;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.team.Strategist;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.acquisition.Acquisition;
import org.tandemchess.search.api.SearchInfo;

/** Tells an analysis as it goes. Called under one lock, from several threads. */
public interface AnalysisReport {

  /**
   * How a board ended.
   *
   * @param board the board
   * @param best the move to play, or empty if there is none now
   * @param info what led to it, or null if nothing was searched
   * @param decision whether to play the move now or to wait, where clocks tell
   */
  record Verdict(
      BoardId board,
      Optional<Move> best,
      @Nullable SearchInfo info,
      Optional<Strategist.Decision> decision) {}

  /** The analysis of a match begins, with its last moves and clocks, if those are known. */
  void begin(GameState match);

  /** A line has been found. */
  void line(BoardId board, SearchInfo info);

  /** What can be won on a board has been found; told after its lines. */
  void acquisition(Acquisition found);

  /** All boards that were asked for are done, none if the match has ended. */
  void end(List<Verdict> verdicts);
}
