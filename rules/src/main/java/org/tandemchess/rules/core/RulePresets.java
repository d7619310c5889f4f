package org.tandemchess.rules.core;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tandemchess.rules.core.RuleSet.DropAggression;
import org.tandemchess.rules.core.RuleSet.MateTest;
import org.tandemchess.rules.core.RuleSet.Promotion;
import org.tandemchess.rules.core.RuleSet.Repetition;
import org.tandemchess.rules.core.RuleSet.Stalemate;

/**
 * The rule sheets that people choose by name. What each decides, with its sources, stands in
 * docs/rules.md.
 */
public final class RulePresets {

  /** Threefold draws on one board; how reserves count is not published, so here they do. */
  public static final RuleSet CHESS_COM =
      bughouse("chess.com").repetition(Repetition.WITH_RESERVE).build();

  /** A player without a move who is not in check draws; repetitions draw only when claimed. */
  public static final RuleSet FICS = bughouse("fics").stalemate(Stalemate.DRAW).build();

  /** Nothing draws, and who has no move waits. */
  public static final RuleSet PYCHESS = bughouse("pychess").build();

  /** The usual sheet of bughouse.pro: repetitions draw, but each drop starts the count anew. */
  public static final RuleSet INTERNATIONAL =
      bughouse("international").repetition(Repetition.BOARD_ONLY_DROPS_RESET).build();

  /** The sheet of bughouse.pro in which no drop may mate on its board. */
  public static final RuleSet MODERN =
      INTERNATIONAL.toBuilder("modern")
          .dropAggression(DropAggression.NO_BOARD_MATE)
          .pawnDropRanks(2, 6)
          .build();

  /** As the engine Hivemind counts draws: repetitions of a board, and fifty moves. */
  public static final RuleSet HIVEMIND =
      bughouse("hivemind").repetition(Repetition.BOARD_ONLY).fiftyMoves(true).build();

  /** Doorgeefschaak: no drop may give check. */
  public static final RuleSet DUTCH =
      bughouse("dutch").dropAggression(DropAggression.NO_CHECK).build();

  /** Czech tournaments: pawns become queens or knights, and a drawn board draws the match. */
  public static final RuleSet WBN =
      bughouse("wbn").promotion(Promotion.QUEEN_KNIGHT).stalemate(Stalemate.DRAW).build();

  /** A German club's: a rook dropped in its corner castles with a king that never moved. */
  public static final RuleSet KUPPENHEIM =
      bughouse("kuppenheim").castleWithDroppedRook(true).build();

  /** Ends as crazyhouse has them: a check that no piece in hand answers is mate. */
  public static final RuleSet IN_HAND =
      bughouse("in-hand")
          .mate(MateTest.IN_HAND)
          .stalemate(Stalemate.DRAW)
          .repetition(Repetition.WITH_RESERVE)
          .build();

  /** All sheets of bughouse, the usual one first. */
  public static final List<RuleSet> BUGHOUSE =
      List.of(
          RuleSet.BUGHOUSE,
          CHESS_COM,
          FICS,
          PYCHESS,
          INTERNATIONAL,
          MODERN,
          HIVEMIND,
          DUTCH,
          WBN,
          KUPPENHEIM,
          IN_HAND);

  /** All sheets. */
  public static final List<RuleSet> ALL =
      Stream.concat(
              Stream.of(RuleSet.CHESS, RuleSet.CHESS960, RuleSet.CRAZYHOUSE), BUGHOUSE.stream())
          .toList();

  /** As many letters may be wrong in a name for it to be recognized. */
  private static final int MOST_SLIPS = 2;

  private RulePresets() {}

  /** Returns the sheet of a name, any case, with or without its dots and dashes. */
  public static Optional<RuleSet> named(String name) {
    return named(name, ALL);
  }

  /**
   * Returns the sheet of a name, any case, with or without its dots and dashes.
   *
   * @param choices to choose from
   */
  public static Optional<RuleSet> named(String name, List<RuleSet> choices) {
    String letters = letters(name);
    return choices.stream().filter(sheet -> letters(sheet.name()).equals(letters)).findFirst();
  }

  /**
   * Returns what was expected where a name is none of the choices: all of them, and the one that
   * was probably meant.
   */
  public static String expected(String name, List<RuleSet> choices) {
    String names = choices.stream().map(RuleSet::name).collect(Collectors.joining(", "));
    String letters = letters(name);
    String meant =
        choices.stream()
            .map(RuleSet::name)
            .filter(choice -> isNear(letters, letters(choice)))
            .min(Comparator.comparingInt(choice -> EditDistance.between(letters, letters(choice))))
            .map(choice -> " (did you mean " + choice + "?)")
            .orElse("");
    return "one of " + names + meant;
  }

  private static RuleSet.Builder bughouse(String name) {
    return RuleSet.BUGHOUSE.toBuilder(name);
  }

  private static String letters(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
  }

  private static boolean isNear(String text, String name) {
    return text.length() > MOST_SLIPS
        && (EditDistance.between(text, name) <= MOST_SLIPS
            || name.startsWith(text)
            || text.startsWith(name));
  }
}
