package org.tandemchess.match.play;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;

/** What is there was begun under other conditions, so that it cannot be gone on with. */
public final class OtherPlanException extends IOException {
  private static final long serialVersionUID = 1L;

  private final transient List<PlanDifference> differences;

  /**
   * Carries the differences.
   *
   * @param differences at least one
   */
  public OtherPlanException(List<PlanDifference> differences) {
    super(differences.stream().map(PlanDifference::toString).collect(Collectors.joining("; ")));
    this.differences = List.copyOf(differences);
  }

  public List<PlanDifference> differences() {
    return differences;
  }
}
