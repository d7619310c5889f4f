package org.tandemchess.engine.team;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import org.tandemchess.engine.brain.Aspect;
import org.tandemchess.engine.brain.MatchView;
import org.tandemchess.engine.brain.SitRule;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.search.time.TimeBudget;
import org.tandemchess.search.time.TimeManager;
import org.tandemchess.search.time.TimeShare;

/** Style and time of the moves on both boards. Used under the monitor. */
final class MoveTimes {
  private final TeamKnowledge team;
  private final PlayStyle[] styles = {PlayStyle.STANDARD, PlayStyle.STANDARD};

  MoveTimes(TeamKnowledge team) {
    this.team = team;
  }

  /**
   * Chooses the style of a move that is asked for.
   *
   * @param otherAsked whether a move is asked for on the other board too
   * @param otherSits whether whoever is to move there holds a move back, or has none
   */
  void chooseStyle(MatchView match, BoardId board, boolean otherAsked, boolean otherSits) {
    if (!match.seesBoth()) {
      team.playAlone(board);
      return;
    }
    TeamClocks seen = clocks(match, board);
    // Where teams act in turns, both boards are always asked, and nobody is in a hurry.
    boolean partner = seen.partnerToMove() && !(match.sitRule() instanceof SitRule.InTurns);
    styles[board.index()] = team.style(board, seen, otherAsked && partner, otherSits && partner);
  }

  private static TeamClocks clocks(MatchView match, BoardId board) {
    return TeamClocks.of(match.clocksNow(), match.position(), match.position().seatToMove(board));
  }

  /**
   * Returns the time that the clocks allow a move from now on; unlimited if none is known.
   *
   * @param otherSits as for {@link #chooseStyle}
   * @param overheadMillis that a move loses on its way
   */
  TimeBudget budget(MatchView match, BoardId board, boolean otherSits, int overheadMillis) {
    Clocks now = match.clocksNow();
    if (!now.knowsAny()) {
      return TimeBudget.UNLIMITED;
    }
    Seat us = match.position().seatToMove(board);
    if (!match.seesBoth()) {
      return TimeManager.budget(now, us, false, overheadMillis, TimeShare.USUAL);
    }
    boolean partnerToMove = match.position().seatToMove(board.other()) == us.partner();
    TimeShare share = team.share(styles[board.index()]);
    if (partnerToMove && otherSits) {
      share = team.shareOfSitter(share, now.millis(us.partner()));
    }
    return TimeManager.budget(now, us, partnerToMove, overheadMillis, share);
  }

  /** Returns how a move was thought about, if a clock said so. */
  Map<Aspect, String> aspects(MatchView match, BoardId board) {
    Map<Aspect, String> aspects = new EnumMap<>(Aspect.class);
    if (match.clocks().knows(match.position().seatToMove(board))) {
      aspects.put(Aspect.STYLE, styles[board.index()].name().toLowerCase(Locale.ROOT));
      aspects.put(Aspect.TIME_STATE, team.timeState(clocks(match, board)));
    }
    return aspects;
  }
}
