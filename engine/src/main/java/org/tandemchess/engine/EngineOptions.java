package org.tandemchess.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.brain.BrainSettings;
import org.tandemchess.engine.option.BookChoice;
import org.tandemchess.engine.option.OptionSpec;
import org.tandemchess.engine.option.OptionSpecs;
import org.tandemchess.engine.option.OptionValues;
import org.tandemchess.engine.option.Read;
import org.tandemchess.engine.option.Setting;
import org.tandemchess.engine.team.StrategyOptions;
import org.tandemchess.rules.core.RulePresets;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.search.api.SearchSettings;

/**
 * The values of all options of the engine. Each option is declared once: here, in {@link
 * StrategyOptions} or in {@link EvaluationSpecs}. {@link #with} sets one by its declaration, {@link
 * #change} by what a user wrote. Immutable.
 */
public final class EngineOptions {
  /** Megabytes of both transposition tables together, as far as the process has so much. */
  public static final OptionSpec.Spin HASH = new OptionSpec.Spin("Hash", 64, 2, 16384);

  /** Threads that think about one board. */
  public static final OptionSpec.Spin THREADS = new OptionSpec.Spin("Threads", 1, 1, 64);

  /** What becomes of messages between partners. */
  public static final OptionSpec.Combo<TeamMessageMode> TEAM_MESSAGE_MODE =
      new OptionSpec.Combo<>(
          "TeamMessageMode", TeamMessageMode.CONSIDER, List.of(TeamMessageMode.values()));

  /** Whether boards are analysed while nobody asks for a move. */
  public static final OptionSpec.Check PONDER = new OptionSpec.Check("Ponder", false);

  /** How many best lines to tell. */
  public static final OptionSpec.Spin MULTI_PV = new OptionSpec.Spin("MultiPV", 1, 1, 64);

  /**
   * The rule sheet of bughouse that a session plays by. It is none of the values here: positions
   * carry their rules to the engine.
   */
  public static final OptionSpec.Rules RULES =
      new OptionSpec.Rules("Rules", RuleSet.BUGHOUSE, RulePresets.BUGHOUSE);

  private static final OptionSpec.Check OWN_BOOK = new OptionSpec.Check("OwnBook", false);
  private static final OptionSpec.BookFile BOOK_FILE =
      new OptionSpec.BookFile("BookFile", BookChoice.BUILT_IN);
  private static final OptionSpec.Spin BOOK_SEED =
      new OptionSpec.Spin("BookSeed", 0, 0, Integer.MAX_VALUE);
  private static final OptionSpec.Spin MOVE_OVERHEAD =
      new OptionSpec.Spin("Move Overhead", 30, 0, 5000);
  private static final OptionSpec.Check LIMIT_STRENGTH =
      new OptionSpec.Check("UCI_LimitStrength", false);
  private static final OptionSpec.Spin ELO =
      new OptionSpec.Spin("UCI_Elo", Strength.USUAL, Strength.WEAKEST, Strength.STRONGEST);

  /** What matters to one who plays one board and has a partner, in the order to show it. */
  public static final List<OptionSpec<?>> PARTNER_SPECS =
      List.of(
          HASH,
          THREADS,
          TEAM_MESSAGE_MODE,
          PONDER,
          OWN_BOOK,
          BOOK_FILE,
          BOOK_SEED,
          MULTI_PV,
          MOVE_OVERHEAD,
          LIMIT_STRENGTH,
          ELO);

  /**
   * What matters to one who plays both boards of a match, in the order to show it; this is all that
   * any engine understands.
   */
  public static final List<OptionSpec<?>> SPECS =
      joined(
          PARTNER_SPECS,
          joined(Brains.USUAL.options(), joined(EvaluationSpecs.ALL, SearchParamSpecs.ALL)));

  /** What matters to one who plays a game on one board: there is no partner. */
  public static final List<OptionSpec<?>> SINGLE_SPECS =
      List.of(
          HASH,
          THREADS,
          PONDER,
          OWN_BOOK,
          BOOK_FILE,
          BOOK_SEED,
          MULTI_PV,
          MOVE_OVERHEAD,
          LIMIT_STRENGTH,
          ELO);

  /** What holds until somebody sets something else, as declared. */
  public static final EngineOptions DEFAULT = new EngineOptions(OptionValues.INITIAL);

  private static final OptionSpecs BY_NAME = new OptionSpecs(SPECS);

  private final OptionValues values;

  private EngineOptions(OptionValues values) {
    this.values = values;
  }

  /** Returns the declaration of an option of any engine, by its name in any case. */
  public static Optional<OptionSpec<?>> find(String name) {
    return BY_NAME.find(name);
  }

  /**
   * Returns these options with one changed as a user wrote it.
   *
   * @param name in any case
   * @param value null if there is none
   */
  public Read<EngineOptions> change(String name, @Nullable String value) {
    return BY_NAME.read(name, value).map(this::with);
  }

  /** Returns these options with one changed. */
  public EngineOptions with(Setting<?> setting) {
    return new EngineOptions(values.with(setting));
  }

  /**
   * Returns these options with one changed.
   *
   * @throws IllegalArgumentException if the option may not have this value
   */
  public <T> EngineOptions with(OptionSpec<T> spec, T value) {
    return with(new Setting<>(spec, value));
  }

  /** Returns the value of an option. */
  public <T> T get(OptionSpec<T> spec) {
    return values.get(spec);
  }

  /** Returns megabytes of both transposition tables together. */
  public int hash() {
    return get(HASH);
  }

  /** Returns how many threads think about one board. */
  public int threads() {
    return get(THREADS);
  }

  /** Returns what becomes of messages between partners. */
  public TeamMessageMode teamMessageMode() {
    return get(TEAM_MESSAGE_MODE);
  }

  /** Returns whether boards are analysed while nobody asks for a move. */
  public boolean ponder() {
    return get(PONDER);
  }

  /** Returns whether opening moves are played from the book. */
  public boolean ownBook() {
    return get(OWN_BOOK);
  }

  /** Returns the book that opening moves come from. */
  public BookChoice book() {
    return get(BOOK_FILE);
  }

  /** Returns what decides among the moves of a book; 0 for another choice in each game. */
  public int bookSeed() {
    return get(BOOK_SEED);
  }

  /** Returns how many best lines to tell. */
  public int multiPv() {
    return get(MULTI_PV);
  }

  /** Returns the milliseconds that each move loses on its way. */
  public int moveOverhead() {
    return get(MOVE_OVERHEAD);
  }

  /** Returns how well the engine plays at most. */
  public Strength strength() {
    return new Strength(get(LIMIT_STRENGTH), get(ELO));
  }

  /** Returns what steers how the two boards of a team are played together. */
  public StrategyOptions strategy() {
    return StrategyOptions.of(values);
  }

  /** Returns what a brain needs to know. */
  BrainSettings brainSettings() {
    SearchSettings search =
        new SearchSettings(
            Math.min(hash(), HashMemory.most()),
            // A horizon in nodes holds for one thread.
            strength().limited() ? 1 : threads(),
            multiPv(),
            EvaluationSpecs.values(values),
            EvaluationSpecs.checkingDropPlies(values),
            SearchParamSpecs.tuned(values));
    return new BrainSettings(search, moveOverhead(), values);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof EngineOptions options && values.equals(options.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  /** Returns what is not as declared. */
  @Override
  public String toString() {
    return values.toString();
  }

  private static List<OptionSpec<?>> joined(
      List<? extends OptionSpec<?>> first, List<? extends OptionSpec<?>> second) {
    List<OptionSpec<?>> all = new ArrayList<>(first);
    all.addAll(second);
    return List.copyOf(all);
  }
}
