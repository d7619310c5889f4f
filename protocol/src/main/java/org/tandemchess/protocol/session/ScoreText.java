package org.tandemchess.protocol.session;

import org.tandemchess.engine.option.OptionSpec;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.search.api.Score;

/**
 * How UBI and UCI write scores. Immutable.
 *
 * @param chances whether what a score comes to is written behind it, as {@code wdl 530 0 470}
 */
public record ScoreText(boolean chances) {
  /** Whether hosts want to see chances. */
  public static final OptionSpec.Check SHOWS_CHANCES = new OptionSpec.Check("UCI_ShowWDL", false);

  /** Scores alone. */
  public static final ScoreText PLAIN = new ScoreText(false);

  /** Returns a score as it stands behind {@code score}. */
  public String of(Score score, RuleSet rules) {
    String text = CommonLines.score(score);
    if (!chances) {
      return text;
    }
    WinDrawLoss expected = WinDrawLoss.of(score, rules);
    return text + " wdl " + expected.win() + " " + expected.draw() + " " + expected.loss();
  }
}
