package org.tandemchess.protocol.ubi;

import java.util.List;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.brain.BrainFactory;
import org.tandemchess.protocol.session.EngineSession;
import org.tandemchess.protocol.session.Host;
import org.tandemchess.protocol.session.ScoreText;

/**
 * Speaks UBI until {@code quit}, the end of the input, or the greeting of another protocol.
 *
 * <p>The thread that calls {@link #run} reads; searches and output have their own, so that {@code
 * isready} and {@code stop} are answered at once.
 */
@SuppressWarnings("exports") // the operator is seen by this package alone
public final class UbiSession extends EngineSession<UbiOperator> {
  private final BrainFactory brains;

  /**
   * Makes a session that has read nothing yet.
   *
   * @param brains makes the brain
   */
  public UbiSession(Host host, BrainFactory brains) {
    super(host);
    this.brains = brains;
  }

  @Override
  protected UbiOperator makeOperator() {
    return new UbiOperator(brains, writer());
  }

  @Override
  protected boolean handle(String line, long receivedNanos) {
    UbiCommand command = UbiParser.parse(line);
    if (command == UbiCommand.Word.UBI) {
      greet();
    } else if (command == UbiCommand.Word.IS_READY) {
      ready();
    } else if (command == UbiCommand.Word.QUIT) {
      return false;
    } else if (command instanceof UbiCommand.Metadata(String key, String value)) {
      logMetadata(key, value);
    } else if (command != UbiCommand.Word.NOTHING) {
      if (command == UbiCommand.Word.NEW_GAME) {
        logGameStart();
      }
      operator().execute(command, receivedNanos);
    }
    return true;
  }

  private void greet() {
    introduce();
    declare(EngineOptions.SPECS);
    declare(List.of(EngineOptions.RULES, ScoreText.SHOWS_CHANCES));
    writer().require("ubiok");
    warmUp();
  }
}
