package org.tandemchess.protocol.uci;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.team.Strategist.Decision;
import org.tandemchess.engine.team.Strategist.Reason;
import org.tandemchess.engine.team.TeamClocks;
import org.tandemchess.engine.team.TeamMind;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.MoveCodec;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.alphabeta.AcquisitionSearcher;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.Searcher;

/**
 * The mind of a team that is asked for both boards at once: each is searched under the prices of
 * the other, and where the team would rather wait it passes, as far as the dialect allows. Searches
 * may work on threads of their own; everything else is used under one lock.
 */
final class JointTeam {
  // Nobody names clocks in this dialect, only who is ahead; ms that say the same.
  private static final long AHEAD = 60_000;
  private static final long BEHIND = 30_000;

  private final TeamMind mind = new TeamMind(EngineOptions.DEFAULT.strategy());

  /** What a search has found on a board. */
  record Found(Move move, Score score) {}

  /** Returns a searcher that knows the prices of the other board. */
  Searcher searcher(Searcher searcher) {
    return mind.searcher(searcher, new AcquisitionSearcher());
  }

  /** Forgets both boards. */
  void forget() {
    mind.forget();
  }

  /** Takes in how both boards stand now. */
  void setPosition(Position position) {
    mind.setPosition(position);
  }

  /** A search of a board is about to begin. */
  void begin(Position position, BoardId board) {
    TeamClocks unknown = TeamClocks.of(Clocks.NONE, position, position.seatToMove(board));
    mind.style(board, unknown, false, false);
  }

  /** Takes in what a search of a board has found. */
  void observe(Position position, BoardId board, SearchInfo info) {
    mind.observe(board, position, info);
  }

  /**
   * Chooses the boards on which the team passes although it could move, and takes in that it moves
   * on the others.
   *
   * @param found for each board where it is on turn and can move
   * @param ahead whether it has more time than the enemy
   */
  Set<BoardId> choosePasses(Position position, Map<BoardId, Found> found, boolean ahead) {
    Set<BoardId> passes = EnumSet.noneOf(BoardId.class);
    for (BoardId board : found.keySet()) {
      if (mayPass(position, board, found, passes, ahead)
          && wantsToPass(position, board, found, ahead)) {
        passes.add(board);
      }
    }
    found.forEach(
        (board, best) -> {
          if (!passes.contains(board)) {
            Position after = position.play(board, best.move());
            mind.moved(board, position, after, best.score());
          }
        });
    return passes;
  }

  /**
   * Returns whether the dialect allows it: on the only board where the team is on turn, who is
   * ahead; else whoever moves on the other board, and takes there unless ahead.
   */
  private static boolean mayPass(
      Position position,
      BoardId board,
      Map<BoardId, Found> found,
      Set<BoardId> passes,
      boolean ahead) {
    BoardId other = board.other();
    if (position.seatToMove(board).partner() != position.seatToMove(other)) {
      return ahead;
    }
    return found.containsKey(other)
        && !passes.contains(other)
        && (ahead || takes(position, other, found));
  }

  private boolean wantsToPass(
      Position position, BoardId board, Map<BoardId, Found> found, boolean ahead) {
    Found best = found.get(board);
    Clocks clocks = clocks(position.seatToMove(board).team(), ahead);
    return best != null
        && mind.decide(position, board, clocks, best.score(), 0)
            instanceof Decision.Sit(long millis, Reason reason)
        && (reason != Reason.PIECE_COMING || takes(position, board.other(), found));
  }

  /** Returns whether the team takes something on a board in this turn. */
  private static boolean takes(Position position, BoardId board, Map<BoardId, Found> found) {
    Found best = found.get(board);
    return best != null && Moves.isCapture(MoveCodec.toInt(best.move(), position.boardCopy(board)));
  }

  private static Clocks clocks(Team team, boolean ahead) {
    long ours = ahead ? AHEAD : BEHIND;
    long theirs = ahead ? BEHIND : AHEAD;
    return team == Team.WHITE_A
        ? Clocks.of(ours, theirs, theirs, ours)
        : Clocks.of(theirs, ours, ours, theirs);
  }
}
