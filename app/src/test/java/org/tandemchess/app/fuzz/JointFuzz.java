package org.tandemchess.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

/** UCI over two boards: each request is answered once, in order, by moves of the team. */
final class JointFuzz implements LineDialect {
  private static final Pattern ANSWER = Pattern.compile("bestmove \\(([^,]+),([^,]+)\\).*");
  private static final int LONGEST = 100;

  private static final List<String> HARMLESS =
      List.of(
          "",
          "stop",
          "stop",
          "ponderhit",
          "position fen 8/8 w - -|8/8 w - -",
          "position startpos moves 1e2e5",
          "position startpos moves 1e2e4 3e2e4",
          "position startpos moves 1",
          "setoption name Team value green",
          "setoption name TimeAdvantage value true",
          "setoption name Mode value go",
          "setoption name MultiPV value 2",
          "setoption name MultiPV value 1",
          "setoption name Hash value 8");

  private record Asked(Position position, Team team) {}

  private final ArrayDeque<Asked> asked = new ArrayDeque<>();
  private final List<String> moves = new ArrayList<>();
  private Position position = Position.start(RuleSet.BUGHOUSE);
  private Team team = Team.WHITE_A;

  @Override
  public List<String> arguments() {
    return List.of("--protocol", "uci");
  }

  @Override
  public List<String> greeting() {
    return List.of("uci", "setoption name Hash value 8", "setoption name Team value white");
  }

  @Override
  public List<String> next(SplittableRandom random) {
    return switch (random.nextInt(8)) {
      case 0, 1 -> {
        asked.add(new Asked(position, team));
        yield List.of(FuzzBoard.any(UciFuzz.GO, random));
      }
      case 2, 3 -> {
        goOn(random);
        String played = moves.isEmpty() ? "" : " moves " + String.join(" ", moves);
        yield List.of("position startpos" + played);
      }
      case 4 -> {
        team = team.opponent();
        yield List.of("setoption name Team value " + (team == Team.WHITE_A ? "white" : "black"));
      }
      default -> List.of(FuzzBoard.any(HARMLESS, random));
    };
  }

  private void goOn(SplittableRandom random) {
    if (moves.size() > LONGEST || position.end().isPresent()) {
      position = Position.start(RuleSet.BUGHOUSE);
      moves.clear();
    }
    int more = random.nextInt(6);
    for (int i = 0; i < more && position.end().isEmpty(); i++) {
      BoardId board = random.nextBoolean() ? BoardId.A : BoardId.B;
      List<Move> legal = position.legalMoves(board);
      if (!legal.isEmpty()) {
        Move move = legal.get(random.nextInt(legal.size()));
        moves.add((board == BoardId.A ? "1" : "2") + MoveText.uci(move));
        position = position.play(board, move);
      }
    }
  }

  @Override
  public void hear(String line) {
    if (line.startsWith("bestmove ")) {
      Asked request =
          Optional.ofNullable(asked.poll()).orElseThrow(() -> new AssertionError("surplus"));
      Matcher matcher = ANSWER.matcher(line);
      if (matcher.matches()) {
        assertOurs(matcher.group(1), BoardId.A, request);
        assertOurs(matcher.group(2), BoardId.B, request);
      } else {
        assertThat(line).isEqualTo("bestmove (none)");
      }
    }
  }

  private static void assertOurs(String move, BoardId board, Asked request) {
    if (!move.equals("pass")) {
      assertThat(request.position().seatToMove(board).team()).isEqualTo(request.team());
      FuzzBoard.assertLegal(move, request.position(), board);
    }
  }

  @Override
  public boolean isSettled() {
    return asked.isEmpty();
  }

  @Override
  public String toString() {
    return "uci over two boards";
  }
}
