package org.tandemchess.match.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.tandemchess.match.stats.Sprt;
import org.tandemchess.play.game.GameRunner;
import org.tandemchess.play.game.Odds;
import org.tandemchess.play.game.PlayedGame;
import org.tandemchess.play.player.Player;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Position;

/**
 * Plays a {@link MatchPlan}: several games at a time, each result written down before the next game
 * begins, until all are played or a sequential test has decided.
 *
 * <p>What was played before, by a match that was killed, is read from the log and not played again.
 */
public final class Match {
  /** So many failed starts of a team in a row end a match. */
  static final int MOST_FAILED_STARTS = 3;

  private final MatchPlan plan;
  private final PlayerFactory factory;
  private final MatchListener listener;
  private final @Nullable ResultLog log;

  // Guarded by this.
  private final Deque<Pairing> toPlay = new ArrayDeque<>();
  private Standing standing;
  private boolean stopped;

  /** Games in a row that a team could not begin, by its index. */
  private final Map<Integer, Integer> failedStarts = new HashMap<>();

  private Match(
      MatchPlan plan, PlayerFactory factory, MatchListener listener, @Nullable ResultLog log) {
    this.plan = plan;
    this.factory = factory;
    this.listener = listener;
    this.log = log;
    List<GameRecord> found = log == null ? List.of() : log.found();
    standing = new Standing(found, plan.teams().size());
    Set<Integer> done = new HashSet<>();
    found.forEach(game -> done.add(game.pairing().game()));
    plan.pairings().stream().filter(p -> !done.contains(p.game())).forEach(toPlay::add);
  }

  /**
   * Plays a match whose results are kept in memory only.
   *
   * @throws InterruptedException if the waiting thread is interrupted
   */
  public static Standing play(MatchPlan plan, PlayerFactory factory, MatchListener listener)
      throws InterruptedException {
    try {
      return new Match(plan, factory, listener, null).run();
    } catch (IOException e) {
      throw new IllegalStateException("nothing is written without a log", e);
    }
  }

  /**
   * Plays a match, or goes on with it, with results in a file.
   *
   * @throws IOException if the file cannot be read or written, or holds other games
   * @throws InterruptedException if the waiting thread is interrupted
   */
  public static Standing play(
      MatchPlan plan, PlayerFactory factory, MatchListener listener, Path results)
      throws IOException, InterruptedException {
    try (ResultLog log = new ResultLog(results, plan.openings().positions().getFirst().rules())) {
      Match match = new Match(plan, factory, listener, log);
      match.checkFound(results);
      return match.run();
    }
  }

  private void checkFound(Path results) throws IOException {
    Map<Integer, Pairing> planned = new HashMap<>();
    plan.pairings().forEach(pairing -> planned.put(pairing.game(), pairing));
    for (GameRecord game : standing.games()) {
      Position start = plan.openings().forPair(game.pairing().opening());
      if (!game.pairing().equals(planned.get(game.pairing().game()))
          || !game.start().equals(start)) {
        throw new IOException(
            results + " game " + game.pairing().game() + ": belongs to another match");
      }
    }
  }

  private Standing run() throws IOException, InterruptedException {
    int workers = Math.max(1, Math.min(plan.concurrency(), toPlay.size()));
    try (ExecutorService pool =
        Executors.newFixedThreadPool(workers, Thread.ofPlatform().name("match-", 1).factory())) {
      List<Future<?>> futures = new ArrayList<>();
      for (int worker = 1; worker <= workers; worker++) {
        int number = worker;
        futures.add(
            pool.submit(
                () -> {
                  work(number);
                  return null;
                }));
      }
      try {
        for (Future<?> future : futures) {
          future.get();
        }
      } catch (ExecutionException e) {
        stop();
        pool.shutdownNow();
        if (e.getCause() instanceof IOException io) {
          throw io;
        }
        throw new IllegalStateException(e.getCause());
      } catch (InterruptedException e) {
        stop();
        pool.shutdownNow();
        throw e;
      }
    }
    return standing();
  }

  private synchronized Standing standing() {
    return standing;
  }

  private synchronized void stop() {
    stopped = true;
  }

  private synchronized Optional<Pairing> next() {
    if (stopped || decided()) {
      return Optional.empty();
    }
    Pairing pairing = toPlay.poll();
    if (pairing != null) {
      listener.begun(pairing);
    }
    return Optional.ofNullable(pairing);
  }

  private boolean decided() {
    return plan.sprt()
        .map(test -> test.verdict(standing.score().pairs()) != Sprt.Verdict.UNDECIDED)
        .orElse(false);
  }

  private void work(int worker) throws IOException, InterruptedException {
    Map<Integer, Lineup> lineups = new HashMap<>();
    try {
      for (Optional<Pairing> pairing = next(); pairing.isPresent(); pairing = next()) {
        playOne(pairing.get(), lineups, worker);
      }
    } finally {
      lineups.values().forEach(Lineup::close);
    }
  }

  private void playOne(Pairing pairing, Map<Integer, Lineup> lineups, int worker)
      throws IOException, InterruptedException {
    Map<Seat, Player> players = new EnumMap<>(Seat.class);
    Map<Seat, String> names = new EnumMap<>(Seat.class);
    for (Team team : Team.values()) {
      int index = pairing.team(team);
      TeamEntry spec = plan.teams().get(index);
      String label = "worker " + worker + " team " + (index + 1);
      Lineup lineup =
          lineups.computeIfAbsent(index, key -> new Lineup(spec, index, factory, label));
      for (BoardId board : BoardId.values()) {
        players.put(team.seatOn(board), lineup.on(board));
        names.put(team.seatOn(board), spec.name());
      }
    }
    Position start = plan.openings().forPair(pairing.opening());
    Odds odds = plan.odds(pairing);
    PlayedGame played =
        new GameRunner(plan.rules(), odds).play(GameState.of(start), players, pairing.game());
    GameRecord game =
        new GameRecord(
            pairing, start, names, times(odds), played.moves(), played.outcome(), played.millis());
    game.broken().map(pairing::team).map(lineups::remove).ifPresent(Lineup::close);
    for (int index : new int[] {pairing.whiteA(), pairing.blackA()}) {
      if (plan.teams().get(index).terms().fresh()) {
        Optional.ofNullable(lineups.remove(index)).ifPresent(Lineup::close);
      }
    }
    record(game);
  }

  private static List<String> times(Odds odds) {
    return List.of(PaceText.format(odds.whiteA().pace()), PaceText.format(odds.blackA().pace()));
  }

  private synchronized void record(GameRecord game) throws IOException {
    if (log != null) {
      log.append(game);
    }
    standing = standing.plus(game);
    listener.ended(game, standing);
    countFailedStarts(game);
  }

  /** A team that fails to start again and again will go on so. */
  private void countFailedStarts(GameRecord game) {
    Pairing pairing = game.pairing();
    if (!game.isVoid()) {
      failedStarts.remove(pairing.whiteA());
      failedStarts.remove(pairing.blackA());
      return;
    }
    int team = pairing.team(game.outcome().loser().orElseThrow().team());
    if (failedStarts.merge(team, 1, Integer::sum) >= MOST_FAILED_STARTS && !stopped) {
      stopped = true;
      listener.gaveUp(team, game.outcome().detail());
    }
  }
}
