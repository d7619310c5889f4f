package org.tandemchess.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random commands of each protocol at full speed: nothing breaks, nothing is left unanswered or
 * answered twice, no move is illegal, and the memory stays small and does not grow.
 *
 * <p>The system properties {@code tandem.fuzz.seconds}, for each protocol, and {@code
 * tandem.fuzz.seed} make it longer and different.
 */
class ProtocolFuzzIT {
  private static final long SECONDS = Long.getLong("tandem.fuzz.seconds", 10);
  private static final long SEED = Long.getLong("tandem.fuzz.seed", 1);
  private static final int BURST = 40;

  /** Tables of other sizes, a book that is read, classes that are loaded; more is a leak. */
  private static final long TOLERATED_MEGABYTES = 40;

  static Stream<FuzzDialect> dialects() {
    return Stream.of(
        new UbiFuzz(),
        new UciFuzz(),
        new JointFuzz(),
        new XBoardFuzz(),
        new CnpFuzz(),
        new ValidatorFuzz());
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void survives(FuzzDialect dialect) throws InterruptedException {
    SplittableRandom random = new SplittableRandom(SEED);
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    try (FuzzProcess program = new FuzzProcess(dialect.arguments())) {
      try {
        program.send(dialect.greeting());
        long commands =
            talk(program, dialect, random, deadline - TimeUnit.MILLISECONDS.toNanos(900 * SECONDS));
        Memory early = Memory.of(program);
        commands += talk(program, dialect, random, deadline);
        Memory late = Memory.of(program);
        System.out.println(
            dialect + ": " + commands + " commands, memory " + early + ", then " + late);
        assertThat(late.liveMegabytes() - early.liveMegabytes())
            .as("megabytes that were not given back")
            .isLessThan(TOLERATED_MEGABYTES);
        program.send(dialect.farewell());
        while (!dialect.isSettled()) {
          hear(dialect, program.next());
        }
        sync(program, dialect);
        program.send(List.of(dialect.quit()));
        String line = program.next();
        while (!FuzzProcess.isEnd(line)) {
          hear(dialect, line);
          line = program.next();
        }
        assertThat(program.exitValue()).isZero();
      } catch (AssertionError failure) {
        throw new AssertionError(
            "seed " + SEED + ": " + failure.getMessage() + program.talk(), failure);
      }
    }
  }

  /** Says anything, in bursts, up to a moment; returns how many commands that were. */
  private static long talk(
      FuzzProcess program, FuzzDialect dialect, SplittableRandom random, long deadline)
      throws InterruptedException {
    long commands = 0;
    do {
      int burst = 1 + random.nextInt(BURST);
      for (int i = 0; i < burst; i++) {
        List<String> lines = dialect.next(random);
        program.send(lines);
        commands += lines.size();
      }
      sync(program, dialect);
    } while (System.nanoTime() - deadline < 0);
    return commands;
  }

  /** What the program holds: objects that are reachable, and all of it as the system counts. */
  private record Memory(long liveMegabytes, Optional<Long> residentMegabytes) {
    static Memory of(FuzzProcess program) throws InterruptedException {
      return new Memory(program.liveBytes() >> 20, program.residentMegabytes());
    }

    @Override
    public String toString() {
      return liveMegabytes
          + " MB live"
          + residentMegabytes.map(all -> " of " + all + " MB").orElse("");
    }
  }

  private static void sync(FuzzProcess program, FuzzDialect dialect) throws InterruptedException {
    program.send(List.of(dialect.sync()));
    String line = program.next();
    while (!line.startsWith(dialect.synced())) {
      assertThat(FuzzProcess.isEnd(line)).as("ended").isFalse();
      hear(dialect, line);
      line = program.next();
    }
  }

  private static void hear(FuzzDialect dialect, String line) {
    assertThat(line).doesNotContain("internal").doesNotContain("OutOfMemory");
    dialect.hear(line);
  }
}
