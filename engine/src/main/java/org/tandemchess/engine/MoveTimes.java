package org.tandemchess.engine;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import org.tandemchess.engine.team.PlayStyle;
import org.tandemchess.engine.team.TeamClocks;
import org.tandemchess.engine.team.TeamMind;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.time.TimeBudget;
import org.tandemchess.search.time.TimeManager;
import org.tandemchess.search.time.TimeShare;

/**
 * The four clocks as they were told last, and from them the style and the time of moves. Used under
 * the lock of the engine.
 */
final class MoveTimes {
  private final TeamMind mind;
  private final PlayStyle[] styles = {PlayStyle.STANDARD, PlayStyle.STANDARD};
  private RunningClocks clocks = RunningClocks.NONE;

  MoveTimes(TeamMind mind) {
    this.mind = mind;
  }

  /** Forgets the clocks. */
  void forget() {
    clocks = RunningClocks.NONE;
  }

  /** Takes in what the clocks show at this moment. */
  void read(Clocks now) {
    clocks = RunningClocks.readNow(now);
  }

  /** Returns the clocks as they were told last. */
  Clocks told() {
    return clocks.reading();
  }

  /** Returns the clocks as they show now. */
  Clocks now(Position position) {
    return clocks.now(position);
  }

  /**
   * Chooses the style of a move that is asked for.
   *
   * @param otherAsked whether a move is asked for on the other board too
   * @param otherSits whether whoever is to move there holds his move back, or has none
   */
  void chooseStyle(Position position, BoardId board, boolean otherAsked, boolean otherSits) {
    TeamClocks seen = seen(position, board);
    boolean partner = seen.partnerToMove();
    styles[board.index()] = mind.style(board, seen, otherAsked && partner, otherSits && partner);
  }

  private TeamClocks seen(Position position, BoardId board) {
    return TeamClocks.of(clocks.now(position), position, position.seatToMove(board));
  }

  /**
   * Returns the time that the clocks allow a move from now on.
   *
   * @param at when the move was asked for
   * @param latest both boards as they stand now
   * @param otherSits as for {@link #chooseStyle}
   * @param overheadMillis that a move loses on its way
   */
  TimeBudget budget(
      Position at, Position latest, BoardId board, boolean otherSits, int overheadMillis) {
    Seat us = at.seatToMove(board);
    boolean partnerToMove = latest.seatToMove(board.other()) == us.partner();
    TimeShare share = mind.share(styles[board.index()]);
    Clocks now = clocks.now(at);
    if (partnerToMove && otherSits) {
      share = mind.shareOfSitter(share, now.millis(us.partner()));
    }
    return TimeManager.budget(now, us, partnerToMove, overheadMillis, share);
  }

  /** Returns how a move was thought about, if a clock said so. */
  Map<MoveReport.Aspect, String> aspects(Position at, BoardId board) {
    Map<MoveReport.Aspect, String> aspects = new EnumMap<>(MoveReport.Aspect.class);
    if (clocks.reading().knows(at.seatToMove(board))) {
      aspects.put(MoveReport.Aspect.STYLE, styles[board.index()].name().toLowerCase(Locale.ROOT));
      aspects.put(MoveReport.Aspect.TIME_STATE, mind.timeState(seen(at, board)));
    }
    return aspects;
  }
}
