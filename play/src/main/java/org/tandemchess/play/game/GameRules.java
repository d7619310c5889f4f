package org.tandemchess.play.game;

import java.time.Duration;
import org.tandemchess.play.player.Pace;

/**
 * What games are played by, other than the rules of chess: time and when a game is cut short.
 *
 * @param pace how long players may think
 * @param marginMillis how far a clock may go below zero before its flag falls
 * @param patienceMillis how long a move may take where no clock runs, before the player counts as
 *     hung
 * @param plyLimit moves on both boards together after which the game is a draw
 * @param adjudication when agreed scores end a game early
 */
public record GameRules(
    Pace pace, long marginMillis, long patienceMillis, int plyLimit, Adjudication adjudication) {
  public static final long DEFAULT_MARGIN_MILLIS = 50;
  public static final long DEFAULT_PATIENCE_MILLIS = 60_000;
  public static final int DEFAULT_PLY_LIMIT = 800;
  private static final long ENDLESS_MILLIS = Duration.ofDays(365).toMillis();

  /** Returns the usual rules for a pace. */
  public static GameRules of(Pace pace) {
    return new GameRules(
        pace, DEFAULT_MARGIN_MILLIS, DEFAULT_PATIENCE_MILLIS, DEFAULT_PLY_LIMIT, Adjudication.NONE);
  }

  /**
   * Returns rules for games inside this program, where every move is waited for.
   *
   * @param plyLimit moves on both boards together after which a game is left
   */
  public static GameRules selfPlay(Pace pace, int plyLimit) {
    return new GameRules(pace, DEFAULT_MARGIN_MILLIS, ENDLESS_MILLIS, plyLimit, Adjudication.NONE);
  }

  /** Returns how many games at a time keep some cores busy. */
  public int gamesAtATime(int cores) {
    // By the clock two seats think at once, one on each board.
    return Math.max(1, pace.isTimed() ? cores / 2 : cores);
  }
}
