package org.tandemchess.match.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tandemchess.play.player.GameStart;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.Player;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.play.player.PlayerException.Kind;
import org.tandemchess.play.player.SilentListener;
import org.tandemchess.protocol.client.Dialect;
import org.tandemchess.protocol.client.DialectProbe;
import org.tandemchess.protocol.client.EngineCommand;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.GameState;

/**
 * Lets the programs of a match get ready for a game once before the first one, so that what cannot
 * be played is known before anything is counted.
 */
public final class Rehearsal {
  private static final long PROBE_MILLIS = 3_000;

  private Rehearsal() {}

  /**
   * Why a team cannot play.
   *
   * @param team its index
   * @param kind what happened
   * @param why in words, with what may help
   */
  public record Fault(int team, Kind kind, String why) {}

  /**
   * Starts each program of each team once and ends it.
   *
   * @return why some cannot play; empty if all can
   * @throws InterruptedException if the waiting thread is interrupted
   */
  public static List<Fault> of(MatchPlan plan, PlayerFactory factory) throws InterruptedException {
    List<Fault> faults = new ArrayList<>();
    for (int team = 0; team < plan.teams().size(); team++) {
      if (plan.teams().get(team).engines().stream()
          .anyMatch(EngineEntry.Program.class::isInstance)) {
        faults.addAll(of(plan, team, factory));
      }
    }
    return faults;
  }

  private static List<Fault> of(MatchPlan plan, int index, PlayerFactory factory)
      throws InterruptedException {
    TeamEntry team = plan.teams().get(index);
    Pace pace = team.terms().allowance(plan.rules()).pace();
    List<Fault> faults = new ArrayList<>();
    try (Lineup lineup = new Lineup(team, index, factory, "rehearsal team " + (index + 1))) {
      for (Map.Entry<Player, Set<BoardId>> entry : boards(lineup).entrySet()) {
        Set<BoardId> boards = entry.getValue();
        try {
          entry.getKey().newGame(start(plan, pace, boards), SilentListener.INSTANCE);
        } catch (PlayerException e) {
          boolean second = !boards.contains(BoardId.A) && team.engines().size() == 2;
          EngineEntry engine = second ? team.engines().getLast() : team.engines().getFirst();
          faults.add(new Fault(index, e.kind(), e.getMessage() + hint(engine, e.kind())));
        }
      }
    }
    // One engine for both boards fails twice in the same way.
    return List.copyOf(new LinkedHashSet<>(faults));
  }

  private static Map<Player, Set<BoardId>> boards(Lineup lineup) {
    Map<Player, Set<BoardId>> boards = new LinkedHashMap<>();
    for (BoardId board : BoardId.values()) {
      boards.computeIfAbsent(lineup.on(board), player -> new LinkedHashSet<>()).add(board);
    }
    return boards;
  }

  private static GameStart start(MatchPlan plan, Pace pace, Set<BoardId> boards) {
    GameState state = GameState.of(plan.openings().forPair(0));
    Set<Seat> seats = new LinkedHashSet<>();
    boards.forEach(board -> seats.add(Team.WHITE_A.seatOn(board)));
    return new GameStart(
        pace instanceof Pace.Clock clock ? state.withClocks(Clocks.all(clock.baseMillis())) : state,
        seats,
        pace,
        1);
  }

  /** A program that says nothing we understand may speak another dialect. */
  private static String hint(EngineEntry engine, Kind kind) throws InterruptedException {
    boolean silent = kind == Kind.NO_GREETING || kind == Kind.NOT_STARTED;
    if (!silent || !(engine instanceof EngineEntry.Program program)) {
      return "";
    }
    EngineCommand command =
        new EngineCommand("probe", program.command(), Map.of(), program.launch());
    Optional<Dialect> other = DialectProbe.find(command, PROBE_MILLIS);
    return other
        .filter(dialect -> !dialect.greets().equals(program.dialect().greets()))
        .map(dialect -> "; it answers '" + dialect.greets() + "': try " + dialect.word() + ":")
        .orElse(kind == Kind.NO_GREETING ? "; it answers no other greeting either" : "");
  }
}
