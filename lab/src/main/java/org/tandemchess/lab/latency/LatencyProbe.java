package org.tandemchess.lab.latency;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import org.tandemchess.lab.latency.Latency.Request;

/**
 * Starts a program, lets it search with two threads, and measures how long it takes to say that it
 * is ready, between searches and in them, and to stop, again and again. A time runs from before the
 * request is written until its answer is read, pipes and the wake-up of both processes included.
 */
public final class LatencyProbe {
  private static final String THREADS = "2";
  private static final long PATIENCE_SECONDS = 30;
  private static final long SEED = 1;

  /** A request comes that long after the first line of the search, or after the last answer. */
  private static final int SHORTEST_MICROS = 1_000;

  private static final int LONGEST_MICROS = 12_000;

  private final List<String> command;
  private final List<String> positions;
  private final int tries;
  private final Map<String, String> options;

  /**
   * Measures nothing yet.
   *
   * @param command the program and its arguments
   * @param positions two boards in BFEN each, of which board A is searched in turn; at least one
   * @param tries how often each request is sent, at least 1
   * @param options set before the first search, by their names
   */
  public LatencyProbe(
      List<String> command, List<String> positions, int tries, Map<String, String> options) {
    this.command = List.copyOf(command);
    this.positions = List.copyOf(positions);
    this.tries = tries;
    this.options = new TreeMap<>(options);
    this.options.putIfAbsent("Threads", THREADS);
  }

  /**
   * Measures all requests in one process; blocks until that is done.
   *
   * @param progress told how many tries are done
   * @throws ProbeException if the program cannot be started or does not answer
   */
  public List<Latency> measure(ProbeDialect dialect, IntConsumer progress)
      throws ProbeException, InterruptedException {
    SplittableRandom random = new SplittableRandom(SEED);
    Map<Request, List<Long>> nanos = new EnumMap<>(Request.class);
    try (Child child = new Child(command, PATIENCE_SECONDS)) {
      child.send(dialect.greeting());
      child.await(dialect.greeted());
      for (Map.Entry<String, String> option : options.entrySet()) {
        child.send(
            List.of("setoption name %s value %s".formatted(option.getKey(), option.getValue())));
      }
      for (int i = 0; i < tries; i++) {
        // Whatever the program must still get ready is no part of the search.
        child.send(List.of(Request.ISREADY.text()));
        child.await(Request.ISREADY.answer());
        ask(child, Request.ISREADY_BETWEEN, random, nanos);
        child.send(dialect.search(positions.get(i % positions.size())));
        child.await("info");
        ask(child, Request.ISREADY, random, nanos);
        ask(child, Request.STOP, random, nanos);
        progress.accept(i + 1);
      }
    }
    return nanos.entrySet().stream()
        .map(entry -> new Latency(dialect, entry.getKey(), entry.getValue()))
        .toList();
  }

  private void ask(
      Child child, Request request, SplittableRandom random, Map<Request, List<Long>> nanos)
      throws ProbeException, InterruptedException {
    TimeUnit.MICROSECONDS.sleep(random.nextInt(SHORTEST_MICROS, LONGEST_MICROS));
    long before = System.nanoTime();
    child.send(List.of(request.text()));
    child.await(request.answer());
    long time = System.nanoTime() - before;
    nanos.computeIfAbsent(request, asked -> new ArrayList<>(tries)).add(time);
  }
}
