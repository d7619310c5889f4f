package org.tandemchess.protocol.session;

import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.search.api.Score;

/**
 * What a score comes to for the side to move, in thousandths of games; the three sum up to 1,000.
 *
 * <p>Wins and losses are logistic in the score, {@code 1 / (1 + e^((margin - cp) / scale))}; the
 * rest is drawn. Of games with drops the scale is 400 cp, the one by which the evaluation was
 * fitted to Tandem's own games (docs/tuning.md). Bughouse has no draws here: none of 1,400 games of
 * matches between Tandem and others was one. Crazyhouse is fitted alike; that 2 of 100 even games
 * are drawn is an assumption. Chess has an evaluation by hand: near equality a pawn counts what the
 * <a href="https://www.chessprogramming.org/Pawn_Advantage,_Win_Percentage,_and_Elo">Chess
 * Programming Wiki</a> says, {@code 1 / (1 + 10^(-pawns / 4))} of the points, and that a third of
 * even games are drawn is an assumption.
 */
record WinDrawLoss(int win, int draw, int loss) {
  private static final Model BUGHOUSE = new Model(0, 400);
  private static final Model CRAZYHOUSE = new Model(16, 400);
  private static final Model CHESS = new Model(107, 154);

  /** What a check that only a piece from the other board can answer counts as, in cp. */
  private static final int WAITING = 1_500;

  private record Model(double margin, double scale) {
    double wins(double cp) {
      return 1 / (1 + Math.exp((margin - cp) / scale));
    }
  }

  /** Returns what a score comes to under some rules. */
  static WinDrawLoss of(Score score, RuleSet rules) {
    return switch (score) {
      case Score.Mate mate -> mate.isWon() ? of(1, 0) : of(0, 1);
      case Score.Waiting waiting -> of(waiting.isWon() ? WAITING : -WAITING, model(rules));
      case Score.Centipawns(int value) -> of(value, model(rules));
    };
  }

  private static Model model(RuleSet rules) {
    return switch (rules.captures()) {
      case NOWHERE -> CHESS;
      case OWN_RESERVE -> CRAZYHOUSE;
      case PARTNER_RESERVE -> BUGHOUSE;
    };
  }

  private static WinDrawLoss of(int cp, Model model) {
    return of(model.wins(cp), model.wins(-cp));
  }

  private static WinDrawLoss of(double wins, double losses) {
    int win = (int) Math.round(1000 * wins);
    int loss = (int) Math.min(Math.round(1000 * losses), 1000 - win);
    return new WinDrawLoss(win, 1000 - win - loss, loss);
  }
}
