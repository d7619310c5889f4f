package org.tandemchess.engine.team;

import java.util.Optional;
import org.tandemchess.engine.brain.SitRule;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.search.acquisition.Acquisition;
import org.tandemchess.search.api.Score;

/**
 * Decides whether a move that was found is played now, whether a quiet one is, or whether to sit.
 * Stateless; safe for use by any thread.
 *
 * <p>Two clocks run, one on each board, and no piece arrives on a board while nobody moves on the
 * other one. From this follow the reasons to sit:
 *
 * <ul>
 *   <li>We are lost here unless a piece comes: every move only brings the end nearer. We sit for as
 *       long as our clock allows, while our partner may win or send what saves us.
 *   <li>The enemy on the other board is to move there and runs out of time before us, being lost
 *       unless a piece comes or without any move: no piece arrives there unless we move, since our
 *       opponent here is not to move either.
 *   <li>Our partner is about to win a piece that is worth more to us than what we could play now.
 *   <li>Our partner asks for it.
 * </ul>
 *
 * <p>A win at once is always played, and nobody sits below the reserve that the moves after the
 * waiting need.
 */
public final class Strategist {
  /** Our clock, in milliseconds, below which we never sit. */
  static final long RESERVE = 250;

  /** The same where all moves that are left are forced ones. */
  static final long LOST_RESERVE = 100;

  /** How far a clock must be ahead on the diagonal to rely on it, in milliseconds. */
  private static final long SAFE_LEAD = 100;

  /** How long the piece of a partner who is to move is waited for, as part of our clock. */
  private static final double PIECE_PATIENCE = 0.06;

  private static final double SURE_CHANCE = 0.8;

  /** Our clock, in milliseconds, below which we do not sit, though the partner has said so. */
  private static final long TOLD_RESERVE = 5000;

  private Strategist() {}

  /** Why a move is played now or not. */
  public enum Reason {
    BEST_NOW("best now"),
    WIN_AT_ONCE("wins at once"),
    NO_TIME("no time to sit"),
    LOST_UNLESS_PIECE("lost unless a piece comes"),
    LOSING("losing here, the other board may decide"),
    ENEMY_RUNS_OUT("the enemy on the other board runs out of time"),
    PIECE_COMING("a piece is coming"),
    PARTNER_ASKS("the partner asks to wait");

    private final String words;

    Reason(String words) {
      this.words = words;
    }

    /** Returns the reason in words, for logs and hosts. */
    public String words() {
      return words;
    }
  }

  /** What to do with a move that was found. */
  public sealed interface Decision {
    /** Returns why. */
    Reason reason();

    /** Play it now. */
    record Play(Reason reason) implements Decision {}

    /**
     * Hold it back and decide again when something happens, or else after some time.
     *
     * @param millis at least 1
     */
    record Sit(long millis, Reason reason) implements Decision {}

    /** Play a quiet move instead, if one is nearly as good. */
    record Stall(Reason reason) implements Decision {}
  }

  /**
   * What the decision rests on.
   *
   * @param rule whether we may wait at all
   * @param clocks as they show now
   * @param score of the best move, as the search under prices sees it
   * @param other what is known of the other board as it stands
   * @param otherStuck whether the seat to move on the other board has no legal move now
   * @param ours what pieces are worth on our board
   * @param threshold cp by which waiting must be better than playing
   * @param sitScore cp; whoever stands so much worse here sits while the other board holds
   * @param overheadMillis time that a move loses on its way
   * @param stalled whether the partner asks us to wait
   */
  public record Situation(
      SitRule.Plain rule,
      TeamClocks clocks,
      Score score,
      BoardSnapshot other,
      boolean otherStuck,
      Acquisition ours,
      int threshold,
      int sitScore,
      long overheadMillis,
      boolean stalled) {}

  /** Returns what to do with the best move of the side to move. */
  public static Decision decide(Situation now) {
    return switch (now.rule) {
      case NEVER -> new Decision.Play(Reason.BEST_NOW);
      case TOLD -> asTold(now.clocks);
      case BY_CLOCK -> byClock(now);
    };
  }

  private static Decision asTold(TeamClocks clocks) {
    return clocks.isKnown()
        ? sit(clocks.ours() - TOLD_RESERVE, Reason.PARTNER_ASKS)
        : new Decision.Play(Reason.BEST_NOW);
  }

  private static Decision byClock(Situation now) {
    if (now.score.isWon()) {
      return new Decision.Play(Reason.WIN_AT_ONCE);
    }
    TeamClocks clocks = now.clocks;
    if (!clocks.isKnown()) {
      return new Decision.Play(Reason.BEST_NOW);
    }
    long spare = clocks.ours() - RESERVE - 2 * now.overheadMillis;
    if (now.score.isLost()) {
      return sit(spare + RESERVE - LOST_RESERVE, Reason.LOST_UNLESS_PIECE);
    }
    if (!clocks.partnerToMove()
        && (now.otherStuck || now.other.isLost())
        && clocks.diagonalLead() > SAFE_LEAD + now.overheadMillis) {
      return sit(spare, Reason.ENEMY_RUNS_OUT);
    }
    if (isLosing(now)) {
      return sit(spare / 2, Reason.LOSING);
    }
    if (now.stalled) {
      return clocks.diagonalLead() > SAFE_LEAD
          ? sit(Math.min(spare, clocks.diagonalLead()), Reason.PARTNER_ASKS)
          : new Decision.Stall(Reason.PARTNER_ASKS);
    }
    if (pieceComing(now).isPresent()) {
      // A partner who is not to move yet takes too long to sit for.
      return clocks.partnerToMove()
          ? sit(Math.min(spare, (long) (PIECE_PATIENCE * clocks.ours())), Reason.PIECE_COMING)
          : new Decision.Stall(Reason.PIECE_COMING);
    }
    return new Decision.Play(Reason.BEST_NOW);
  }

  /** Returns whether we stand so badly here that the other board should decide, and may. */
  private static boolean isLosing(Situation now) {
    return now.score instanceof Score.Centipawns(int here)
        && here <= -now.sitScore
        && now.other.score().orElse(null) instanceof Score.Centipawns(int there)
        && (now.clocks.partnerToMove() ? there : -there) >= -now.sitScore / 3;
  }

  private static Decision sit(long millis, Reason reason) {
    return millis > 0 ? new Decision.Sit(millis, reason) : new Decision.Play(Reason.NO_TIME);
  }

  /** Returns the role whose arrival is worth waiting for, if there is one. */
  private static Optional<Role> pieceComing(Situation now) {
    Seat partner = now.clocks.partnerToMove() ? now.other.toMove() : now.other.toMove().opponent();
    Acquisition.Side there = now.other.acquisition().of(partner);
    Acquisition.Side here = now.ours.of(partner.color().opposite());
    for (Role role : Role.values()) {
      if (role != Role.KING
          && there.of(role).chance() >= SURE_CHANCE
          && waitValue(role, there, here) > now.threshold) {
        return Optional.of(role);
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the cp by which waiting for a piece betters our board, less what it costs the partner:
   * {@code P * impact - C}. Of the impact only what is beyond the usual counts: any piece would be
   * welcome, but moves are not held back for that.
   */
  static double waitValue(Role role, Acquisition.Side partner, Acquisition.Side us) {
    return partner.of(role).chance() * us.unusualImpact(role) - partner.of(role).price();
  }
}
