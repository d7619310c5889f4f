package org.tandemchess.lab.suite;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.BpgnMove;
import org.tandemchess.rules.notation.BpgnReading;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Position;

/**
 * Positions of games, in an order that a seed decides, from which tactics are chosen. Of a game
 * some are chosen at most, so that no game rules a suite.
 */
public final class Candidates {
  /** Tactics chosen from one game at most. */
  private static final int PER_GAME = 4;

  private final RuleSet rules;
  private final long seed;
  private final SplittableRandom random;
  private final List<Candidate> candidates = new ArrayList<>();

  private record Candidate(String bfen, String game, String source) {}

  /** Hears of progress. */
  public interface Listener {
    /** A tactic has been found. */
    void found(SuitePosition position);

    /** Some of the candidates have been judged. */
    void judged(int done, int all);
  }

  /** Makes an empty collection. */
  public Candidates(RuleSet rules, long seed) {
    this.rules = rules;
    this.seed = seed;
    this.random = new SplittableRandom(seed);
  }

  /** Adds both boards of recorded games after each move, as far as the games can be read. */
  public void add(String file, List<BpgnReading> readings) {
    for (int game = 0; game < readings.size(); game++) {
      GameState state = GameState.of(readings.get(game).game().start());
      String name = file + " game " + (game + 1);
      int ply = 0;
      for (BpgnMove move : readings.get(game).game().moves()) {
        state = state.play(move.board(), move.move());
        ply++;
        if (state.end().isPresent()) {
          break;
        }
        add(state.position(), move.board(), name, ply);
      }
    }
  }

  /** Plays games on one board against itself and adds their positions. */
  public void play(int games, IntConsumer played) {
    SelfPlay play = new SelfPlay();
    for (int game = 1; game <= games; game++) {
      int ply = 0;
      for (Position position : play.game(rules, random)) {
        add(position, BoardId.A, "self-play seed " + seed + " game " + game, ply++);
      }
      played.accept(game);
    }
  }

  private void add(Position position, BoardId board, String game, int ply) {
    candidates.add(
        new Candidate(
            Bfen.format(position, board), game, game + " board " + board + " ply " + ply));
  }

  /** Judges candidates until enough tactics are found or none is left. */
  public void choose(int enough, Listener listener) {
    SuiteMaker maker = new SuiteMaker();
    Map<String, Integer> ofGame = new HashMap<>();
    Set<String> known = new HashSet<>();
    int found = 0;
    for (int i = 0; i < candidates.size() && found < enough; i++) {
      // A shuffle, step by step.
      int other = i + random.nextInt(candidates.size() - i);
      Candidate chosen = candidates.get(other);
      candidates.set(other, candidates.get(i));
      candidates.set(i, chosen);
      int sofar = ofGame.getOrDefault(chosen.game(), 0);
      if (sofar < PER_GAME && known.add(chosen.bfen())) {
        SuitePosition tactic = maker.judge(chosen.bfen(), rules, chosen.source()).orElse(null);
        if (tactic != null) {
          found++;
          ofGame.put(chosen.game(), sofar + 1);
          listener.found(tactic);
        }
      }
      listener.judged(i + 1, candidates.size());
    }
  }
}
