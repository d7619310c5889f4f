package org.tandemchess.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random commands of each protocol at full speed: nothing breaks, nothing is left unanswered or
 * answered twice, no move is illegal, and the memory stays small.
 *
 * <p>The system properties {@code tandem.fuzz.seconds}, for each protocol, and {@code
 * tandem.fuzz.seed} make it longer and different.
 */
class ProtocolFuzzIT {
  private static final long SECONDS = Long.getLong("tandem.fuzz.seconds", 10);
  private static final long SEED = Long.getLong("tandem.fuzz.seed", 1);
  private static final int BURST = 40;

  static Stream<FuzzDialect> dialects() {
    return Stream.of(
        new UbiFuzz(), new UciFuzz(), new JointFuzz(), new CnpFuzz(), new ValidatorFuzz());
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void survives(FuzzDialect dialect) throws InterruptedException {
    SplittableRandom random = new SplittableRandom(SEED);
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    try (FuzzProcess program = new FuzzProcess(dialect.arguments())) {
      try {
        program.send(dialect.greeting());
        do {
          int burst = 1 + random.nextInt(BURST);
          for (int i = 0; i < burst; i++) {
            program.send(dialect.next(random));
          }
          sync(program, dialect);
        } while (System.nanoTime() < deadline);
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
