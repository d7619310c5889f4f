package org.tandemchess.engine.team;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.brain.SitRule;
import org.tandemchess.engine.brain.TeamMessage;
import org.tandemchess.engine.team.Strategist.Decision;
import org.tandemchess.engine.team.Strategist.Reason;
import org.tandemchess.engine.team.Strategist.Situation;
import org.tandemchess.rules.board.BoardStatus;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.acquisition.Analyst;
import org.tandemchess.search.api.PriceList;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.Searcher;
import org.tandemchess.search.time.TimeShare;

/**
 * What a team knows and wants: snapshots of both boards, the wishes of the partner, and from these
 * the style of a move, the prices for its search and whether it is played at once.
 *
 * <p>Searchers made here may work on threads of their own; everything else is used under the lock
 * of the engine.
 */
public final class TeamKnowledge {
  /** Moves of ours that may have to save a partner who sits. */
  private static final int MOVES_WHILE_SITTING = 10;

  private final Snapshots snapshots = new Snapshots();
  private final PartnerWishes wishes = new PartnerWishes();
  private final Prices prices = new Prices(snapshots, wishes);
  private StrategyOptions options;

  /** Makes a team that knows nothing yet. */
  public TeamKnowledge(StrategyOptions options) {
    this.options = options;
  }

  /** Returns a searcher of one board that knows the prices of the other. */
  public Searcher searcher(Searcher searcher, Analyst analyst) {
    return new TeamSearcher(searcher, analyst, prices);
  }

  /** Sets the options, for moves that are asked for from now on. */
  public void setOptions(StrategyOptions next) {
    options = next;
  }

  /** Forgets both boards and the partner. */
  public void forget() {
    snapshots.clear();
    wishes.clear();
  }

  /** Forgets both boards, but not the partner. */
  public void forgetBoards() {
    snapshots.clear();
  }

  /** Lets the other board count nothing in searches of a board: it is out of sight. */
  void playAlone(BoardId board) {
    prices.weigh(board, PartnerPrices.Weight.NONE);
  }

  /** Takes in how both boards stand now. */
  public void setPosition(Position position) {
    prices.setPosition(position);
  }

  /** Returns what is known of a board as it stands in a position. */
  public BoardSnapshot snapshot(Position position, BoardId board) {
    return snapshots.orBlank(position, board);
  }

  /** Takes in what the partner says, unless the options mute it. */
  public void hear(TeamMessage message) {
    if (!options.muted().contains(message.kind())) {
      wishes.hear(message);
    }
  }

  /**
   * Chooses the style of a move and lets the other board count accordingly.
   *
   * @param bothAsked whether both our boards wait for a move of ours
   * @param partnerSits whether our partner holds a move back because that seat is lost
   */
  public PlayStyle style(BoardId board, TeamClocks clocks, boolean bothAsked, boolean partnerSits) {
    PlayStyle style = PlayStyle.of(clocks, options, bothAsked, wishes.isHurried() || partnerSits);
    boolean counts = options.on() && options.priceUse() != PriceUse.OFF;
    prices.weigh(board, counts ? style.weight(options) : PartnerPrices.Weight.NONE);
    prices.reach(options.priceUse().reach());
    return style;
  }

  /** Returns the part of the clock for a move of a style. */
  public TimeShare share(PlayStyle style) {
    return style.share(options);
  }

  /**
   * Returns a share that leaves us time for several moves while our partner sits.
   *
   * @param partnerMillis the partner's clock
   */
  public TimeShare shareOfSitter(TimeShare share, long partnerMillis) {
    long most = Math.max(1, partnerMillis / MOVES_WHILE_SITTING);
    return new TimeShare(share.divisor(), Math.min(share.capMillis(), most));
  }

  /** Takes in what a search of a board has found. */
  public void observe(BoardId board, Position position, SearchInfo info) {
    if (info.line() == 1) {
      snapshots.update(
          position, board, known -> known.searched(info.depth(), info.score(), info.variation()));
    }
  }

  /**
   * Takes in that we have made a move: what the search saw behind it is now known of the board.
   *
   * @param score of the move for us
   */
  public void moved(BoardId board, Position before, Position after, Score score) {
    wishes.moved(sent(before, after, before.seatToMove(board).partner()));
    int depth = Math.max(0, snapshots.orBlank(before, board).depth() - 1);
    Score theirs = score.afterMove();
    snapshots.update(after, board, known -> known.searched(depth, theirs, List.of()));
  }

  /** Returns the role that a seat has more of after a move. */
  private static @Nullable Role sent(Position before, Position after, Seat partner) {
    for (Role role : Role.values()) {
      if (after.reserveCount(partner, role) > before.reserveCount(partner, role)) {
        return role;
      }
    }
    return null;
  }

  /**
   * Decides whether the best move of the side to move on a board is played.
   *
   * @param rule whether it may be held back
   * @param now what the clocks show at this moment
   * @param score of that move
   */
  public Decision decide(
      Position position,
      BoardId board,
      SitRule.Plain rule,
      Clocks now,
      Score score,
      long overheadMillis) {
    if (!options.on()) {
      return new Decision.Play(Reason.BEST_NOW);
    }
    Seat us = position.seatToMove(board);
    TeamClocks clocks = TeamClocks.of(now, position, us);
    return Strategist.decide(
        new Situation(
            rule,
            clocks,
            score,
            snapshots.orBlank(position, board.other()),
            position.status(board.other()) == BoardStatus.WAITING,
            snapshots.orBlank(position, board).acquisition(),
            options.standard().aggression(),
            options.sitScore(),
            overheadMillis,
            wishes.isStalled()));
  }

  /** Returns whether a quiet move may be played instead of a better one. */
  public boolean mayStall(Score best, Score quiet) {
    return best instanceof Score.Centipawns(int most)
        && quiet instanceof Score.Centipawns(int value)
        && most - value <= options.stallCost();
  }

  /** Returns what captures on a board count for on the other one, in words; empty if nothing. */
  public String pricesText(Position position, BoardId board) {
    PriceList list = prices.prices(position, board);
    return list.equals(PriceList.ZERO)
        ? ""
        : "white " + row(list.white()) + ", black " + row(list.black());
  }

  private static String row(PriceList.Row row) {
    StringBuilder text = new StringBuilder();
    for (Role role : Role.values()) {
      if (role != Role.KING) {
        text.append(text.isEmpty() ? "" : " ").append(role.letter()).append(row.of(role.index()));
      }
    }
    return text.toString();
  }

  /** Returns how our clocks stand, in words. */
  public String timeState(TeamClocks clocks) {
    return TimeState.of(clocks, options.extendedAdvantage()).words();
  }
}
