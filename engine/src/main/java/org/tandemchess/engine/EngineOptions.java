package org.tandemchess.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.team.StrategyOptions;
import org.tandemchess.search.api.SearchSettings;

/**
 * The values of all options of the engine. Each option is declared once, here, in {@link
 * StrategySpecs} or in {@link EvaluationSpecs}; {@link #change} sets one by what a user wrote,
 * {@link #with} by its declaration. Immutable.
 */
public final class EngineOptions {
  private static final OptionSpec.Spin HASH = new OptionSpec.Spin("Hash", 64, 2, 16384);
  private static final OptionSpec.Spin THREADS = new OptionSpec.Spin("Threads", 1, 1, 64);
  private static final OptionSpec.Combo TEAM_MESSAGE_MODE =
      new OptionSpec.Combo("TeamMessageMode", "consider", List.of("ignore", "consider", "full"));
  private static final OptionSpec.Check PONDER = new OptionSpec.Check("Ponder", false);
  private static final OptionSpec.Check OWN_BOOK = new OptionSpec.Check("OwnBook", false);
  private static final OptionSpec.BookFile BOOK_FILE =
      new OptionSpec.BookFile("BookFile", BookChoice.BUILT_IN);
  private static final OptionSpec.Spin BOOK_SEED =
      new OptionSpec.Spin("BookSeed", 0, 0, Integer.MAX_VALUE);
  private static final OptionSpec.Spin MULTI_PV = new OptionSpec.Spin("MultiPV", 1, 1, 64);
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
          MOVE_OVERHEAD);

  /** What matters to {@link TandemEngine}, in the order to show it. */
  public static final List<OptionSpec<?>> SPECS =
      joined(PARTNER_SPECS, joined(StrategySpecs.ALL, EvaluationSpecs.ALL));

  /** What matters to {@link SingleEngine}: there is no partner, but a strength. */
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
  public static final EngineOptions DEFAULT = new EngineOptions(Map.of());

  /** By the name of the declaration; only what is not as declared. */
  private final Map<String, Object> values;

  private EngineOptions(Map<String, Object> values) {
    this.values = values;
  }

  /** What came of an attempt to set an option. */
  public sealed interface Change {

    /** The option has its new value; a number out of range became the nearest one in it. */
    record Made(EngineOptions options) implements Change {}

    /** Everything is as it was. */
    record Refused(String reason) implements Change {}
  }

  /** Returns the declaration of an option of any engine, by its name in any case. */
  public static Optional<OptionSpec<?>> find(String name) {
    for (List<OptionSpec<?>> specs : List.of(SPECS, SINGLE_SPECS)) {
      for (OptionSpec<?> spec : specs) {
        if (spec.name().equalsIgnoreCase(name)) {
          return Optional.of(spec);
        }
      }
    }
    return Optional.empty();
  }

  /**
   * Returns these options with one changed.
   *
   * @param name in any case
   * @param value as the user wrote it; null if he wrote none
   */
  public Change change(String name, @Nullable String value) {
    Optional<OptionSpec<?>> found = find(name);
    if (found.isEmpty()) {
      return new Change.Refused("unknown option: " + name);
    }
    OptionSpec<?> spec = found.get();
    if (value == null) {
      return new Change.Refused(spec.name() + " needs a value");
    }
    return change(spec, value.strip());
  }

  private <T> Change change(OptionSpec<T> spec, String text) {
    return switch (spec.read(text)) {
      case Read.Ok<T>(T value) -> new Change.Made(with(spec, value));
      case Read.Refused<T>(String why) -> new Change.Refused(why);
    };
  }

  /**
   * Returns these options with one changed.
   *
   * @throws IllegalArgumentException if the option may not have this value
   */
  public <T> EngineOptions with(OptionSpec<T> spec, T value) {
    if (!spec.allows(value)) {
      throw new IllegalArgumentException(spec + " does not allow " + value);
    }
    Map<String, Object> changed = new HashMap<>(values);
    if (value.equals(spec.initial())) {
      changed.remove(spec.name());
    } else {
      changed.put(spec.name(), value);
    }
    return new EngineOptions(Map.copyOf(changed));
  }

  /** Returns the value of an option. */
  public <T> T get(OptionSpec<T> spec) {
    Object value = values.get(spec.name());
    return value == null ? spec.initial() : spec.type().cast(value);
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
    return TeamMessageMode.of(get(TEAM_MESSAGE_MODE));
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

  /** Returns how well {@link SingleEngine} plays at most. */
  public Strength strength() {
    return new Strength(get(LIMIT_STRENGTH), get(ELO));
  }

  /** Returns what steers how the two boards of a team are played together. */
  public StrategyOptions strategy() {
    return StrategySpecs.values(this);
  }

  /** Returns what the search of a game on one board needs to know. */
  SearchSettings singleSettings() {
    // A horizon in nodes holds for one thread.
    return new SearchSettings(hash(), strength().limited() ? 1 : threads(), multiPv());
  }

  /** Returns what the search of one board needs to know; each board has half of the hash. */
  SearchSettings searchSettings() {
    return new SearchSettings(
        Math.max(1, hash() / 2),
        threads(),
        multiPv(),
        EvaluationSpecs.values(this),
        EvaluationSpecs.checkingDropPlies(this));
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

  private static List<OptionSpec<?>> joined(List<OptionSpec<?>> first, List<OptionSpec<?>> second) {
    List<OptionSpec<?>> all = new ArrayList<>(first);
    all.addAll(second);
    return List.copyOf(all);
  }
}
