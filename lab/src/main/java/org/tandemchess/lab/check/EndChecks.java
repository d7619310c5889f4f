package org.tandemchess.lab.check;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.tandemchess.protocol.client.Dialect;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.Position;

/** What an engine survives, and how it ends. */
final class EndChecks {
  private static final String GARBAGE = "survives garbage";
  private static final String NONSENSE = "survives impossible positions";
  private static final String QUIT = "quits";
  private static final String QUIT_THINKING = "quits while it thinks";
  private static final String END = "ends with its input";

  private static final long PROMPT_MILLIS = 1_000;
  private static final long SLOW_MILLIS = 5_000;
  private static final long SOON_MILLIS = 300;
  private static final long LONG_MILLIS = 20_000;

  private final EngineCheck check;
  private final Speech speech;

  EndChecks(EngineCheck check, Speech speech) {
    this.check = check;
    this.speech = speech;
  }

  void run(Consumer<CheckResult> results) throws InterruptedException {
    results.accept(check.talk(GARBAGE, speech, engine -> survives(GARBAGE, engine, true)));
    results.accept(check.talk(NONSENSE, speech, engine -> survives(NONSENSE, engine, false)));
    results.accept(check.talk(QUIT, speech, engine -> quits(QUIT, engine)));
    results.accept(
        check.talk(
            QUIT_THINKING,
            speech,
            engine -> {
              Position start = Position.start(RuleSet.BUGHOUSE);
              engine.send(speech.think(start, BoardId.A, LONG_MILLIS));
              engine.await(line -> false, SOON_MILLIS);
              return quits(QUIT_THINKING, engine);
            }));
    results.accept(
        check.talk(
            END,
            speech,
            engine -> {
              engine.endInput();
              return engine.awaitEnd(SLOW_MILLIS).isPresent()
                  ? CheckResult.pass(END, "no process is left behind when a host dies")
                  : CheckResult.warn(
                      END, "lives on after the end of its input: a dead host leaves it behind");
            }));
  }

  private CheckResult survives(String name, Conversation engine, boolean garbage)
      throws InterruptedException {
    engine.send(garbage ? speech.garbage() : speech.nonsense());
    if (check.dialect() == Dialect.XBOARD) {
      engine.send("force");
    }
    engine.send(speech.ready(7));
    Optional<String> ready =
        engine.await(
            line -> EngineCheck.isReady(speech, line, 7), check.patienceMillis() + SLOW_MILLIS);
    if (ready.isPresent()) {
      return CheckResult.pass(name, "ready afterwards");
    }
    boolean alive = engine.end().isEmpty();
    return check.dialect() == Dialect.XBOARD && alive
        ? CheckResult.warn(name, "lives, but no '" + speech.readyAnswer(7) + "' came")
        : CheckResult.fail(name, "no '" + speech.readyAnswer(7) + "' afterwards");
  }

  private static CheckResult quits(String name, Conversation engine) throws InterruptedException {
    long asked = System.nanoTime();
    engine.send("quit");
    Optional<String> end = engine.awaitEnd(SLOW_MILLIS);
    long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - asked);
    if (end.isEmpty()) {
      String why = "lives on " + millis + " ms after quit";
      return name.equals(QUIT) ? CheckResult.fail(name, why) : CheckResult.warn(name, why);
    }
    if (millis > PROMPT_MILLIS) {
      return CheckResult.warn(name, "takes " + millis + " ms");
    }
    return end.get().startsWith("ended with status 0")
        ? CheckResult.pass(name, "after " + millis + " ms")
        : CheckResult.warn(name, end.get());
  }
}
