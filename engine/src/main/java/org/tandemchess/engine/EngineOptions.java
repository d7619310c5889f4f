package org.tandemchess.engine;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.tandemchess.search.api.SearchSettings;

/**
 * All options of the engine; {@link #SPECS} declares each once, {@link #change} sets one.
 *
 * @param hash megabytes of both transposition tables together
 * @param threads threads that think about one board
 * @param teamMessageMode what becomes of messages between partners
 * @param ponder whether boards are analysed while nobody asks for a move
 * @param ownBook whether opening moves are played from the book
 * @param multiPv best lines to tell
 * @param moveOverhead milliseconds that each move loses on its way
 * @param strength how well {@link SingleEngine} plays at most
 */
public record EngineOptions(
    int hash,
    int threads,
    TeamMessageMode teamMessageMode,
    boolean ponder,
    boolean ownBook,
    int multiPv,
    int moveOverhead,
    Strength strength) {

  private static final OptionSpec.Spin HASH = new OptionSpec.Spin("Hash", 64, 2, 16384);
  private static final OptionSpec.Spin THREADS = new OptionSpec.Spin("Threads", 1, 1, 64);
  private static final OptionSpec.Combo TEAM_MESSAGE_MODE =
      new OptionSpec.Combo("TeamMessageMode", "consider", List.of("ignore", "consider", "full"));
  private static final OptionSpec.Check PONDER = new OptionSpec.Check("Ponder", false);
  private static final OptionSpec.Check OWN_BOOK = new OptionSpec.Check("OwnBook", false);
  private static final OptionSpec.Spin MULTI_PV = new OptionSpec.Spin("MultiPV", 1, 1, 64);
  private static final OptionSpec.Spin MOVE_OVERHEAD =
      new OptionSpec.Spin("Move Overhead", 30, 0, 5000);
  private static final OptionSpec.Check LIMIT_STRENGTH =
      new OptionSpec.Check("UCI_LimitStrength", false);
  private static final OptionSpec.Spin ELO =
      new OptionSpec.Spin("UCI_Elo", Strength.USUAL, Strength.WEAKEST, Strength.STRONGEST);

  /** The declarations in the order in which they are shown. */
  public static final List<OptionSpec> SPECS =
      List.of(HASH, THREADS, TEAM_MESSAGE_MODE, PONDER, OWN_BOOK, MULTI_PV, MOVE_OVERHEAD);

  /** The declarations that matter to {@link SingleEngine}: there is no partner, but a strength. */
  public static final List<OptionSpec> SINGLE_SPECS =
      List.of(HASH, THREADS, PONDER, OWN_BOOK, MULTI_PV, MOVE_OVERHEAD, LIMIT_STRENGTH, ELO);

  /** What holds until somebody sets something else, as {@link #SPECS} declares it. */
  public static final EngineOptions DEFAULT =
      new EngineOptions(
          HASH.initial(),
          THREADS.initial(),
          TeamMessageMode.CONSIDER,
          PONDER.initial(),
          OWN_BOOK.initial(),
          MULTI_PV.initial(),
          MOVE_OVERHEAD.initial(),
          Strength.FULL);

  /** What came of an attempt to set an option. */
  public sealed interface Change {

    /** The option has its new value; a number out of range became the nearest one in it. */
    record Made(EngineOptions options) implements Change {}

    /** Everything is as it was. */
    record Refused(String reason) implements Change {}
  }

  /**
   * Returns these options with one changed.
   *
   * @param name in any case
   * @param value as the user wrote it; null if he wrote none
   */
  public Change change(String name, @Nullable String value) {
    OptionSpec spec = find(name);
    if (spec == null) {
      return new Change.Refused("unknown option: " + name);
    }
    if (value == null) {
      return new Change.Refused(spec.name() + " needs a value");
    }
    return switch (spec) {
      case OptionSpec.Spin spin -> changeSpin(spin, value.strip());
      case OptionSpec.Check check -> changeCheck(check, value.strip());
      case OptionSpec.Combo combo -> changeCombo(combo, value.strip());
    };
  }

  private static @Nullable OptionSpec find(String name) {
    for (List<OptionSpec> specs : List.of(SPECS, SINGLE_SPECS)) {
      for (OptionSpec spec : specs) {
        if (spec.name().equalsIgnoreCase(name)) {
          return spec;
        }
      }
    }
    return null;
  }

  private Change changeSpin(OptionSpec.Spin spin, String text) {
    long number;
    try {
      number = Long.parseLong(text);
    } catch (NumberFormatException e) {
      return new Change.Refused(spin.name() + " needs a whole number, not: " + text);
    }
    int value = Math.clamp(number, spin.min(), spin.max());
    if (spin.equals(HASH)) {
      return made(value, threads, ponder, ownBook, multiPv, moveOverhead, strength);
    } else if (spin.equals(THREADS)) {
      return made(hash, value, ponder, ownBook, multiPv, moveOverhead, strength);
    } else if (spin.equals(MULTI_PV)) {
      return made(hash, threads, ponder, ownBook, value, moveOverhead, strength);
    } else if (spin.equals(ELO)) {
      Strength next = new Strength(strength.limited(), value);
      return made(hash, threads, ponder, ownBook, multiPv, moveOverhead, next);
    } else {
      return made(hash, threads, ponder, ownBook, multiPv, value, strength);
    }
  }

  private Change changeCheck(OptionSpec.Check check, String text) {
    String word = text.toLowerCase(Locale.ROOT);
    if (!word.equals("true") && !word.equals("false")) {
      return new Change.Refused(check.name() + " needs true or false, not: " + text);
    }
    boolean value = word.equals("true");
    if (check.equals(PONDER)) {
      return made(hash, threads, value, ownBook, multiPv, moveOverhead, strength);
    } else if (check.equals(OWN_BOOK)) {
      return made(hash, threads, ponder, value, multiPv, moveOverhead, strength);
    } else {
      Strength next = new Strength(value, strength.elo());
      return made(hash, threads, ponder, ownBook, multiPv, moveOverhead, next);
    }
  }

  private Change changeCombo(OptionSpec.Combo combo, String text) {
    for (TeamMessageMode mode : TeamMessageMode.values()) {
      if (mode.word().equalsIgnoreCase(text)) {
        return new Change.Made(
            new EngineOptions(
                hash, threads, mode, ponder, ownBook, multiPv, moveOverhead, strength));
      }
    }
    String choices = String.join(", ", combo.choices());
    return new Change.Refused(combo.name() + " is one of " + choices + ", not: " + text);
  }

  private Change made(
      int newHash,
      int newThreads,
      boolean newPonder,
      boolean newOwnBook,
      int newMultiPv,
      int newMoveOverhead,
      Strength newStrength) {
    return new Change.Made(
        new EngineOptions(
            newHash,
            newThreads,
            teamMessageMode,
            newPonder,
            newOwnBook,
            newMultiPv,
            newMoveOverhead,
            newStrength));
  }

  /** Returns what the search of a game on one board needs to know. */
  SearchSettings singleSettings() {
    // A horizon in nodes holds for one thread.
    return new SearchSettings(hash, strength.limited() ? 1 : threads, multiPv);
  }

  /** Returns what the search of one board needs to know; each board has half of the hash. */
  SearchSettings searchSettings() {
    return new SearchSettings(Math.max(1, hash / 2), threads, multiPv);
  }
}
