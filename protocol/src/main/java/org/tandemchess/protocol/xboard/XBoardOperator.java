package org.tandemchess.protocol.xboard;

import java.util.Optional;
import java.util.regex.Pattern;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.TandemEngine;
import org.tandemchess.engine.brain.BrainFactory;
import org.tandemchess.engine.option.OptionTable;
import org.tandemchess.engine.option.Setting;
import org.tandemchess.protocol.session.Operator;
import org.tandemchess.protocol.text.LineWriter;
import org.tandemchess.protocol.text.Tokens;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.RuleSet;

/**
 * Carries out the commands of an XBoard host, each under the lock of the engine. Used by the thread
 * of the session.
 */
final class XBoardOperator implements Operator {
  private static final Pattern MOVE_SHAPE =
      Pattern.compile(
          "[a-hA-H][1-8][a-hA-H][1-8]=?[a-zA-Z]?"
              + "|[PNBRQpnbrq]?[@*][a-hA-H][1-8][+#]*|@@@@"
              + "|[Oo0]-[Oo0](-[Oo0])?[+#]*"
              + "|[NBRQK][a-h]?[1-8]?x?[a-h][1-8][+#!?]*"
              + "|[a-h](x[a-h])?[1-8](=?[NBRQ])?[+#!?]*");

  private static final int LONGEST_QUOTE = 200;

  private final LineWriter writer;
  private final TimeControl time = new TimeControl();
  private final XBoardPlay play;
  private final OptionTable options =
      OptionTable.builder()
          .onEach(EngineOptions.SPECS, this::changeEngine)
          .on(EngineOptions.RULES, this::setBughouse)
          .build();

  XBoardOperator(BrainFactory brains, LineWriter writer) {
    this.writer = writer;
    this.play = new XBoardPlay(brains, writer, time);
  }

  @Override
  public TandemEngine engine() {
    return play.engine();
  }

  /**
   * Carries out a command.
   *
   * @param word the first word in lower case
   * @param nanos {@link System#nanoTime} when the line was read
   */
  void execute(String word, Tokens words, long nanos) {
    play.engine().exclusively(() -> take(word, words, nanos));
  }

  private void take(String word, Tokens words, long nanos) {
    boolean known =
        takeSetting(word, words) || takeOrder(word, words, nanos) || takeTalk(word, words, nanos);
    if (!known) {
      takeMoveOrNonsense(words, nanos);
    }
  }

  /** Takes what changes how we play, but not what we do now. */
  private boolean takeSetting(String word, Tokens words) {
    boolean sound = true;
    switch (word) {
      case "accepted", "rejected", "random", "computer", "rating", "name", "ics", "nps" -> {
        // Nothing to change and nothing to say.
      }
      case "egtpath", "hover", "lift", "put", "pause", "resume", "exclude", "include" -> {
        // No such feature is declared, but no harm is done either.
      }
      case "post" -> play.thinker().post();
      case "nopost" -> play.thinker().noPost();
      case "hard" -> play.hard();
      case "easy" -> play.easy();
      case "level" -> sound = time.level(words);
      case "st" -> sound = time.moveTime(words.getOrEmpty(1));
      case "sd" -> {
        sound = time.depth(words.getOrEmpty(1));
        if (sound) {
          play.endPondering();
        }
      }
      case "time" -> sound = time.own(words.getOrEmpty(1));
      case "otim" -> sound = time.theirs(words.getOrEmpty(1));
      case "memory" -> sound = set(EngineOptions.HASH.name(), words.getOrEmpty(1));
      case "cores" -> sound = set(EngineOptions.THREADS.name(), words.getOrEmpty(1));
      case "option" -> takeOption(words.rest(1));
      default -> {
        return false;
      }
    }
    if (!sound) {
      complain("bad value", words.rest(0));
    }
    return true;
  }

  private void takeOption(String assignment) {
    int sign = assignment.indexOf('=');
    String name = (sign < 0 ? assignment : assignment.substring(0, sign)).strip();
    String value = sign < 0 ? "" : assignment.substring(sign + 1).strip();
    options
        .set(name, FeatureLines.value(name, value))
        .ifPresent(refusal -> complain(refusal.why(), "option " + assignment));
  }

  private boolean set(String name, String value) {
    return options.set(name, value).isEmpty();
  }

  private void setBughouse(RuleSet rules) {
    play.setBughouse(rules, System.nanoTime());
  }

  @Override
  public void set(Setting<?> setting) {
    options.apply(setting);
  }

  private void changeEngine(Setting<?> setting) {
    play.engine().setOptions(play.engine().options().with(setting));
  }

  /** Takes what changes the game or our part in it. */
  private boolean takeOrder(String word, Tokens words, long nanos) {
    switch (word) {
      case "new" -> {
        time.newGame();
        play.newGame(nanos);
      }
      case "variant" -> {
        if (!play.setVariant(words.getOrEmpty(1), nanos)) {
          complain("unknown variant", words.rest(0));
        }
      }
      case "setboard" -> {
        if (!play.setBoard(words.rest(1), nanos)) {
          // PyChess ends analysis by an empty board and keeps silent if it sees it named.
          writer.offer("tellusererror Illegal position: " + shown(words.rest(1)));
        }
      }
      case "force", "result" -> play.observe();
      case "go" -> play.go(nanos);
      case "playother" -> play.playOther(nanos);
      case "white" -> takeColors(Color.WHITE, words);
      case "black" -> takeColors(Color.BLACK, words);
      case "usermove" -> play.takeMove(words.getOrEmpty(1), nanos);
      case "?" -> play.thinker().moveNow();
      case "undo" -> play.takeBack(1, nanos);
      case "remove" -> play.takeBack(2, nanos);
      case "analyze" -> play.analyze(nanos);
      case "exit" -> play.exitAnalysis();
      default -> {
        return false;
      }
    }
    return true;
  }

  private void takeColors(Color turn, Tokens words) {
    if (!play.takeColors(turn)) {
      complain("illegal position", words.rest(0));
    }
  }

  /** Takes what is said by others and what wants to be answered. */
  private boolean takeTalk(String word, Tokens words, long nanos) {
    switch (word) {
      case "ping" -> play.ping(words.size() > 1 ? "pong " + words.get(1) : "pong");
      case "draw" -> play.considerDraw();
      case "hint" -> play.hint();
      case "bk" -> {
        writer.require(" no book");
        writer.require("");
      }
      case "." -> play.status(nanos);
      case "partner" -> play.setPartner(words.getOrEmpty(1));
      case "ptell" -> play.hear(words.rest(1));
      case "holding" -> takeHolding(words, nanos);
      default -> {
        return false;
      }
    }
    return true;
  }

  private void takeHolding(Tokens words, long nanos) {
    Optional<Holding> told = Holding.read(words.rest(1));
    if (told.isPresent()) {
      play.hold(told.get(), nanos);
    } else {
      complain("bad value", words.rest(0));
    }
  }

  private void takeMoveOrNonsense(Tokens words, long nanos) {
    String text = words.getOrEmpty(0);
    if (words.size() == 1 && MOVE_SHAPE.matcher(text).matches()) {
      play.takeMove(text, nanos);
    } else {
      complain("unknown command", words.rest(0));
    }
  }

  private void complain(String why, String line) {
    writer.offer("Error (" + why + "): " + shown(line));
  }

  private static String shown(String text) {
    return text.length() > LONGEST_QUOTE ? text.substring(0, LONGEST_QUOTE) + "..." : text;
  }
}
