package org.tandemchess.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.Position;

/**
 * UBI with a position line for each board, where every {@code go} is answered: once, by a legal
 * move, in order on each board.
 */
final class UbiFuzz implements LineDialect {
  private static final List<String> GO =
      List.of(
          "go board A depth 3",
          "go board B depth 2",
          "go board A movetime 2",
          "go board B movetime 3",
          "go board A nodes 300",
          "go board B infinite",
          "go board A infinite",
          "go board B",
          "go board A wtime 30 btime 30",
          "go board A depth 0 nonsense 7",
          "go board b mate 1 movetime 2");

  private static final List<String> HARMLESS =
      List.of(
          "",
          "hello",
          "stop",
          "stop",
          "stop board A",
          "stop board B",
          "stop board C",
          "go board C",
          "go",
          "position board A bfen 8/8 w - -",
          "position board A startpos moves e2e5",
          "position board",
          "position startpos | nothing clock 1 2 3 4",
          "clock white_A 50 black_A 50 white_B 60 black_B 60",
          "clock white_A -7",
          "clock",
          "partnermsg need n urgency high",
          "partnermsg play_fast reason time",
          "partnermsg sing",
          "metadata white_A Somebody",
          "metadata game_result win",
          "metadata",
          "setoption name Hash value 8",
          "setoption name Threads value 2",
          "setoption name Threads value 1",
          "setoption name MultiPV value 2",
          "setoption name MultiPV value 1",
          "setoption name Ponder value true",
          "setoption name Ponder value false",
          "setoption name OwnBook value true",
          "setoption name OwnBook value false",
          "setoption name BookFile value /nowhere/at/all.book",
          "setoption name BookFile value <empty>",
          "setoption name BookSeed value 3",
          "setoption name TeamMessageMode value full",
          "setoption name TeamMessageMode value loud",
          "\u0000\u0007\u00e9");

  private final Map<BoardId, FuzzBoard> boards = new EnumMap<>(BoardId.class);
  private final Map<BoardId, ArrayDeque<Position>> asked = new EnumMap<>(BoardId.class);
  private final Map<BoardId, Position> known = new EnumMap<>(BoardId.class);

  UbiFuzz() {
    for (BoardId board : BoardId.values()) {
      boards.put(board, new FuzzBoard(board, RuleSet.BUGHOUSE));
      asked.put(board, new ArrayDeque<>());
      known.put(board, Position.start(RuleSet.BUGHOUSE));
    }
  }

  private static <T> T of(BoardId board, Map<BoardId, T> map) {
    T value = map.get(board);
    if (value == null) {
      throw new AssertionError(board);
    }
    return value;
  }

  @Override
  public List<String> arguments() {
    return List.of();
  }

  @Override
  public List<String> greeting() {
    return List.of("ubi", "setoption name Hash value 8", "clock white_A 60 black_A 60");
  }

  @Override
  public List<String> next(SplittableRandom random) {
    BoardId board = random.nextBoolean() ? BoardId.A : BoardId.B;
    return switch (random.nextInt(8)) {
      case 0, 1 -> {
        String go = FuzzBoard.any(GO, random);
        BoardId on = go.contains(" A") ? BoardId.A : BoardId.B;
        of(on, asked).add(of(on, known));
        yield List.of(go);
      }
      case 2, 3 -> {
        FuzzBoard game = of(board, boards);
        game.goOn(random);
        known.put(board, game.position());
        yield List.of("position board " + board + " startpos" + game.moves());
      }
      case 4 -> {
        if (random.nextInt(10) > 0) {
          yield List.of("stop board " + board);
        }
        for (BoardId each : BoardId.values()) {
          of(each, boards).start(RuleSet.BUGHOUSE);
          known.put(each, Position.start(RuleSet.BUGHOUSE));
        }
        yield List.of("ubinewgame", "clock white_A 60 black_A 60 white_B 60 black_B 60");
      }
      default -> List.of(FuzzBoard.any(HARMLESS, random));
    };
  }

  @Override
  public void hear(String line) {
    if (line.startsWith("bestmove ")) {
      String[] words = line.split(" ", -1);
      BoardId board = BoardId.valueOf(words[2]);
      Position position = of(board, asked).poll();
      assertThat(position).as("a request for this answer").isNotNull();
      FuzzBoard.assertLegal(words[3], position, board);
    }
  }

  @Override
  public boolean isSettled() {
    return asked.values().stream().allMatch(ArrayDeque::isEmpty);
  }

  @Override
  public String toString() {
    return "ubi";
  }
}
