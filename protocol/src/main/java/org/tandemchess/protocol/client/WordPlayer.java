package org.tandemchess.protocol.client;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.play.player.GameStart;
import org.tandemchess.play.player.PlayedTurn;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.RuleSet.Captures;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.GameState;

/**
 * What the dialects of the UCI family share: the greeting, options, {@code isready}, {@code info}
 * and {@code bestmove}.
 */
abstract class WordPlayer extends EnginePlayer {
  private final String word;
  private final DeclaredOptions options = new DeclaredOptions();
  private final Deque<Runnable> whenReady = new ArrayDeque<>();
  private boolean identified;
  private RuleSet rules = RuleSet.BUGHOUSE;

  /**
   * Makes a player.
   *
   * @param word {@code uci} or {@code ubi}, by which the engine is greeted
   */
  WordPlayer(String word, EngineCommand command, ProtocolLog log, Patience patience) {
    super(command, log, patience);
    this.word = word;
  }

  /** Takes an {@code info} line. */
  abstract void info(String line);

  /** Takes what is behind {@code bestmove}. */
  abstract void bestMove(String rest, long nanos);

  /** Takes a line that is none of the common ones. */
  abstract void other(String line);

  @Override
  void greet() throws PlayerException, InterruptedException {
    options.clear();
    whenReady.clear();
    identified = false;
    rules = RuleSet.BUGHOUSE;
    send(word);
    await(() -> identified, patience().startMillis(), word + "ok");
    setOptions();
  }

  /** Sets the options of the command; one that the engine does not have is warned of. */
  void setOptions() {
    for (Map.Entry<String, String> option : command().options().entrySet()) {
      setOption(option.getKey(), option.getValue());
    }
  }

  final DeclaredOptions options() {
    return options;
  }

  final void setOption(String name, String value) {
    Optional<String> line = options.setting(name, value);
    if (line.isPresent()) {
      send(line.get());
    } else {
      warn("has no option '" + name + "'");
    }
  }

  /** Tells the engine by which rules of bughouse a game is played, if it can be told. */
  final void useRules(GameStart start) {
    RuleSet wanted = start.state().position().rules();
    if (wanted.equals(rules) || wanted.captures() != Captures.PARTNER_RESERVE) {
      return;
    }
    rules = wanted;
    String name = EngineOptions.RULES.name();
    if (options.has(name) && options.allows(name, wanted.name())) {
      setOption(name, wanted.name());
    } else {
      warn("cannot be told to play by the rules of '" + wanted.name() + "'");
    }
  }

  /** Waits until the engine has done all it was told. */
  final void awaitReady() throws PlayerException, InterruptedException {
    boolean[] ready = new boolean[1];
    whenReady(() -> ready[0] = true);
    await(() -> ready[0], patience().readyMillis(), "readyok");
  }

  /** Asks {@code isready} and does something once the answer is there; does not wait. */
  final void whenReady(Runnable then) {
    whenReady.add(then);
    send("isready");
  }

  @Override
  final void heard(String line, long nanos) {
    if (line.startsWith("info ")) {
      info(line);
    } else if (line.startsWith("bestmove ")) {
      bestMove(line.substring("bestmove".length()).strip(), nanos);
    } else if (line.equals("readyok")) {
      Runnable then = whenReady.poll();
      if (then != null) {
        then.run();
        notifyAll();
      }
    } else if (line.equals(word + "ok")) {
      identified = true;
      notifyAll();
    } else if (line.startsWith("option ")) {
      options.declare(line);
    } else if (line.startsWith("id name ")) {
      named(line.substring("id name ".length()));
    } else {
      noteComplaint(line, word);
      other(line);
    }
  }

  @Override
  void tellPlayed(PlayedTurn turn) {
    // Each request carries the whole position.
  }

  @Override
  void tellWords(BoardId board, String words) {
    // UCI knows no partner.
  }

  @Override
  void tellGameOver(GameStart start, GameState last, GameEnd end) {
    // UCI knows no end of a game.
  }
}
