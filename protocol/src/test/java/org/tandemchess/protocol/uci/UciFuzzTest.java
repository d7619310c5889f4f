package org.tandemchess.protocol.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.engine.team.PriceBrain;
import org.tandemchess.protocol.rehearsal.RunningSession;
import org.tandemchess.protocol.rehearsal.SteppingSearch;
import org.tandemchess.testkit.Dialogue;

/** Thousands of commands in random order, good and bad: every request is answered once. */
@Timeout(120)
class UciFuzzTest {
  private static final int COMMANDS = 2_000;
  private static final String[] GO = {
    "go depth 2",
    "go movetime 3",
    "go nodes 5 movetime 2",
    "go infinite",
    "go ponder",
    "go ponder depth 2",
    "go ponder movetime 2",
    "go wtime 40 btime 40 movestogo 1",
    "go ponder wtime 30 btime 30",
    "go wtime -5",
    "go mate 2 movetime 3",
    "go searchmoves e2e4 zzz movetime 2",
    "go searchmoves 0000",
    "go depth 0 nonsense"
  };
  private static final String[] OTHERS = {
    "",
    "hello",
    "stop",
    "stop",
    "ponderhit",
    "ponderhit",
    "ucinewgame",
    "position startpos",
    "position startpos moves e2e4 c7c5",
    "position startpos moves e2e5",
    "position startpos moves f2f3 e7e5 g2g4 d8h4",
    "position fen 7k/8/5K2/8/8/8/8/8[Q] w - - 0 1",
    "position fen 8/8 w - -",
    "position",
    "setoption name UCI_Variant value crazyhouse",
    "setoption name UCI_Variant value chess",
    "setoption name UCI_Variant value bughouse",
    "setoption name UCI_Chess960 value true",
    "setoption name UCI_Chess960 value false",
    "setoption name OwnBook value true",
    "setoption name Hash value 8",
    "setoption name Threads value 2",
    "setoption name MultiPV value 2",
    "setoption",
    "legalmoves",
    "children startpos moves e2e4",
    "apply e2e4",
    "apply board A e2e4",
    "status fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1",
    "\u0000"
  };

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void answersEveryRequestOnce(long seed) throws InterruptedException {
    SplittableRandom random = new SplittableRandom(seed);
    try (RunningSession session =
        new RunningSession(
            host ->
                new UciSession(
                    host, PriceBrain.factory(() -> new SteppingSearch(50)), NoMove.NONE))) {
      Dialogue host = session.host();
      List<String> heard = new ArrayList<>();
      int requests = 0;
      for (int i = 0; i < COMMANDS; i++) {
        boolean go = random.nextInt(4) == 0;
        requests += go ? 1 : 0;
        host.send(go ? GO[random.nextInt(GO.length)] : OTHERS[random.nextInt(OTHERS.length)]);
        if (random.nextInt(20) == 0) {
          heard.addAll(host.untilReady());
        }
      }
      // Whatever still runs may be without an end of its own.
      host.send("stop", "position startpos", "go depth 1 searchmoves h2h4");
      heard.addAll(host.through("bestmove h2h4"));
      host.send("quit");
      heard.addAll(host.untilEnd());
      session.awaitEnd();
      assertThat(heard).as("seed %d", seed).noneMatch(line -> line.contains("internal error"));
      assertThat(heard.stream().filter(line -> line.startsWith("bestmove ")))
          .as("seed %d", seed)
          .hasSize(requests + 1);
    }
  }
}
