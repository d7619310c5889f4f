package org.tandemchess.protocol.rehearsal;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/**
 * Everything that can come of thinking on the opponent's time: what the opponent does, whether the
 * search has ended by then, and what it was limited by. Each dialect words it for itself.
 */
public final class PonderMatrix {
  /** The depth of a search that has ended by itself before the opponent moves. */
  public static final int SHORT = 3;

  /** The depth of a search that has not. */
  public static final int ENDLESS = 1_000_000;

  /** How long the opponent thinks; longer than a short search. */
  private static final long OPPONENT_THINKS = TimeUnit.MILLISECONDS.toNanos(40);

  private PonderMatrix() {}

  /** What ends the pondering. */
  public enum Event {
    /** The expected move. */
    HIT,
    /** Another move. */
    MISS,
    /** The host, without a move. */
    STOP
  }

  /** Returns event, depth of the search and limit of each case. */
  public static Stream<Arguments> with(String... limits) {
    return Arrays.stream(Event.values())
        .flatMap(
            event ->
                Stream.of(SHORT, ENDLESS)
                    .flatMap(
                        depth ->
                            Arrays.stream(limits).map(limit -> Arguments.of(event, depth, limit))));
  }

  /** Waits until a short search has ended. */
  public static void letTheOpponentThink() {
    LockSupport.parkNanos(OPPONENT_THINKS);
  }
}
