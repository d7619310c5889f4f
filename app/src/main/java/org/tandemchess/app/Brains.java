package org.tandemchess.app;

import java.util.List;
import org.tandemchess.engine.brain.Brain;
import org.tandemchess.engine.brain.BrainFactory;
import org.tandemchess.engine.brain.Monitor;
import org.tandemchess.engine.option.OptionSpec;
import org.tandemchess.engine.team.PriceBrain;
import org.tandemchess.search.alphabeta.AlphaBetaSearcher;
import org.tandemchess.search.eval.Evaluators;

/** The brains of the program; loads nothing of them before the first is made. */
final class Brains implements BrainFactory {
  @Override
  public String name() {
    return made().name();
  }

  @Override
  public List<OptionSpec<?>> options() {
    return made().options();
  }

  @Override
  public Brain make(Monitor monitor) {
    return made().make(monitor);
  }

  private static BrainFactory made() {
    return PriceBrain.factory(() -> new AlphaBetaSearcher(Evaluators.USUAL));
  }
}
