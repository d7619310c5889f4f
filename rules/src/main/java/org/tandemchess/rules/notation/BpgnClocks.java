package org.tandemchess.rules.notation;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.BpgnProblem.Kind;

/**
 * What clocks of a game show that cannot be. On each board one clock runs at any time, so that both
 * clocks of a board together tell how long the match has gone on; the boards start at once, and a
 * file lists their moves in the order of time. Servers give players back what their line has cost,
 * so that the clocks of a board may fall behind by its lag. Used once, for one game.
 */
final class BpgnClocks {

  /** Takes a warning about a ply, which counts from 1. */
  interface Warnings {
    void add(int ply, Kind kind, String text, String why);
  }

  /**
   * For clocks in whole seconds, of which two make a board's time, and for the server's own way.
   */
  private static final long TOLERANCE_MILLIS = 3000;

  /** What a half-move may have cost on its line where no lag is told. */
  private static final long USUAL_LAG_MILLIS = 250;

  private static final long UNKNOWN = Long.MIN_VALUE;

  private final BpgnGame game;
  private final Warnings warnings;
  private final List<Long> lags;

  // By seat: what its clock shows, after how many of its moves, and how many it has made.
  private final long[] clocks = new long[Seat.values().length];
  private final int[] clockAt = new int[Seat.values().length];
  private final int[] moves = new int[Seat.values().length];

  // By board: milliseconds of lag, and whether its clocks are named already.
  private final long[] lag = new long[2];
  private final boolean[] named = new boolean[2];

  // The longest time that clocks of any board have told, and where.
  private long longest;
  private BoardId longestOn = BoardId.A;
  private int longestAt;

  private BpgnClocks(BpgnGame game, Warnings warnings) {
    this.game = game;
    this.warnings = warnings;
    this.lags = BpgnChecks.lags(game);
    Arrays.fill(clocks, UNKNOWN);
  }

  static void run(BpgnGame game, Warnings warnings) {
    BpgnClocks checks = new BpgnClocks(game, warnings);
    checks.stamps();
    BpgnTimeControl.read(game.tags().getOrDefault("TimeControl", ""))
        .map(checks::fitting)
        .ifPresent(checks::clocks);
  }

  private BpgnTimeControl fitting(BpgnTimeControl control) {
    Optional<Duration> first =
        game.moves().stream().map(BpgnMove::clock).flatMap(Optional::stream).findFirst();
    return first.map(clock -> control.fitting(clock.toMillis())).orElse(control);
  }

  /** Compares the times since the start that some files tell instead of clocks. */
  private void stamps() {
    long stamp = 0;
    int stampAt = 0;
    boolean named = false;
    int ply = 0;
    for (BpgnMove move : game.moves()) {
      ply++;
      if (move.elapsed().isEmpty()) {
        continue;
      }
      long now = move.elapsed().get().toMillis();
      boolean back = now < stamp;
      if (back && !named) {
        String why = "ply " + stampAt + " was made at " + seconds(stamp);
        warnings.add(ply, Kind.CLOCKS_DISAGREE, seconds(now), why);
      }
      named = back;
      if (!back) {
        stamp = now;
        stampAt = ply;
      }
    }
  }

  private void clocks(BpgnTimeControl control) {
    // What clocks showed when a match goes on from its middle is not told before they move. Without
    // increments it still sums up to the same on both boards.
    boolean fromStart = true;
    for (BoardId board : BoardId.values()) {
      fromStart &= game.start().fullmoveNumber(board) == 1;
    }
    if (fromStart) {
      Arrays.fill(clocks, control.base());
    }
    Color[] turns = {game.start().turn(BoardId.A), game.start().turn(BoardId.B)};
    for (int ply = 1; ply <= game.moves().size(); ply++) {
      BpgnMove move = game.moves().get(ply - 1);
      int board = move.board().index();
      Seat seat = Seat.of(move.board(), turns[board]);
      turns[board] = turns[board].opposite();
      moves[seat.index()]++;
      lag[board] += lags.isEmpty() ? USUAL_LAG_MILLIS : lags.get(ply - 1);
      if (move.clock().isPresent()) {
        clock(ply, seat, move.clock().get().toMillis(), control);
        if (fromStart || control.increment() == 0) {
          order(ply, seat, control);
        }
      }
    }
  }

  private void clock(int ply, Seat seat, long now, BpgnTimeControl control) {
    int count = moves[seat.index()];
    long before = clocks[seat.index()];
    long since = (count - clockAt[seat.index()]) * control.increment();
    if (now > control.most(count)) {
      String why = seat + " has " + seconds(control.most(count)) + " at most";
      warnings.add(ply, Kind.CLOCK_ABOVE_BASE, seconds(now), why);
    } else if (before != UNKNOWN && now > before + since) {
      String more = since == 0 ? "" : " and got " + seconds(since);
      String why = seat + " had " + seconds(before) + more + " before";
      warnings.add(ply, Kind.CLOCK_ROSE, seconds(now), why);
    }
    clocks[seat.index()] = now;
    clockAt[seat.index()] = count;
  }

  /** Compares the time that the clocks of a board tell with the longest before. */
  private void order(int ply, Seat seat, BpgnTimeControl control) {
    Seat other = seat.opponent();
    if (clocks[other.index()] == UNKNOWN || clockAt[other.index()] != moves[other.index()]) {
      return; // what its clock shows now is not told
    }
    int board = seat.board().index();
    long shown = clocks[seat.index()] + clocks[other.index()];
    long given = control.most(moves[seat.index()]) + control.most(moves[other.index()]);
    long gone = given - shown;
    long tolerance = TOLERANCE_MILLIS + lag[board] + 2 * control.increment();
    boolean behind = gone + tolerance < longest;
    if (behind && !named[board]) {
      String why =
          "by its clocks "
              + seconds(gone)
              + " have gone on board "
              + seat.board()
              + ", but "
              + seconds(longest)
              + " on board "
              + longestOn
              + " at ply "
              + longestAt;
      warnings.add(ply, Kind.CLOCKS_DISAGREE, seconds(clocks[seat.index()]), why);
    }
    named[board] = behind;
    if (gone > longest) {
      longest = gone;
      longestOn = seat.board();
      longestAt = ply;
    }
  }

  private static String seconds(long millis) {
    return BpgnWriter.seconds(Duration.ofMillis(millis)) + " s";
  }
}
