package org.tandemchess.search.alphabeta;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.tandemchess.rules.board.Reserves;

/**
 * The numbers by which the search prunes and reduces, all in one place, and the margins that they
 * make.
 *
 * <p>In play they are constants to the compiler of the JVM. With the system property {@value
 * #SWITCH} set to {@code true} each searcher has values of its own, which {@link
 * org.tandemchess.search.api.SearchSettings#tuned} gives it, so that versions may play each other
 * in one program. Immutable.
 */
public final class SearchParams {
  /** The system property that makes the numbers tunable. */
  public static final String SWITCH = "tandem.tuning";

  private static final boolean TUNING = Boolean.getBoolean(SWITCH);
  private static SearchParam[] all = {};

  // Aspiration windows: the score is expected near the last one.

  /** Plies from which on the window is narrow. */
  static final SearchParam ASPIRATION_DEPTH = param("AspirationDepth", 4, 1, 10);

  /** Cp on either side of the expected score. */
  static final SearchParam ASPIRATION_WINDOW = param("AspirationWindow", 22, 5, 200);

  // Reverse futility pruning: the evaluation is so far above beta that no move is tried.

  /** The most plies left at which it is done. */
  static final SearchParam REVERSE_FUTILITY_DEPTH = param("ReverseFutilityDepth", 7, 0, 12);

  /** Cp above beta for each ply left; one ply less where we are improving. */
  static final SearchParam REVERSE_FUTILITY_MARGIN = param("ReverseFutilityMargin", 100, 20, 300);

  /** Cp more for each piece in the enemy's hand: estimates are the less certain. */
  static final SearchParam REVERSE_FUTILITY_HAND = param("ReverseFutilityHand", 12, 0, 60);

  /** Pieces in hand from which on more do not count. */
  static final SearchParam REVERSE_FUTILITY_PIECES = param("ReverseFutilityPieces", 8, 0, 30);

  // Razoring: the evaluation is so far below alpha that quiescence alone is asked.

  /** The most plies left at which it is done. */
  static final SearchParam RAZORING_DEPTH = param("RazoringDepth", 3, 0, 8);

  /** Cp below alpha for each ply left. */
  static final SearchParam RAZORING_MARGIN = param("RazoringMargin", 220, 50, 600);

  /** Cp below alpha besides. */
  static final SearchParam RAZORING_BASE = param("RazoringBase", 150, 0, 600);

  // Null move pruning: even a pass fails high.

  /** The fewest plies left at which it is tried. */
  static final SearchParam NULL_MOVE_DEPTH = param("NullMoveDepth", 3, 1, 10);

  /** Cp that the evaluation must be above beta. */
  static final SearchParam NULL_MOVE_MARGIN = param("NullMoveMargin", 20, -100, 200);

  /** Plies that the search after the pass is reduced by, at least. */
  static final SearchParam NULL_MOVE_REDUCTION = param("NullMoveReduction", 3, 1, 6);

  /** Plies left for each ply of reduction more. */
  static final SearchParam NULL_MOVE_PLIES = param("NullMovePlies", 4, 1, 12);

  /** Cp above beta for each ply of reduction more. */
  static final SearchParam NULL_MOVE_CENTIPAWNS = param("NullMoveCentipawns", 200, 50, 600);

  /** The most plies of reduction that the evaluation adds. */
  static final SearchParam NULL_MOVE_MOST = param("NullMoveMost", 3, 0, 6);

  // Internal iterative reduction: without a move of the table a node is searched less deep.

  /** The fewest plies left at which it is done. */
  static final SearchParam ITERATIVE_REDUCTION_DEPTH = param("IterativeReductionDepth", 4, 2, 10);

  // Futility pruning: a quiet move that the evaluation does not let reach alpha.

  /** The most plies left at which it is done. */
  static final SearchParam FUTILITY_DEPTH = param("FutilityDepth", 7, 0, 12);

  /** Cp that a quiet move may gain. */
  static final SearchParam FUTILITY_BASE = param("FutilityBase", 90, 0, 400);

  /** Cp more for each ply left. */
  static final SearchParam FUTILITY_MARGIN = param("FutilityMargin", 110, 20, 300);

  /** Cp more where we are improving. */
  static final SearchParam FUTILITY_IMPROVING = param("FutilityImproving", 50, 0, 200);

  /** Units of history for a cp more. */
  static final SearchParam FUTILITY_HISTORY = param("FutilityHistory", 128, 16, 1024);

  // Late move pruning: as many quiet moves as count + depth + depth² are tried, twice as many where
  // we are improving.

  /** The count. */
  static final SearchParam LATE_MOVE_COUNT = param("LateMoveCount", 4, 0, 20);

  // SEE pruning: a move near the leaves that gives too much away on its square.

  /** The most plies left at which quiet checks are pruned. */
  static final SearchParam SEE_CHECK_DEPTH = param("SeeCheckDepth", 4, 0, 10);

  /** Cp that a quiet check may give away for each ply left. */
  static final SearchParam SEE_CHECK_MARGIN = param("SeeCheckMargin", 160, 0, 400);

  /** The most plies left at which captures and promotions are pruned. */
  static final SearchParam SEE_TACTICAL_DEPTH = param("SeeTacticalDepth", 6, 0, 10);

  /** Cp that a capture or promotion may give away for each ply left. */
  static final SearchParam SEE_TACTICAL_MARGIN = param("SeeTacticalMargin", 110, 0, 400);

  /** The most plies left at which other moves are pruned. */
  static final SearchParam SEE_QUIET_DEPTH = param("SeeQuietDepth", 7, 0, 10);

  /** Cp that another move may give away, times the square of the plies left. */
  static final SearchParam SEE_QUIET_MARGIN = param("SeeQuietMargin", 24, 0, 100);

  // Late move reductions: base + ln(depth) ln(count) / divisor plies less, and more or less by what
  // follows, in 1024ths of a ply.

  /** The base in hundredths of a ply. */
  static final SearchParam REDUCTION_BASE = param("ReductionBase", 35, -100, 200);

  /** The divisor in hundredths. */
  static final SearchParam REDUCTION_DIVISOR = param("ReductionDivisor", 205, 100, 500);

  /** The fewest plies left at which moves are reduced. */
  static final SearchParam REDUCTION_DEPTH = param("ReductionDepth", 2, 1, 6);

  /** Moves that are not reduced; one more in an open window. */
  static final SearchParam REDUCTION_COUNT = param("ReductionCount", 2, 1, 10);

  /** The same for captures and promotions. */
  static final SearchParam REDUCTION_TACTICAL_COUNT = param("ReductionTacticalCount", 6, 1, 20);

  /** Less for captures and promotions. */
  static final SearchParam REDUCTION_TACTICAL = param("ReductionTactical", 1024, 0, 3072);

  /** Less for checks and evasions. */
  static final SearchParam REDUCTION_CHECK = param("ReductionCheck", 1536, 0, 4096);

  /** Less in an open window. */
  static final SearchParam REDUCTION_PV = param("ReductionPv", 1024, 0, 3072);

  /** More where a cut-off is expected. */
  static final SearchParam REDUCTION_CUT_NODE = param("ReductionCutNode", 1024, 0, 3072);

  /** More where we are not improving. */
  static final SearchParam REDUCTION_NOT_IMPROVING = param("ReductionNotImproving", 512, 0, 3072);

  /** Units of history for 1 less. */
  static final SearchParam REDUCTION_HISTORY = param("ReductionHistory", 12, 2, 100);

  /** Plies less for a drop next to the enemy king. */
  static final SearchParam REDUCTION_CONTACT_DROP = param("ReductionContactDrop", 1, 0, 3);

  /** The fewest plies left at which moves of the root are reduced. */
  static final SearchParam ROOT_REDUCTION_DEPTH = param("RootReductionDepth", 3, 1, 8);

  /** Moves after the first one of the root that are not reduced. */
  static final SearchParam ROOT_REDUCTION_COUNT = param("RootReductionCount", 2, 0, 10);

  /** Less at the root. */
  static final SearchParam ROOT_REDUCTION = param("RootReduction", 1024, 0, 3072);

  // Quiescence.

  /** Delta pruning: cp that a capture may gain beyond what it takes. */
  static final SearchParam DELTA_MARGIN = param("DeltaMargin", 150, 0, 600);

  /** Evasions after which those that lose material are left out. */
  static final SearchParam QUIESCENCE_EVASIONS = param("QuiescenceEvasions", 3, 1, 20);

  /** A margin that no score reaches: nothing is pruned. */
  static final int NEVER = 1 << 20;

  private static final SearchParams USUAL = new SearchParams(Map.of());

  private final int[] values;
  private final int[] reductions;

  /**
   * Takes in values that differ from the usual ones.
   *
   * @param tuned by name
   * @throws IllegalArgumentException if a name is unknown, a value out of its range, or the program
   *     was not started for tuning
   */
  private SearchParams(Map<String, Integer> tuned) {
    if (!TUNING && !tuned.isEmpty()) {
      throw new IllegalArgumentException(tuned + ": not without -D" + SWITCH + "=true");
    }
    values = Arrays.stream(all).mapToInt(SearchParam::usual).toArray();
    tuned.forEach(this::set);
    reductions = logarithms();
  }

  private static SearchParam param(String name, int usual, int least, int most) {
    SearchParam param = new SearchParam(all.length, name, usual, least, most);
    all = Arrays.copyOf(all, all.length + 1);
    all[param.index()] = param;
    return param;
  }

  /** Returns the usual numbers, but for some that differ; see the constructor. */
  static SearchParams with(Map<String, Integer> tuned) {
    return tuned.isEmpty() ? USUAL : new SearchParams(tuned);
  }

  /** Returns whether {@link org.tandemchess.search.api.SearchSettings#tuned} may say anything. */
  public static boolean areTunable() {
    return TUNING;
  }

  /** Returns all numbers, for a table of options that announces them where they are tunable. */
  public static List<SearchParam> all() {
    return List.of(all);
  }

  private void set(String name, int value) {
    SearchParam found =
        Arrays.stream(all)
            .filter(param -> param.name().equals(name))
            .filter(param -> value >= param.least() && value <= param.most())
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException(name + ": " + value));
    values[found.index()] = value;
  }

  private int[] logarithms() {
    int[] table = new int[64 * 64];
    double base = of(REDUCTION_BASE) / 100.0;
    double divisor = of(REDUCTION_DIVISOR) / 100.0;
    for (int depth = 1; depth < 64; depth++) {
      for (int count = 1; count < 64; count++) {
        table[depth << 6 | count] =
            (int) (1024 * (base + Math.log(depth) * Math.log(count) / divisor));
      }
    }
    return table;
  }

  /** Returns a number. */
  int of(SearchParam param) {
    return TUNING ? values[param.index()] : param.usual();
  }

  // Margins, in cp for a node with some plies left; NEVER where there is nothing to prune.

  /**
   * Returns how far the evaluation is above beta where no move need be tried.
   *
   * @param enemyHand what the enemy may drop, packed
   */
  int reverseFutility(int depth, boolean improving, int enemyHand) {
    if (depth > of(REVERSE_FUTILITY_DEPTH)) {
      return NEVER;
    }
    int pieces = Reserves.size(enemyHand);
    return of(REVERSE_FUTILITY_MARGIN) * (improving ? depth - 1 : depth)
        + of(REVERSE_FUTILITY_HAND) * Math.min(pieces, of(REVERSE_FUTILITY_PIECES));
  }

  /** Returns how far the evaluation is below alpha where quiescence is enough. */
  int razoring(int depth) {
    return depth > of(RAZORING_DEPTH) ? NEVER : of(RAZORING_MARGIN) * depth + of(RAZORING_BASE);
  }

  /** Returns how far the evaluation is above beta where a pass is tried. */
  int nullMove(int depth) {
    return depth < of(NULL_MOVE_DEPTH) ? NEVER : of(NULL_MOVE_MARGIN);
  }

  /** Returns the plies by which the search after a pass is reduced. */
  int nullMoveReduction(int depth, int aboveBeta) {
    return of(NULL_MOVE_REDUCTION)
        + depth / of(NULL_MOVE_PLIES)
        + Math.min(of(NULL_MOVE_MOST), aboveBeta / of(NULL_MOVE_CENTIPAWNS));
  }

  /** Returns how far below alpha the evaluation leaves quiet moves without hope. */
  int futility(int depth, boolean improving) {
    return depth > of(FUTILITY_DEPTH)
        ? NEVER
        : of(FUTILITY_BASE)
            + of(FUTILITY_MARGIN) * depth
            + (improving ? of(FUTILITY_IMPROVING) : 0);
  }

  /** Returns what history adds to that. */
  int futilityOf(int quietScore) {
    return quietScore / of(FUTILITY_HISTORY);
  }

  /** Returns how many quiet moves are tried. */
  int lateMoves(int depth, boolean improving) {
    int count = of(LATE_MOVE_COUNT) + depth * depth + depth;
    return improving ? 2 * count : count;
  }

  /** Returns what a move may give away on its square. */
  int see(int depth, boolean tactical, boolean givesCheck) {
    if (tactical) {
      boolean kept = givesCheck || depth > of(SEE_TACTICAL_DEPTH);
      return kept ? NEVER : of(SEE_TACTICAL_MARGIN) * depth;
    }
    if (givesCheck) {
      return depth > of(SEE_CHECK_DEPTH) ? NEVER : of(SEE_CHECK_MARGIN) * depth;
    }
    return depth > of(SEE_QUIET_DEPTH) ? NEVER : of(SEE_QUIET_MARGIN) * depth * depth;
  }

  // Late move reductions, in 1024ths of a ply.

  /** Returns the reduction of the move of a node that comes in some place. */
  int reduction(int depth, int count) {
    int[] table = TUNING ? reductions : USUAL.reductions;
    return table[Math.min(depth, 63) << 6 | Math.min(count, 63)];
  }

  /** Returns what the kind of a node adds to the reductions of its moves. */
  int reductionOf(boolean pv, boolean cutNode, boolean improving) {
    return (cutNode ? of(REDUCTION_CUT_NODE) : 0)
        + (improving ? 0 : of(REDUCTION_NOT_IMPROVING))
        - (pv ? of(REDUCTION_PV) : 0);
  }

  /** Returns what the kind of a move adds to its reduction. */
  int reductionOf(boolean tactical, boolean sharp, int quietScore) {
    return -(tactical ? of(REDUCTION_TACTICAL) : 0)
        - (sharp ? of(REDUCTION_CHECK) : 0)
        - quietScore / of(REDUCTION_HISTORY);
  }

  /** Returns whether the move in some place may be reduced at all. */
  boolean isReduced(int depth, int count, boolean pv, boolean tactical) {
    return depth >= of(REDUCTION_DEPTH)
        && count > of(REDUCTION_COUNT) + (pv ? 1 : 0)
        && (!tactical || count > of(REDUCTION_TACTICAL_COUNT));
  }
}
