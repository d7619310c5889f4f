package org.tandemchess.match.stats;

/**
 * Results of one team against another, from the first team's side.
 *
 * @param wins games won
 * @param draws games drawn
 * @param losses games lost
 * @param pairs finished pairs of games
 */
public record MatchScore(int wins, int draws, int losses, Pentanomial pairs) {
  public static final MatchScore NONE = new MatchScore(0, 0, 0, Pentanomial.NONE);

  /** Returns this score with one game more, a pair still open. */
  public MatchScore plusGame(GameResult result) {
    return switch (result) {
      case WIN -> new MatchScore(wins + 1, draws, losses, pairs);
      case DRAW -> new MatchScore(wins, draws + 1, losses, pairs);
      case LOSS -> new MatchScore(wins, draws, losses + 1, pairs);
    };
  }

  /**
   * Returns this score with a pair finished by these two results, whose games are counted already.
   */
  public MatchScore plusPair(GameResult first, GameResult second) {
    return new MatchScore(
        wins, draws, losses, pairs.plus(first.halfPoints() + second.halfPoints()));
  }

  public int games() {
    return wins + draws + losses;
  }

  /** Returns points a game, 0 to 1; 0.5 before the first game. */
  public double mean() {
    return games() == 0 ? 0.5 : (wins + 0.5 * draws) / games();
  }

  /**
   * Returns the estimate with its interval: from pairs as soon as two are finished, else from games
   * taken as independent.
   */
  public EloEstimate elo() {
    return pairs.count() >= 2
        ? EloEstimate.of(mean(), pairs.standardError())
        : EloEstimate.of(mean(), gameError());
  }

  /**
   * Returns the standard error of {@link #mean} if games were independent; infinite below two
   * games. Games that all ended alike are taken with one more that ended half a point off.
   */
  private double gameError() {
    int games = games();
    if (games < 2) {
      return Double.POSITIVE_INFINITY;
    }
    double mean = mean();
    double squares =
        wins * (1 - mean) * (1 - mean) + draws * (0.5 - mean) * (0.5 - mean) + losses * mean * mean;
    double variance = squares > 0 ? squares / (games - 1) : 0.25 / (games + 1);
    return Math.sqrt(variance / games);
  }
}
