package org.tandemchess.engine.team;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.tandemchess.engine.brain.SitRule;
import org.tandemchess.engine.team.Strategist.Decision;
import org.tandemchess.engine.team.Strategist.Reason;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.MoveCodec;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.Score;

/**
 * Where a team passes that has to answer for both boards at once: on a board where it would rather
 * wait, says the {@link Strategist}, and may.
 */
final class TurnPasses {
  // Nobody names clocks where teams act in turns, only who is ahead; ms that say the same.
  private static final long AHEAD = 60_000;
  private static final long BEHIND = 30_000;

  private final TeamKnowledge team;
  private final Position position;
  private final boolean ahead;
  private final Map<BoardId, Found> found;
  private final Map<BoardId, Reason> passes = new EnumMap<>(BoardId.class);

  /** What a search has found on a board. */
  record Found(Move move, Score score) {}

  /**
   * Makes a choice.
   *
   * @param found for each board where the team is on turn and can move
   */
  TurnPasses(
      TeamKnowledge team, Position position, SitRule.InTurns rule, Map<BoardId, Found> found) {
    this.team = team;
    this.position = position;
    this.ahead = rule.ahead();
    this.found = found;
  }

  /** Returns why the team passes, for each board where it does although it could move. */
  Map<BoardId, Reason> choose() {
    for (BoardId board : found.keySet()) {
      if (mayPass(board)) {
        reasonToPass(board).ifPresent(reason -> passes.put(board, reason));
      }
    }
    return passes;
  }

  /**
   * Returns whether the rule allows it: on the only board where the team is on turn, who is ahead;
   * else whoever moves on the other board, and takes there unless ahead.
   */
  private boolean mayPass(BoardId board) {
    BoardId other = board.other();
    if (position.seatToMove(board).partner() != position.seatToMove(other)) {
      return ahead;
    }
    return found.containsKey(other) && !passes.containsKey(other) && (ahead || takes(other));
  }

  private Optional<Reason> reasonToPass(BoardId board) {
    Found best = found.get(board);
    if (best != null
        && decision(board, best.score()) instanceof Decision.Sit(long millis, Reason reason)
        && (reason != Reason.PIECE_COMING || takes(board.other()))) {
      return Optional.of(reason);
    }
    return Optional.empty();
  }

  private Decision decision(BoardId board, Score score) {
    Clocks clocks = clocks(position.seatToMove(board).team());
    return team.decide(position, board, SitRule.Plain.BY_CLOCK, clocks, score, 0);
  }

  /** Returns whether the team takes something on a board in this turn. */
  private boolean takes(BoardId board) {
    Found best = found.get(board);
    return best != null && Moves.isCapture(MoveCodec.toInt(best.move(), position.boardCopy(board)));
  }

  private Clocks clocks(Team team) {
    long ours = ahead ? AHEAD : BEHIND;
    long theirs = ahead ? BEHIND : AHEAD;
    return team == Team.WHITE_A
        ? Clocks.of(ours, theirs, theirs, ours)
        : Clocks.of(theirs, ours, ours, theirs);
  }
}
