package org.tandemchess.play.player;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.tandemchess.engine.brain.TeamMessage;
import org.tandemchess.engine.brain.TeamMessage.Danger;
import org.tandemchess.engine.brain.TeamMessage.Haste;
import org.tandemchess.engine.brain.TeamMessage.Urgency;
import org.tandemchess.rules.core.Role;

/**
 * What partners say to each other, as words: those of UBI behind {@code teammsg} and {@code
 * partnermsg}. Stateless.
 */
public final class TeamWords {
  private static final int MOST_MATERIAL = 1_000_000;
  private static final int MOST_MOVES = 1_000;
  private static final Pattern BLANKS = Pattern.compile("[\\x00-\\x20]+");
  private static final Pattern WHOLE_NUMBER = Pattern.compile("[+-]?[0-9]+");

  private TeamWords() {}

  /** Returns the words of a message. */
  public static String format(TeamMessage message) {
    return switch (message) {
      case TeamMessage.Need(Role role, Urgency urgency) ->
          "need " + Character.toLowerCase(role.letter()) + " urgency " + word(urgency);
      case TeamMessage.Stall(OptionalInt moves) ->
          moves.isPresent() ? "stall duration " + moves.getAsInt() : "stall";
      case TeamMessage.PlayFast(Haste reason) -> "play_fast reason " + word(reason);
      case TeamMessage.Material(int centipawns) ->
          "material " + (centipawns < 0 ? "" : "+") + centipawns;
      case TeamMessage.Threat(Danger danger) -> "threat " + word(danger);
    };
  }

  /**
   * Returns the message that a text means, if it is one; what follows a whole one is passed over.
   */
  public static Optional<TeamMessage> parse(String text) {
    List<String> words = BLANKS.splitAsStream(text).filter(word -> !word.isEmpty()).toList();
    return switch (at(words, 0).toLowerCase(Locale.ROOT)) {
      case "need" -> need(words);
      case "stall" -> Optional.of(new TeamMessage.Stall(duration(words)));
      case "play_fast" ->
          Optional.of(
              new TeamMessage.PlayFast(
                  word(Haste.values(), valueOf(words, "reason")).orElse(Haste.PRESSURE)));
      case "material" -> material(at(words, 1));
      case "threat" -> word(Danger.values(), at(words, 1)).map(TeamMessage.Threat::new);
      default -> Optional.empty();
    };
  }

  private static Optional<TeamMessage> need(List<String> words) {
    String piece = at(words, 1);
    if (piece.length() != 1) {
      return Optional.empty();
    }
    Urgency urgency = word(Urgency.values(), valueOf(words, "urgency")).orElse(Urgency.MEDIUM);
    return Role.fromLetter(piece.charAt(0))
        .filter(role -> role != Role.KING)
        .map(role -> new TeamMessage.Need(role, urgency));
  }

  private static OptionalInt duration(List<String> words) {
    return number(valueOf(words, "duration"), 0, MOST_MOVES);
  }

  private static Optional<TeamMessage> material(String text) {
    OptionalInt centipawns = number(text, -MOST_MATERIAL, MOST_MATERIAL);
    return centipawns.isPresent()
        ? Optional.of(new TeamMessage.Material(centipawns.getAsInt()))
        : Optional.empty();
  }

  /** Returns a whole number, the nearest one within bounds; empty if the text is none. */
  private static OptionalInt number(String text, int least, int most) {
    if (!WHOLE_NUMBER.matcher(text).matches()) {
      return OptionalInt.empty();
    }
    try {
      return OptionalInt.of(Math.clamp(Long.parseLong(text), least, most));
    } catch (NumberFormatException e) {
      return OptionalInt.of(text.charAt(0) == '-' ? least : most);
    }
  }

  /** Returns a word, or an empty text beyond the last one. */
  private static String at(List<String> words, int index) {
    return index < words.size() ? words.get(index) : "";
  }

  /** Returns the word behind a keyword, or an empty text. */
  private static String valueOf(List<String> words, String keyword) {
    for (int i = 1; i < words.size(); i++) {
      if (words.get(i).equalsIgnoreCase(keyword)) {
        return at(words, i + 1);
      }
    }
    return "";
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  private static <E extends Enum<E>> Optional<E> word(E[] values, String text) {
    for (E value : values) {
      if (value.name().equalsIgnoreCase(text)) {
        return Optional.of(value);
      }
    }
    return Optional.empty();
  }
}
