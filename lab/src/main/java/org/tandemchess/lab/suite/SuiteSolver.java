package org.tandemchess.lab.suite;

import java.util.Optional;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.rules.position.Move;

/** Solves positions, each as if it had seen none before. Used by one thread. */
public sealed interface SuiteSolver extends AutoCloseable permits InsideSolver, ProgramSolver {

  /**
   * How a position went.
   *
   * @param move the move found
   * @param solved whether it is one of the best
   * @param nodes positions looked at
   * @param depth plies of the last iteration that told something
   */
  record Attempt(Optional<Move> move, boolean solved, long nodes, int depth) {
    static Attempt of(SuitePosition position, Optional<Move> move, long nodes, int depth) {
      return new Attempt(move, move.filter(position.best()::contains).isPresent(), nodes, depth);
    }
  }

  /**
   * Searches a position.
   *
   * @throws PlayerException if a program breaks down or does not answer
   * @throws InterruptedException if the thread is interrupted while it waits for a program
   */
  Attempt solve(SuitePosition position, Budget budget) throws PlayerException, InterruptedException;

  @Override
  void close();
}
