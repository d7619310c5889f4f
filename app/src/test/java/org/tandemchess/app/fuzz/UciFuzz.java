package org.tandemchess.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.List;
import java.util.SplittableRandom;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

/** UCI on one board: each {@code go} is answered once, in order, by a legal move. */
final class UciFuzz implements LineDialect {
  static final List<String> GO =
      List.of(
          "go depth 3",
          "go movetime 2",
          "go nodes 500",
          "go nodes 0 depth 0",
          "go infinite",
          "go ponder",
          "go ponder depth 2",
          "go ponder movetime 2 winc 3",
          "go wtime 40 btime 40 movestogo 1",
          "go ponder wtime 30 btime 30",
          "go btime 4294967295 wtime -5",
          "go wtime btime 20 winc",
          "go mate 1 movetime 3",
          "go movetime -1 nonsense",
          "go depth 99999999999999999999 movetime 3");

  private static final String ANEW = "position startpos moves";

  private static final List<String> HARMLESS =
      List.of(
          "",
          "hello",
          "xgo depth 3",
          "stop",
          "stop",
          "stop",
          "ponderhit",
          "ponderhit",
          "isready x",
          "debug on",
          "register later",
          "position",
          "position fen 8/8 w - -",
          "position startpos moves e2e5",
          "position elsewhere",
          "setoption",
          "setoption name",
          "setoption name Hash value many",
          "setoption name Hash value 4",
          "setoption name hash value 12",
          "setoption name Threads value 1",
          "setoption name Threads value 2",
          "setoption name MultiPV value 1",
          "setoption name MultiPV value 3",
          "setoption name OwnBook value true",
          "setoption name OwnBook value false",
          "setoption name BookFile value /nowhere/at/all.book",
          "setoption name BookFile value <empty>",
          "setoption name BookSeed value 3",
          "setoption name Ponder value true",
          "setoption name UCI_LimitStrength value true",
          "setoption name UCI_LimitStrength value false",
          "setoption name UCI_Elo value 1100",
          "setoption name UCI_Opponent value none none computer Name",
          "setoption name SearchJson value true",
          "legalmoves",
          "status",
          "children",
          "apply zzzz",
          "canmate w",
          "\u0000\u0001\u00ff",
          ANEW);

  private final FuzzBoard board = new FuzzBoard(BoardId.A, RuleSet.CHESS);
  private final ArrayDeque<Position> asked = new ArrayDeque<>();
  private Position known = board.position();

  @Override
  public List<String> arguments() {
    return List.of();
  }

  @Override
  public List<String> greeting() {
    return List.of("uci", "setoption name Hash value 8");
  }

  @Override
  public List<String> next(SplittableRandom random) {
    return switch (random.nextInt(8)) {
      case 0, 1 -> {
        asked.add(known);
        yield List.of(FuzzBoard.any(GO, random));
      }
      case 2, 3 -> {
        board.goOn(random);
        known = board.position();
        yield List.of("position startpos" + board.moves());
      }
      case 4 -> random.nextInt(4) == 0 ? other(random) : List.of("stop");
      default -> {
        String line = FuzzBoard.any(HARMLESS, random);
        if (line.equals(ANEW)) {
          board.start(board.rules());
          known = board.position();
        }
        yield List.of(line);
      }
    };
  }

  private List<String> other(SplittableRandom random) {
    RuleSet rules =
        FuzzBoard.any(List.of(RuleSet.CHESS, RuleSet.CRAZYHOUSE, RuleSet.BUGHOUSE), random);
    board.start(rules);
    known = board.position();
    return List.of("setoption name UCI_Variant value " + rules.name(), "ucinewgame");
  }

  @Override
  public void hear(String line) {
    if (line.startsWith("bestmove ")) {
      Position position = asked.poll();
      assertThat(position).as("a request for this answer").isNotNull();
      String[] words = line.split(" ", -1);
      FuzzBoard.assertLegal(words[1], position, BoardId.A);
      if (words.length > 2) {
        assertThat(words).hasSize(4).contains("ponder");
        Move move = MoveText.parse(words[1], position, BoardId.A);
        FuzzBoard.assertLegal(words[3], position.play(BoardId.A, move), BoardId.A);
      }
    }
  }

  @Override
  public boolean isSettled() {
    return asked.isEmpty();
  }

  @Override
  public String toString() {
    return "uci";
  }
}
