package org.tandemchess.rules.notation;

import java.util.List;

/**
 * What was read of one game.
 *
 * @param game the game up to the first error
 * @param problems errors and warnings in the order of the text
 */
public record BpgnReading(BpgnGame game, List<BpgnProblem> problems) {

  public BpgnReading {
    problems = List.copyOf(problems);
  }

  /** Returns whether the whole game could be read. */
  public boolean isGood() {
    return problems.stream().noneMatch(problem -> problem.kind().isError());
  }
}
