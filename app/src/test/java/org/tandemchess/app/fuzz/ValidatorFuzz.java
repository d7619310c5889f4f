package org.tandemchess.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;

/** Rule queries: each is answered once, in order. */
final class ValidatorFuzz implements FuzzDialect {
  private static final List<String> ANSWERED =
      List.of(
          "getfen",
          "status",
          "children",
          "apply",
          "apply zzzz",
          "apply e2e5 startpos",
          "canmate",
          "canmate w",
          "canmate x",
          "status fen 8/8 w - -",
          "legalmoves fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1 moves e1e2 e8e7",
          "apply board A e2e4",
          "apply board C e2e4",
          "bpgn 1A. e4 1a. e5 *",
          "bpgn nonsense");

  private static final List<String> SILENT =
      List.of(
          "",
          "hello",
          "ucinewgamex",
          "stop",
          "ponderhit",
          "setoption name DrawRules value standard",
          "setoption name DrawRules value variant",
          "\u0000\u00ff");

  private final FuzzBoard board = new FuzzBoard(BoardId.A, RuleSet.CRAZYHOUSE);
  private final ArrayDeque<String> expected = new ArrayDeque<>();

  @Override
  public List<String> arguments() {
    return List.of("validate");
  }

  @Override
  public List<String> greeting() {
    return List.of("setoption name UCI_Variant value crazyhouse");
  }

  @Override
  public List<String> next(SplittableRandom random) {
    return switch (random.nextInt(4)) {
      case 0 -> {
        board.goOn(random);
        int count = board.position().legalMoves(BoardId.A).size();
        expected.add("{\"ok\":true,\"count\":" + count + ",");
        yield List.of("legalmoves startpos" + board.moves());
      }
      case 1, 2 -> {
        expected.add("{\"ok\":");
        yield List.of(FuzzBoard.any(ANSWERED, random));
      }
      default -> List.of(FuzzBoard.any(SILENT, random));
    };
  }

  @Override
  public String sync() {
    return "isready";
  }

  @Override
  public String synced() {
    return "readyok";
  }

  @Override
  public void hear(String line) {
    String start =
        Optional.ofNullable(expected.poll()).orElseThrow(() -> new AssertionError("surplus"));
    assertThat(line).startsWith(start);
  }

  @Override
  public List<String> farewell() {
    return List.of("");
  }

  @Override
  public boolean isSettled() {
    return expected.isEmpty();
  }

  @Override
  public String quit() {
    return "quit";
  }

  @Override
  public String toString() {
    return "validate";
  }
}
