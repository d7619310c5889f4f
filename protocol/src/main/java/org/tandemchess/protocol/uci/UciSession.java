package org.tandemchess.protocol.uci;

import java.util.List;
import java.util.Locale;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.brain.BrainFactory;
import org.tandemchess.engine.option.OptionSpec;
import org.tandemchess.protocol.query.QueryOptions;
import org.tandemchess.protocol.session.CommonLines;
import org.tandemchess.protocol.session.EngineSession;
import org.tandemchess.protocol.session.Host;
import org.tandemchess.protocol.session.ScoreText;
import org.tandemchess.protocol.text.Tokens;

/**
 * Speaks UCI until {@code quit}, the end of the input, or the greeting of another protocol.
 *
 * <p>The thread that calls {@link #run} reads; searches and output have their own, so that {@code
 * isready} and {@code stop} are answered at once. Unknown commands are passed over in silence.
 */
@SuppressWarnings("exports") // the operator is seen by this package alone
public final class UciSession extends EngineSession<UciOperator> {
  static final OptionSpec.Check SEARCH_JSON = new OptionSpec.Check("SearchJson", false);

  private final BrainFactory brains;
  private final NoMove noMove;

  /**
   * Makes a session that has read nothing yet.
   *
   * @param brains makes the brain
   * @param noMove the answer where there is no move
   */
  public UciSession(Host host, BrainFactory brains, NoMove noMove) {
    super(host);
    this.brains = brains;
    this.noMove = noMove;
  }

  @Override
  protected UciOperator makeOperator() {
    return new UciOperator(brains, writer(), noMove);
  }

  @Override
  protected boolean handle(String line, long receivedNanos) {
    // The one word that the speed of the start depends on comes first.
    if (line.equals("uci")) {
      greet();
      return true;
    }
    Tokens words = new Tokens(line);
    switch (words.getOrEmpty(0).toLowerCase(Locale.ROOT)) {
      case "uci" -> greet();
      case "isready" -> ready();
      case "quit" -> {
        return false;
      }
      case "ucinewgame" -> {
        logGameStart();
        operator().newGame();
      }
      case "setoption" -> operator().setOption(words);
      case "position" -> operator().setPosition(words);
      case "go" -> operator().go(words, receivedNanos);
      case "stop" -> operator().stop();
      case "ponderhit" -> operator().ponderHit();
      case "help" -> writer().offer(CommonLines.help("UCI", "go movetime 1000"));
      case "d" -> operator().draw();
      case "", "debug", "register" -> {
        // Nothing to change and nothing to say.
      }
      default -> operator().query(words);
    }
    return true;
  }

  private void greet() {
    introduce();
    declare(EngineOptions.SINGLE_SPECS);
    declare(QueryOptions.SPECS);
    declare(
        List.of(
            ScoreText.SHOWS_CHANCES,
            SEARCH_JSON,
            JointOperator.TEAM,
            JointOperator.TIME_ADVANTAGE));
    writer().require("uciok");
    warmUp();
  }

  @Override
  protected void end(UciOperator made, boolean quit) throws InterruptedException {
    if (quit) {
      made.stopPerft();
    }
    super.end(made, quit);
  }

  @Override
  protected boolean isFinished(UciOperator made, long millis) throws InterruptedException {
    return super.isFinished(made, millis) && made.isPerftFinished(millis);
  }
}
