package org.tandemchess.lab.asked;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Position;

/**
 * Lets engines search the same boards to the same depth, one after the other on each board, so that
 * whatever else the machine does falls on all of them alike.
 */
public final class DepthRace {
  private DepthRace() {}

  /**
   * What an engine needed for all boards.
   *
   * @param nodes positions looked at, of those boards where it said so
   * @param nanos time
   * @param nodesRatio nodes a second as a multiple of the first engine's; 0 if one of the two never
   *     says how many
   * @param timeRatio time of the first engine divided by this one's, geometric mean over the boards
   */
  public record Row(long nodes, long nanos, double nodesRatio, double timeRatio) {
    /** Returns nodes per second, rounded. */
    public long nodesPerSecond() {
      return Math.round(rate(nodes, nanos));
    }

    private static double rate(long nodes, long nanos) {
      return nodes * 1e9 / Math.max(1, nanos);
    }
  }

  /**
   * Runs the race.
   *
   * @param positions both boards of each are searched
   * @param depth plies, at least 1
   * @param progress told how many boards all engines have searched
   * @return a row for each engine, the first with ratios of 1
   * @throws PlayerException if an engine breaks down
   * @throws InterruptedException if the thread is interrupted while it waits
   */
  public static List<Row> run(
      List<AskedEngine> engines, List<String> positions, int depth, Consumer<Integer> progress)
      throws PlayerException, InterruptedException {
    List<List<AskedEngine.Reply>> replies = new ArrayList<>();
    engines.forEach(engine -> replies.add(new ArrayList<>()));
    int boards = 0;
    for (String bfen : positions) {
      GameState state = GameState.of(Position.of(Bfen.parse(bfen).setup(), RuleSet.BUGHOUSE));
      for (BoardId board : BoardId.values()) {
        for (int i = 0; i < engines.size(); i++) {
          replies.get(i).add(engines.get(i).ask(state, board, new Pace.Depth(depth)));
        }
        boards++;
        progress.accept(boards);
      }
    }
    return replies.stream().map(own -> row(own, replies.getFirst())).toList();
  }

  static Row row(List<AskedEngine.Reply> own, List<AskedEngine.Reply> first) {
    long nodes = nodes(own);
    long nanos = nanos(own);
    double firstRate = Row.rate(nodes(first), nanos(first));
    double logs = 0;
    for (int i = 0; i < own.size(); i++) {
      logs +=
          Math.log((double) Math.max(1, first.get(i).nanos()) / Math.max(1, own.get(i).nanos()));
    }
    return new Row(
        nodes,
        nanos,
        firstRate == 0 ? 0 : Row.rate(nodes, nanos) / firstRate,
        Math.exp(logs / Math.max(1, own.size())));
  }

  private static long nodes(List<AskedEngine.Reply> replies) {
    return replies.stream().mapToLong(AskedEngine.Reply::nodes).sum();
  }

  private static long nanos(List<AskedEngine.Reply> replies) {
    return replies.stream().mapToLong(AskedEngine.Reply::nanos).sum();
  }
}
