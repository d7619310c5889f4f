package org.tandemchess.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.tandemchess.engine.brain.Limits;
import org.tandemchess.rules.position.Move;

/**
 * How strong play may be. A weaker player has a nearer horizon, in nodes and plies, and overlooks
 * moves; never more on others' time than on its own.
 *
 * <p>The same strength overlooks the same moves of a position, in every process. The numbers are in
 * order, and no more than that: nobody has played them against people.
 *
 * @param limited whether the strength counts at all
 * @param elo from {@link #WEAKEST} to {@link #STRONGEST}
 */
public record Strength(boolean limited, int elo) {
  static final int WEAKEST = 800;
  static final int STRONGEST = 2400;
  static final int USUAL = 1500;

  /** From here on no move is overlooked. */
  private static final int SEES_ALL = 2000;

  private static final int WEAKEST_NODES = 40;
  private static final double ELO_PER_DOUBLING = 100;
  private static final int ELO_PER_PLY = 120;

  /** Part of the moves that the weakest player overlooks. */
  private static final double BLINDNESS = 0.6;

  private static final long SEED = 0x7A6E_DE44L;

  /** Nothing is limited. */
  static final Strength FULL = new Strength(false, USUAL);

  /** Returns whether it counts for a request; analysis is always at full strength. */
  boolean limits(Limits request) {
    return limited && !request.isEndless();
  }

  /** Returns limits with the horizon of this strength. */
  Limits limit(Limits limits) {
    if (!limited) {
      return limits;
    }
    double doublings = (elo - WEAKEST) / ELO_PER_DOUBLING;
    long nodes = Math.round(WEAKEST_NODES * Math.pow(2, doublings));
    int depth = 1 + (elo - WEAKEST) / ELO_PER_PLY;
    return limits.withinNodes(nodes).withinDepth(depth);
  }

  /**
   * Returns the moves that are not overlooked, at least one of several.
   *
   * @param moves in the order of the generator
   * @param key of the position
   */
  List<Move> seen(List<Move> moves, long key) {
    double blindness = BLINDNESS * (SEES_ALL - elo) / (SEES_ALL - WEAKEST);
    if (!limited || blindness <= 0) {
      return moves;
    }
    SplittableRandom random = new SplittableRandom(SEED ^ key);
    List<Move> seen = new ArrayList<>(moves.size());
    for (Move move : moves) {
      if (random.nextDouble() >= blindness) {
        seen.add(move);
      }
    }
    return seen.isEmpty() ? moves : seen;
  }
}
