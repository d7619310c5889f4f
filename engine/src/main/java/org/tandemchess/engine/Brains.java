package org.tandemchess.engine;

import java.util.List;
import org.tandemchess.engine.brain.Brain;
import org.tandemchess.engine.brain.BrainFactory;
import org.tandemchess.engine.brain.Monitor;
import org.tandemchess.engine.option.OptionSpec;
import org.tandemchess.engine.team.PriceBrain;
import org.tandemchess.engine.team.StrategyOptions;
import org.tandemchess.search.acquisition.AcquisitionSearcher;
import org.tandemchess.search.alphabeta.AlphaBetaSearcher;
import org.tandemchess.search.alphabeta.Bench;
import org.tandemchess.search.eval.Evaluators;

/**
 * The brains that the program has. Nothing of a brain is loaded before it is made, so that a host
 * that only greets does not wait for it. Safe for use by any thread.
 */
public enum Brains implements BrainFactory {
  /** A search for each board, joined by prices. */
  PRICE("price") {
    @Override
    public List<OptionSpec<?>> options() {
      return StrategyOptions.SPECS;
    }

    @Override
    public Brain make(Monitor monitor) {
      return new PriceBrain(
          monitor,
          () -> new AlphaBetaSearcher(Evaluators.USUAL),
          () -> new AcquisitionSearcher(Evaluators.USUAL),
          Bench::positions);
    }
  };

  /** The brain of whoever chooses none. */
  public static final BrainFactory USUAL = PRICE;

  private final String word;

  Brains(String word) {
    this.word = word;
  }

  @Override
  public String word() {
    return word;
  }
}
