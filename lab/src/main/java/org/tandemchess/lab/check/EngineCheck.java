package org.tandemchess.lab.check;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import org.tandemchess.match.play.EngineEntry;
import org.tandemchess.protocol.client.Dialect;

/**
 * Checks an engine: whether it greets, gets ready, plays legal moves in time, stops, and survives
 * what hosts do to it. Each check has a process of its own, so that one does not spoil the next.
 * Used by one thread.
 */
public final class EngineCheck {
  private final EngineEntry.Program program;
  private final long patienceMillis;
  private final long seed;

  /**
   * Makes a check.
   *
   * @param program the engine and the dialect it should speak
   * @param patienceMillis how long it may take to start, and for anything that is not urgent
   * @param seed decides the positions
   */
  public EngineCheck(EngineEntry.Program program, long patienceMillis, long seed) {
    this.program = program;
    this.patienceMillis = patienceMillis;
    this.seed = seed;
  }

  /**
   * Checks all there is. After an engine that does not greet nothing more can be checked.
   *
   * @param listener takes each result as it is found
   * @return whether no check failed
   * @throws InterruptedException if the waiting thread is interrupted
   */
  public boolean run(Consumer<CheckResult> listener) throws InterruptedException {
    boolean[] good = {true};
    Consumer<CheckResult> counting =
        result -> {
          good[0] &= result.verdict() != Verdict.FAIL;
          listener.accept(result);
        };
    Speech speech = Speech.of(program.dialect());
    Optional<AnnouncedOptions> options = new GreetingChecks(this, speech).run(counting);
    if (options.isPresent()) {
      new MoveChecks(program, patienceMillis, seed).run(counting);
      new SearchChecks(this, speech, options.get()).run(counting);
      new EndChecks(this, speech).run(counting);
    }
    return good[0];
  }

  Dialect dialect() {
    return program.dialect();
  }

  long patienceMillis() {
    return patienceMillis;
  }

  /**
   * Starts a process.
   *
   * @throws IOException if it cannot be started
   */
  Conversation start() throws IOException {
    return new Conversation(program);
  }

  /** A check that talks with a process that has been greeted and is ready. */
  @FunctionalInterface
  interface Talk {
    CheckResult with(Conversation engine) throws InterruptedException;
  }

  /** Makes a check with a process of its own. */
  CheckResult talk(String name, Speech speech, Talk check) throws InterruptedException {
    try (Conversation engine = start()) {
      engine.send(speech.greeting());
      if (engine.await(speech::greets, patienceMillis).isEmpty()) {
        return CheckResult.fail(name, "did not greet this time" + ending(engine));
      }
      engine.send(speech.newGame());
      CheckResult result = check.with(engine);
      // The engine's death explains more than that it says nothing.
      return result.verdict() == Verdict.FAIL
          ? CheckResult.fail(name, result.why() + ending(engine))
          : result;
    } catch (IOException e) {
      return CheckResult.fail(name, "could not be started again: " + e.getMessage());
    }
  }

  /** Returns how an engine has ended, as the tail of a message. */
  static String ending(Conversation engine) {
    return engine.end().map(how -> "; it " + how).orElse("");
  }

  /** Returns whether a line answers a question for readiness. */
  static boolean isReady(Speech speech, String line, int number) {
    return line.equals(speech.readyAnswer(number));
  }
}
