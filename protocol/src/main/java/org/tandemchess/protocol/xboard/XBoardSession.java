package org.tandemchess.protocol.xboard;

import java.util.List;
import java.util.Locale;
import org.tandemchess.engine.brain.BrainFactory;
import org.tandemchess.protocol.session.EngineSession;
import org.tandemchess.protocol.session.Host;
import org.tandemchess.protocol.text.LineReader;
import org.tandemchess.protocol.text.Tokens;

/**
 * Speaks the XBoard protocol until {@code quit}, the end of the input, or the greeting of another
 * protocol.
 *
 * <p>The thread that calls {@link #run} reads; searches and output have their own. The word {@code
 * xboard} is not answered: features are declared when the host says that it knows them.
 */
@SuppressWarnings("exports") // the operator is seen by this package alone
public final class XBoardSession extends EngineSession<XBoardOperator> {
  private final BrainFactory brains;

  /**
   * Makes a session that has read nothing yet.
   *
   * @param brains makes the brain
   */
  public XBoardSession(Host host, BrainFactory brains) {
    super(host);
    this.brains = brains;
  }

  @Override
  protected XBoardOperator makeOperator() {
    return new XBoardOperator(brains, writer());
  }

  @Override
  protected boolean handle(String line, long receivedNanos) {
    Tokens words = new Tokens(line);
    String word = words.getOrEmpty(0).toLowerCase(Locale.ROOT);
    switch (word) {
      case "protover" -> greet();
      case "quit" -> {
        return false;
      }
      case "", "xboard" -> {
        // Nothing to change and nothing to say.
      }
      default -> {
        note(word, words);
        operator().execute(word, words, receivedNanos);
      }
    }
    return true;
  }

  private void note(String word, Tokens words) {
    if (word.equals("new")) {
      logGameStart();
    } else if (word.equals("result")) {
      logGameEnd(words.rest(1));
    }
  }

  private void greet() {
    List<String> features = FeatureLines.all(presets());
    for (int i = 0; i < features.size(); i++) {
      writer().require(features.get(i));
    }
    warmUp();
  }

  @Override
  protected void end(XBoardOperator made, boolean quit) throws InterruptedException {
    // A host that quits has no use for a move.
    if (!quit) {
      finish(made);
    }
  }

  @Override
  protected void remark(String text) {
    writer().offer("# " + text);
  }

  @Override
  protected String faultLine(Throwable fault) {
    return faultText(fault);
  }

  /** Returns a fault of ours as a comment, which is all that the protocol has for it. */
  static String faultText(Throwable fault) {
    return "# internal error: " + fault;
  }

  @Override
  protected String oversizedLine() {
    return "Error (line above " + LineReader.LONGEST + " bytes): ignored";
  }
}
