package org.tandemchess.engine.analysis;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.brain.SitRule;
import org.tandemchess.engine.team.BoardSnapshot;
import org.tandemchess.engine.team.Strategist;
import org.tandemchess.engine.team.Strategist.Decision;
import org.tandemchess.engine.team.Strategist.Situation;
import org.tandemchess.engine.team.StrategyOptions;
import org.tandemchess.engine.team.TeamClocks;
import org.tandemchess.rules.board.BoardStatus;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.search.acquisition.Acquisition;
import org.tandemchess.search.api.SearchInfo;

/** Says whether a seat to move should play or wait, as Tandem decides it in a game. */
final class SitAdvice {
  private final GameState state;
  private final Map<BoardId, SearchInfo> searched;
  private final List<Acquisition> acquisitions;

  /**
   * Prepares.
   *
   * @param state with clocks; without them there is nothing to say
   * @param searched what the searches of the boards came to
   * @param acquisitions what can be won, where that was asked
   */
  SitAdvice(GameState state, Map<BoardId, SearchInfo> searched, List<Acquisition> acquisitions) {
    this.state = state;
    this.searched = searched;
    this.acquisitions = acquisitions;
  }

  /** Returns what to do with the best move of a board; empty without a clock or a search. */
  Optional<Decision> of(BoardId board) {
    Seat mover = state.position().seatToMove(board);
    @Nullable SearchInfo info = searched.get(board);
    TeamClocks clocks = TeamClocks.of(state.clocks(), state.position(), mover);
    if (info == null || !clocks.isKnown()) {
      return Optional.empty();
    }
    StrategyOptions options = StrategyOptions.DEFAULT;
    return Optional.of(
        Strategist.decide(
            new Situation(
                SitRule.Plain.BY_CLOCK,
                clocks,
                info.score(),
                snapshot(board.other()),
                state.position().status(board.other()) == BoardStatus.WAITING,
                acquisition(board),
                options.standard().aggression(),
                options.sitScore(),
                EngineOptions.DEFAULT.moveOverhead(),
                false)));
  }

  private BoardSnapshot snapshot(BoardId board) {
    BoardSnapshot blank = BoardSnapshot.blank(state.position(), state.position().seatToMove(board));
    @Nullable SearchInfo info = searched.get(board);
    return info == null
        ? blank
        : blank.searched(info.depth(), info.score(), info.variation()).analysed(acquisition(board));
  }

  private Acquisition acquisition(BoardId board) {
    return acquisitions.stream()
        .filter(found -> found.board() == board)
        .findFirst()
        .orElse(Acquisition.unknown(board));
  }
}
