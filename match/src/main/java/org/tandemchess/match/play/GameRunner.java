package org.tandemchess.match.play;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.tandemchess.protocol.client.GameStart;
import org.tandemchess.protocol.client.Pace;
import org.tandemchess.protocol.client.Player;
import org.tandemchess.protocol.client.PlayerException;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Position;

/** Plays one game between two line-ups from beginning to end. */
final class GameRunner {
  /** A team at the boards. */
  record Entrant(String name, Lineup lineup) {}

  private final GameRules rules;

  GameRunner(GameRules rules) {
    this.rules = rules;
  }

  /**
   * Plays a game. A player that cannot even begin loses it.
   *
   * @throws InterruptedException if the waiting thread is interrupted; the game is then void
   */
  GameRecord play(Pairing pairing, Position start, Map<Team, Entrant> entrants)
      throws InterruptedException {
    long began = System.nanoTime();
    Map<Seat, Player> players = new EnumMap<>(Seat.class);
    Map<Seat, String> seatNames = new EnumMap<>(Seat.class);
    for (Team team : Team.values()) {
      for (BoardId board : BoardId.values()) {
        players.put(team.seatOn(board), entrant(entrants, team).lineup().on(board));
        seatNames.put(team.seatOn(board), entrant(entrants, team).name());
      }
    }
    GameState state = GameState.of(start);
    if (rules.pace() instanceof Pace.Clock clock) {
      state = state.withClocks(Clocks.all(clock.baseMillis()));
    } else if (rules.pace() instanceof Pace.MoveTime time) {
      state = state.withClocks(Clocks.all(time.millis()));
    }
    Arbiter arbiter = new Arbiter(state, players, rules);
    GameEvents events = new GameEvents();
    begin(arbiter, events, pairing, state, entrants);
    if (arbiter.ending().isEmpty()) {
      if (rules.pace().isTimed()) {
        new TimedGame(arbiter, events, rules).play();
      } else {
        new TurnGame(arbiter, events, rules).play();
      }
      arbiter.dismiss();
    }
    long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
    Ending ending = arbiter.ending().orElseThrow();
    return new GameRecord(pairing, start, seatNames, arbiter.played(), ending, millis);
  }

  private static Entrant entrant(Map<Team, Entrant> entrants, Team team) {
    return Objects.requireNonNull(entrants.get(team), "both teams");
  }

  private void begin(
      Arbiter arbiter,
      GameEvents events,
      Pairing pairing,
      GameState state,
      Map<Team, Entrant> entrants)
      throws InterruptedException {
    for (Team team : Team.values()) {
      for (Map.Entry<Player, Set<Seat>> entry :
          entrant(entrants, team).lineup().seats(team).entrySet()) {
        Set<Seat> seats = entry.getValue();
        try {
          GameStart game = new GameStart(state, seats, rules.pace(), pairing.game());
          entry.getKey().newGame(game, events.listener(seats));
        } catch (PlayerException e) {
          arbiter.fail(seats, e);
          return;
        }
      }
    }
  }

  /** Returns the team whose line-up must not be used again after a game, if one failed. */
  static Optional<Team> broken(GameRecord game) {
    return game.ending().cause().isFault()
        ? game.ending().loser().map(Seat::team)
        : Optional.empty();
  }
}
