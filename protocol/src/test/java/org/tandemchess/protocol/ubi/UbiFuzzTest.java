package org.tandemchess.protocol.ubi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.engine.team.PriceBrain;
import org.tandemchess.protocol.rehearsal.RunningSession;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.notation.MoveTextException;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

/**
 * Thousands of commands in random order, good and bad: nothing breaks, nothing is answered twice.
 */
class UbiFuzzTest {
  private static final Position START = Position.start(RuleSet.BUGHOUSE);
  private static final int COMMANDS = 2_000;
  private static final String[] LIMITS = {
    "",
    "movetime 3",
    "depth 2",
    "nodes 4",
    "infinite",
    "wtime 40 btime 40",
    "depth 0",
    "wtime -5",
    "movetime -1",
    "mate 2 movetime 4",
    "wtime 9 winc 3 btime 9 binc 3",
    "nonsense 3 depth 1"
  };
  private static final String[] NOISE = {
    "",
    "ubi",
    "hello",
    "go",
    "go board C",
    "position",
    "position board A bfen 8/8 w - - 0 1",
    "position startpos",
    "position board B startpos moves a1a1",
    "stop board C",
    "setoption",
    "setoption name Hash value 2",
    "setoption name Hash value 64",
    "setoption name Hash value x",
    "setoption name Ponder value true",
    "setoption name Ponder value false",
    "setoption name MultiPV value 3",
    "setoption name Threads value 2",
    "setoption name TeamMessageMode value full",
    "setoption name TeamMessageMode value ignore",
    "setoption name Move Overhead value 0",
    "setoption name Strategy value false",
    "setoption name Strategy value true",
    "setoption name BlitzDivisor value 0",
    "setoption name InstantTime value 99999999",
    "setoption name BlitzStyleFactor value 0.7",
    "setoption name StandardStyleFactor value 1e99",
    "setoption name ExtendedAggression value -5",
    "setoption name QueenValue value 3000",
    "setoption name PawnReservePct value 0",
    "setoption name QsCheckDropDepth value 3",
    "setoption name ReserveAttackScale value 200",
    "partnermsg play_fast reason time",
    "partnermsg",
    "partnermsg need q urgency high",
    "metadata game_result win",
    "\u0000",
    "clock white_A x"
  };

  private final List<Position> positions = new ArrayList<>();
  // What each board's requests were about, and what each board shows now, by the board's index.
  private final List<List<Position>> requests = List.of(new ArrayList<>(), new ArrayList<>());
  private final Position[] present = {START, START};
  private SplittableRandom random = new SplittableRandom(0);

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void theOlderDialectAnswersEveryRequestOnce(long seed) throws InterruptedException {
    List<String> lines = run(seed, true);

    for (BoardId board : BoardId.values()) {
      List<String> answers = answers(lines, board);
      List<Position> asked = requests.get(board.index());
      assertThat(answers).as("seed %d, board %s", seed, board).hasSameSizeAs(asked);
      for (int i = 0; i < answers.size(); i++) {
        assertThat(fits(answers.get(i), asked.get(i), board))
            .as("seed %d, board %s, answer %d: %s", seed, board, i, answers.get(i))
            .isTrue();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {4, 5, 6})
  void theNewerDialectAnswersAtMostOnceAndLegally(long seed) throws InterruptedException {
    List<String> lines = run(seed, false);

    for (BoardId board : BoardId.values()) {
      List<String> answers = answers(lines, board);
      List<Position> asked = requests.get(board.index());
      int next = 0;
      for (String answer : answers) {
        while (next < asked.size() && !fits(answer, asked.get(next), board)) {
          next++;
        }
        assertThat(next)
            .as("seed %d, board %s: a request that %s answers", seed, board, answer)
            .isLessThan(asked.size());
        next++;
      }
      assertThat(answers.size()).as("seed %d, board %s", seed, board).isGreaterThan(20);
    }
  }

  @Test
  void infoLinesNeverMixWithOthers() throws InterruptedException {
    for (String line : run(7, true)) {
      assertThat(line)
          .matches(
              "(id|option|info board [AB] depth|info string|bestmove board [AB]|teammsg) .+"
                  + "|ubiok|readyok");
    }
  }

  /** Plays a session and returns all that the engine said. */
  private List<String> run(long seed, boolean oneBoard) throws InterruptedException {
    random = new SplittableRandom(seed);
    walk();
    try (RunningSession session =
        new RunningSession(host -> new UbiSession(host, PriceBrain.factory(PatientSearch::new)))) {
      List<String> lines = new ArrayList<>();
      session.host().send(position(oneBoard));
      for (int i = 0; i < COMMANDS; i++) {
        session.host().send(command(oneBoard));
        if (random.nextInt(20) == 0) {
          lines.addAll(session.host().untilReady());
          BoardId board = BoardId.of(random.nextInt(2));
          requests.get(board.index()).add(present[board.index()]);
          session.host().send("go board " + board + " depth 2");
          lines.addAll(session.host().through("bestmove board " + board + " "));
        }
      }
      session.host().send("stop");
      session.host().endInput();
      lines.addAll(session.host().untilEnd());
      session.awaitEnd();
      assertThat(lines).as("seed %d", seed).noneMatch(line -> line.contains("internal error"));
      return lines;
    }
  }

  private String command(boolean oneBoard) {
    return switch (random.nextInt(8)) {
      case 0, 1 -> {
        BoardId board = BoardId.of(random.nextInt(2));
        requests.get(board.index()).add(present[board.index()]);
        yield "go board " + board + " " + LIMITS[random.nextInt(LIMITS.length)];
      }
      case 2, 3 -> position(oneBoard);
      case 4 -> random.nextBoolean() ? "stop" : "stop board " + BoardId.of(random.nextInt(2));
      case 5 -> newGameOrClock();
      default -> NOISE[random.nextInt(NOISE.length)];
    };
  }

  private String newGameOrClock() {
    if (random.nextInt(4) > 0) {
      return "clock white_A " + random.nextInt(-9, 60) + " black_B " + random.nextInt(60);
    }
    present[0] = START;
    present[1] = START;
    return "ubinewgame";
  }

  private String position(boolean oneBoard) {
    Position next = positions.get(random.nextInt(positions.size()));
    if (!oneBoard) {
      present[0] = next;
      present[1] = next;
      return "position " + Bfen.format(next) + " clock 60 60 " + random.nextInt(-5, 60) + " 60";
    }
    BoardId board = BoardId.of(random.nextInt(2));
    present[board.index()] = next;
    return "position board " + board + " bfen " + Bfen.format(next, board);
  }

  /** Collects the positions of random games. */
  private void walk() {
    for (int game = 0; game < 8; game++) {
      Position position = START;
      for (int ply = 0; ply < 80 && position.end().isEmpty(); ply++) {
        BoardId board = BoardId.of(random.nextInt(2));
        List<Move> moves = position.legalMoves(board);
        if (!moves.isEmpty()) {
          position = position.play(board, moves.get(random.nextInt(moves.size())));
          if (position.end().isEmpty()) {
            positions.add(position);
          }
        }
      }
    }
  }

  private static List<String> answers(List<String> lines, BoardId board) {
    String prefix = "bestmove board " + board + " ";
    return lines.stream()
        .filter(line -> line.startsWith(prefix))
        .map(line -> line.substring(prefix.length()).split(" ", 2)[0])
        .toList();
  }

  private static boolean fits(String answer, Position position, BoardId board) {
    if (answer.equals("(none)")) {
      return position.legalMoves(board).isEmpty();
    }
    try {
      MoveText.parse(answer, position, board);
      return true;
    } catch (MoveTextException e) {
      return false;
    }
  }
}
