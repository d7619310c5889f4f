package org.tandemchess.lab.check;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.tandemchess.protocol.client.Dialect;

/** How an engine starts, greets, announces itself and gets ready. */
final class GreetingChecks {
  private static final String STARTS = "starts";
  private static final String GREETS = "greets";
  private static final String NAME = "tells its name";
  private static final String OPTIONS = "announces options";
  private static final String BUGHOUSE = "plays bughouse";
  private static final String READY = "gets ready";

  private final EngineCheck check;
  private final Speech speech;

  GreetingChecks(EngineCheck check, Speech speech) {
    this.check = check;
    this.speech = speech;
  }

  /** Returns the options; nothing if the engine is of no use. */
  Optional<AnnouncedOptions> run(Consumer<CheckResult> results) throws InterruptedException {
    try (Conversation engine = check.start()) {
      long start = System.nanoTime();
      engine.send(speech.greeting());
      List<String> greeting = engine.until(speech::greets, check.patienceMillis());
      long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
      results.accept(CheckResult.pass(STARTS, "the program runs"));
      boolean greeted = !greeting.isEmpty() && speech.greets(greeting.getLast());
      results.accept(greeted ? greets(millis) : silent(greeting, engine));
      if (!greeted) {
        return Optional.empty();
      }
      results.accept(name(greeting));
      AnnouncedOptions options = AnnouncedOptions.of(greeting);
      results.accept(options(options));
      results.accept(bughouse(greeting));
      engine.send(speech.newGame());
      CheckResult ready = ready(engine, greeting);
      results.accept(ready);
      return ready.verdict() == Verdict.FAIL ? Optional.empty() : Optional.of(options);
    } catch (IOException e) {
      results.accept(CheckResult.fail(STARTS, "cannot be started: " + e.getMessage()));
      return Optional.empty();
    }
  }

  private CheckResult greets(long millis) {
    return CheckResult.pass(GREETS, "after " + millis + " ms");
  }

  private CheckResult silent(List<String> greeting, Conversation engine) {
    String asked = "'" + String.join("', '", speech.greeting()) + "'";
    String last = greeting.isEmpty() ? "nothing" : "last '" + greeting.getLast() + "'";
    String why = "said %s in %d ms after %s".formatted(last, check.patienceMillis(), asked);
    boolean features = greeting.stream().anyMatch(line -> line.startsWith("feature "));
    return CheckResult.fail(
        GREETS, why + (features ? "; its features lack done=1" : "") + EngineCheck.ending(engine));
  }

  private CheckResult name(List<String> greeting) {
    return greeting.stream()
        .flatMap(line -> speech.name(line).stream())
        .findFirst()
        .map(name -> CheckResult.pass(NAME, name))
        .orElseGet(() -> CheckResult.warn(NAME, "tables will call it by its command"));
  }

  private static CheckResult options(AnnouncedOptions options) {
    return options.faults().isEmpty()
        ? CheckResult.pass(OPTIONS, options.names().size() + " of them")
        : CheckResult.fail(OPTIONS, String.join("; ", options.faults()));
  }

  private CheckResult bughouse(List<String> greeting) {
    String all = String.join("\n", greeting);
    return switch (check.dialect()) {
      case UBI, UBI0, UCI2 -> CheckResult.skip(BUGHOUSE, "the dialect knows nothing else");
      case UCI ->
          all.matches("(?s).*option name UCI_Variant type combo[^\n]* var bughouse\\b.*")
              ? CheckResult.pass(BUGHOUSE, "UCI_Variant has the value bughouse")
              : CheckResult.fail(BUGHOUSE, "expected an option UCI_Variant with var bughouse");
      case XBOARD ->
          all.matches("(?s).*\\bvariants=\"[^\"]*\\bbughouse\\b.*")
              ? CheckResult.pass(BUGHOUSE, "its variants name it")
              : CheckResult.fail(BUGHOUSE, "expected feature variants=\"...,bughouse\"");
    };
  }

  private CheckResult ready(Conversation engine, List<String> greeting)
      throws InterruptedException {
    boolean pings = greeting.stream().anyMatch(line -> line.contains("ping=1"));
    if (check.dialect() == Dialect.XBOARD && !pings) {
      return CheckResult.warn(
          READY, "no feature ping=1: a host cannot know when it has done what it was told");
    }
    long start = System.nanoTime();
    engine.send(speech.ready(1));
    Optional<String> answer =
        engine.await(line -> EngineCheck.isReady(speech, line, 1), check.patienceMillis());
    long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    return answer.isPresent()
        ? CheckResult.pass(READY, "after " + millis + " ms")
        : CheckResult.fail(
            READY,
            "no '%s' in %d ms%s"
                .formatted(
                    speech.readyAnswer(1), check.patienceMillis(), EngineCheck.ending(engine)));
  }
}
