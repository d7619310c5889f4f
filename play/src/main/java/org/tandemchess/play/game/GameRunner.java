package org.tandemchess.play.game;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.tandemchess.play.player.GameStart;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.Player;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.GameState;

/** Plays games between four seats from beginning to end. Immutable; safe for any thread. */
public final class GameRunner {
  private final GameRules rules;
  private final Odds odds;

  /** Makes a runner of games in which both teams may use the same. */
  public GameRunner(GameRules rules) {
    this(rules, Odds.even(rules));
  }

  /**
   * Makes a runner of games in which each team has its own pace and margin; those of the rules do
   * not count.
   */
  public GameRunner(GameRules rules, Odds odds) {
    this.rules = rules;
    this.odds = odds;
  }

  /**
   * Plays a game. A player that cannot even begin loses it. The players stay open for more games.
   *
   * @param start where the game begins; its clocks are set by the rules
   * @param players who sits where, for all four seats; a player may hold both seats of a team
   * @param number of the game in its match, from 1
   * @throws IllegalArgumentException if a player holds seats of both teams
   * @throws InterruptedException if the waiting thread is interrupted; the game is then void
   */
  public PlayedGame play(GameState start, Map<Seat, Player> players, int number)
      throws InterruptedException {
    long began = System.nanoTime();
    GameState state = odds.isTimed() ? start.withClocks(clocks()) : start;
    Arbiter arbiter = new Arbiter(state, players, rules);
    GameEvents events = new GameEvents();
    begin(arbiter, events, number);
    if (arbiter.outcome().isEmpty()) {
      if (odds.isTimed()) {
        new TimedGame(arbiter, events, odds, rules.patienceMillis()).play();
      } else {
        new TurnGame(arbiter, events, rules).play();
      }
      arbiter.dismiss();
    }
    long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
    return new PlayedGame(
        arbiter.played(), arbiter.state(), arbiter.outcome().orElseThrow(), millis);
  }

  private Clocks clocks() {
    return new MatchClocks(odds, rules.patienceMillis()).read(0);
  }

  private Pace pace(Set<Seat> seats) {
    return odds.of(seats.iterator().next().team()).pace();
  }

  private void begin(Arbiter arbiter, GameEvents events, int number) throws InterruptedException {
    for (Map.Entry<Player, Set<Seat>> entry : seats(arbiter).entrySet()) {
      Set<Seat> seats = entry.getValue();
      try {
        entry
            .getKey()
            .newGame(
                new GameStart(arbiter.state(), seats, pace(seats), number), events.listener(seats));
      } catch (PlayerException e) {
        arbiter.fail(seats, e);
        return;
      }
    }
  }

  /** Returns each player once with its seats, team by team. */
  private static Map<Player, Set<Seat>> seats(Arbiter arbiter) {
    Map<Player, Set<Seat>> seats = new LinkedHashMap<>();
    for (Team team : Team.values()) {
      for (BoardId board : BoardId.values()) {
        Seat seat = team.seatOn(board);
        seats.computeIfAbsent(arbiter.player(seat), player -> new LinkedHashSet<>()).add(seat);
      }
    }
    return seats;
  }
}
