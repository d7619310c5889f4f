package org.tandemchess.lab.suite;

import org.tandemchess.lab.asked.AskedEngine;
import org.tandemchess.play.player.PlayerException;

/** Solves with another program. */
public final class ProgramSolver implements SuiteSolver {
  private final AskedEngine engine;

  /**
   * Makes a solver.
   *
   * @param engine plays the variants of the positions; closed with this
   */
  public ProgramSolver(AskedEngine engine) {
    this.engine = engine;
  }

  @Override
  public Attempt solve(SuitePosition position, Budget budget)
      throws PlayerException, InterruptedException {
    AskedEngine.Reply reply = engine.ask(position.state(), position.board(), budget.pace());
    return Attempt.of(position, reply.move(), reply.nodes(), reply.depth());
  }

  @Override
  public void close() {
    engine.close();
  }
}
