package org.tandemchess.lab.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.tandemchess.protocol.client.Dialect;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.Position;

/** What an engine does while it thinks, and when it is told to stop. */
final class SearchChecks {
  private static final String READY = "answers while it thinks";
  private static final String STOP = "stops";
  private static final String ONCE = "answers once";
  private static final String BOTH = "thinks about both boards";
  private static final String PONDER = "ponders without a word";
  private static final String WAIT = "waits where it has no move";

  private static final long LONG_MILLIS = 20_000;
  private static final long SOON_MILLIS = 300;
  private static final long PROMPT_MILLIS = 1_000;
  private static final long SLOW_MILLIS = 5_000;

  /** White on A is checked and could only drop a piece between, but holds none. */
  private static final String NO_MOVE =
      "4k3/8/8/8/8/8/5PPP/3r2K1[] w - - 0 1 | "
          + "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";

  private final EngineCheck check;
  private final Speech speech;
  private final AnnouncedOptions options;
  private final Position start = Position.start(RuleSet.BUGHOUSE);

  SearchChecks(EngineCheck check, Speech speech, AnnouncedOptions options) {
    this.check = check;
    this.speech = speech;
    this.options = options;
  }

  void run(Consumer<CheckResult> results) throws InterruptedException {
    results.accept(readyInSearch());
    results.accept(check.talk(STOP, speech, this::stops));
    results.accept(check.talk(ONCE, speech, this::answersOnce));
    results.accept(bothBoards());
    results.accept(ponders());
    results.accept(waits());
  }

  private boolean isXBoard() {
    return check.dialect() == Dialect.XBOARD;
  }

  private boolean answers(String line) {
    return speech.move(line, BoardId.A).isPresent();
  }

  private CheckResult readyInSearch() throws InterruptedException {
    return isXBoard()
        ? CheckResult.skip(READY, "in XBoard a pong comes after the move")
        : check.talk(READY, speech, this::readyInSearch);
  }

  private CheckResult readyInSearch(Conversation engine) throws InterruptedException {
    engine.send(speech.think(start, BoardId.A, LONG_MILLIS));
    engine.await(this::answers, SOON_MILLIS);
    long asked = System.nanoTime();
    engine.send(speech.ready(1));
    boolean ready =
        engine.await(line -> EngineCheck.isReady(speech, line, 1), SLOW_MILLIS).isPresent();
    return timed(READY, ready, asked, "'" + speech.readyAnswer(1) + "'");
  }

  private CheckResult stops(Conversation engine) throws InterruptedException {
    engine.send(speech.think(start, BoardId.A, LONG_MILLIS));
    if (engine.await(this::answers, SOON_MILLIS).isPresent()) {
      return CheckResult.pass(STOP, "had moved already, long before its time was up");
    }
    long asked = System.nanoTime();
    engine.send(speech.stop(BoardId.A));
    if (speech.answersStop()) {
      return timed(STOP, engine.await(this::answers, SLOW_MILLIS).isPresent(), asked, "a move");
    }
    // A search that was stopped is over without a word; the next one shows that it is.
    engine.send(speech.think(start, BoardId.A, SOON_MILLIS));
    boolean moved = engine.await(this::answers, SOON_MILLIS + SLOW_MILLIS).isPresent();
    return timed(STOP, moved, asked + TimeUnit.MILLISECONDS.toNanos(SOON_MILLIS), "the next move");
  }

  private static CheckResult timed(String name, boolean came, long sinceNanos, String what) {
    long millis = Math.max(0, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - sinceNanos));
    if (!came) {
      return CheckResult.fail(name, what + " did not come in " + millis + " ms");
    }
    return millis > PROMPT_MILLIS
        ? CheckResult.warn(name, what + " came after " + millis + " ms only")
        : CheckResult.pass(name, what + " after " + millis + " ms");
  }

  /** One request, one answer: also behind a stop that comes when it has moved already. */
  private CheckResult answersOnce(Conversation engine) throws InterruptedException {
    long millis = isXBoard() ? PROMPT_MILLIS : SOON_MILLIS;
    engine.send(speech.think(start, BoardId.A, millis));
    Optional<String> first = engine.await(this::answers, millis + SLOW_MILLIS);
    if (first.isEmpty()) {
      return CheckResult.fail(ONCE, "no move in " + (millis + SLOW_MILLIS) + " ms");
    }
    if (!isXBoard()) {
      engine.send(speech.stop(BoardId.A));
    }
    engine.send(speech.ready(1));
    List<String> later = engine.until(line -> false, SOON_MILLIS + PROMPT_MILLIS);
    Optional<String> second = later.stream().filter(this::answers).findFirst();
    return second.isEmpty()
        ? CheckResult.pass(ONCE, "'" + first.get() + "'")
        : CheckResult.fail(ONCE, "'" + first.get() + "' and then '" + second.get() + "'");
  }

  private CheckResult bothBoards() throws InterruptedException {
    return speech.knowsBothBoards()
        ? check.talk(BOTH, speech, this::bothBoards)
        : CheckResult.skip(BOTH, "in this dialect a process plays one board");
  }

  private CheckResult bothBoards(Conversation engine) throws InterruptedException {
    engine.send(speech.think(start, BoardId.A, SOON_MILLIS));
    if (check.dialect() != Dialect.UCI2) {
      engine.send(speech.think(start, BoardId.B, SOON_MILLIS).getLast());
    }
    List<BoardId> missing = new ArrayList<>(List.of(BoardId.values()));
    engine.until(
        line -> {
          missing.removeIf(board -> speech.move(line, board).isPresent());
          return missing.isEmpty();
        },
        SOON_MILLIS + SLOW_MILLIS);
    return missing.isEmpty()
        ? CheckResult.pass(BOTH, "both answered")
        : CheckResult.fail(BOTH, "no answer for board " + missing.getFirst());
  }

  private CheckResult ponders() throws InterruptedException {
    boolean announced = options.has("Ponder");
    return isXBoard() || !announced
        ? CheckResult.skip(PONDER, "no option Ponder is announced")
        : check.talk(PONDER, speech, this::ponders);
  }

  /** UCI has a command for it; where there is none the engine thinks on by itself. */
  private CheckResult ponders(Conversation engine) throws InterruptedException {
    engine.send("setoption name Ponder value true");
    boolean asked = check.dialect() == Dialect.UCI;
    List<String> think = speech.think(start, BoardId.A, SOON_MILLIS);
    if (asked) {
      engine.send(think.getFirst(), "go ponder wtime 2000 btime 2000 winc 0 binc 0");
    } else {
      engine.send(think);
      if (engine.await(this::answers, SOON_MILLIS + SLOW_MILLIS).isEmpty()) {
        return CheckResult.fail(PONDER, "no move with Ponder on");
      }
    }
    Optional<String> early = engine.await(this::answers, PROMPT_MILLIS);
    if (early.isPresent()) {
      return CheckResult.fail(PONDER, "'" + early.get() + "' although nobody had asked yet");
    }
    long now = System.nanoTime();
    if (asked) {
      engine.send("ponderhit");
      boolean came = engine.await(this::answers, 2_000 + PROMPT_MILLIS).isPresent();
      return came
          ? CheckResult.pass(PONDER, "and moves after ponderhit")
          : CheckResult.fail(PONDER, "no move on its clock of 2 s after ponderhit");
    }
    engine.send(speech.ready(1));
    boolean ready =
        engine.await(line -> EngineCheck.isReady(speech, line, 1), SLOW_MILLIS).isPresent();
    return timed(PONDER, ready, now, "'" + speech.readyAnswer(1) + "'");
  }

  private CheckResult waits() throws InterruptedException {
    return isXBoard()
        ? CheckResult.skip(WAIT, "XBoard engines decide on their own when to sit")
        : check.talk(WAIT, speech, this::waits);
  }

  private CheckResult waits(Conversation engine) throws InterruptedException {
    Position position = Bfen.parse(NO_MOVE).toPosition(RuleSet.BUGHOUSE);
    engine.send(speech.think(position, BoardId.A, SOON_MILLIS));
    Optional<String> answer = engine.await(this::answers, SOON_MILLIS + PROMPT_MILLIS);
    String move = answer.flatMap(line -> speech.move(line, BoardId.A)).orElse("");
    if (move.matches("[a-h][1-8][a-h][1-8][qrbn]?|[PNBRQpnbrq]@[a-h][1-8]")) {
      return CheckResult.fail(WAIT, "plays " + move + ", which is not legal: " + NO_MOVE);
    }
    engine.send(speech.stop(BoardId.A), speech.ready(1));
    boolean ready =
        engine.await(line -> EngineCheck.isReady(speech, line, 1), SLOW_MILLIS).isPresent();
    return ready
        ? CheckResult.pass(WAIT, answer.map(line -> "'" + line + "'").orElse("says nothing"))
        : CheckResult.fail(WAIT, "not ready any more after " + NO_MOVE);
  }
}
