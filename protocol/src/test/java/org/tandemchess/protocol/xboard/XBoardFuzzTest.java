package org.tandemchess.protocol.xboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.protocol.rehearsal.SteppingSearch;

/** Thousands of commands in random order, good and bad: it lives, and stops when it is told to. */
@Timeout(120)
class XBoardFuzzTest {
  private static final int COMMANDS = 3_000;

  /** Long enough for a search to end by itself. */
  private static final long SHORT_BREAK = TimeUnit.MILLISECONDS.toNanos(12);

  private static final String[] WORDS = {
    "new",
    "variant crazyhouse",
    "variant bughouse",
    "variant fischerandom",
    "variant nonsense",
    "force",
    "go",
    "go",
    "go",
    "playother",
    "white",
    "black",
    "?",
    "?",
    "undo",
    "remove",
    "usermove e2e4",
    "usermove e7e5",
    "g1f3",
    "Nc6",
    "O-O",
    "P@e4",
    "usermove N@f3",
    "usermove",
    "@@@@",
    "a7a8q",
    "level 0 0:01 0",
    "level 40 5 0.5",
    "level x y z",
    "st 0.01",
    "st 0",
    "sd 3",
    "sd -1",
    "time 5",
    "time -5",
    "otim 99999999999999999999",
    "holding [QRBNP] [qrbnp] ",
    "holding [] [] ",
    "holding [N] [] WN",
    "holding [N",
    "partner mate",
    "partner",
    "ptell sit",
    "ptell go",
    "ptell fast",
    "ptell need knight",
    "ptell \u00fcber",
    "post",
    "nopost",
    "hard",
    "hard",
    "easy",
    "draw",
    "hint",
    "bk",
    "analyze",
    "exit",
    ".",
    "result 1-0 {x}",
    "setboard 4k3/8/8/8/8/8/8/4K2R w K - 0 1",
    "setboard R5k1/5ppp/8/8/8/8/8/7K[] b - - 0 1",
    "setboard 8/8/8 w",
    "memory 4",
    "cores 2",
    "option MultiPV=3",
    "option OwnBook=1",
    "option TeamMessageMode=full",
    "option",
    "protover 2",
    "xboard",
    "accepted setboard",
    "random",
    "",
    "hello world",
    "\u0000"
  };

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void livesAndObeys(long seed) throws InterruptedException {
    SplittableRandom random = new SplittableRandom(seed);
    try (XBoardHost host = new XBoardHost(() -> new SteppingSearch(3))) {
      List<String> heard = new ArrayList<>();
      int moves = 0;
      for (int i = 0; i < COMMANDS; i++) {
        host.send(WORDS[random.nextInt(WORDS.length)]);
        if (random.nextInt(50) == 0) {
          LockSupport.parkNanos(SHORT_BREAK);
        }
        if (random.nextInt(25) == 0) {
          host.send("force");
          List<String> lines = host.untilPong();
          moves += (int) lines.stream().filter(line -> line.startsWith("move ")).count();
          heard.addAll(lines);
          List<String> after = host.untilPong();
          assertThat(after).as("seed %d, after force", seed).noneMatch(XBoardFuzzTest::isMove);
          heard.addAll(after);
        }
      }
      host.send("force", "new", "st 0.01", "usermove h2h4");
      host.move();
      host.send("quit");
      heard.addAll(host.untilEnd());
      assertThat(heard).as("seed %d", seed).noneMatch(line -> line.contains("internal error"));
      assertThat(moves).as("seed %d", seed).isPositive();
    }
  }

  private static boolean isMove(String line) {
    return line.startsWith("move ");
  }
}
