package org.tandemchess.protocol.ubi;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.tandemchess.engine.brain.TeamMessage;
import org.tandemchess.engine.brain.TeamMessage.Danger;
import org.tandemchess.engine.brain.TeamMessage.Haste;
import org.tandemchess.engine.brain.TeamMessage.Urgency;
import org.tandemchess.protocol.text.Tokens;
import org.tandemchess.rules.core.Role;

/**
 * Team messages as UBI words, the part behind {@code teammsg} and {@code partnermsg}. Stateless.
 */
public final class UbiTeamText {
  private UbiTeamText() {}

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
    Tokens words = new Tokens(text);
    return switch (words.getOrEmpty(0).toLowerCase(Locale.ROOT)) {
      case "need" -> need(words);
      case "stall" -> Optional.of(new TeamMessage.Stall(duration(words)));
      case "play_fast" ->
          Optional.of(
              new TeamMessage.PlayFast(
                  word(Haste.values(), valueOf(words, "reason")).orElse(Haste.PRESSURE)));
      case "material" -> {
        Long value = Tokens.number(words.getOrEmpty(1));
        yield value == null
            ? Optional.empty()
            : Optional.of(new TeamMessage.Material(Math.clamp(value, -1_000_000, 1_000_000)));
      }
      case "threat" -> word(Danger.values(), words.getOrEmpty(1)).map(TeamMessage.Threat::new);
      default -> Optional.empty();
    };
  }

  private static Optional<TeamMessage> need(Tokens words) {
    String piece = words.getOrEmpty(1);
    if (piece.length() != 1) {
      return Optional.empty();
    }
    Urgency urgency = word(Urgency.values(), valueOf(words, "urgency")).orElse(Urgency.MEDIUM);
    return Role.fromLetter(piece.charAt(0))
        .filter(role -> role != Role.KING)
        .map(role -> new TeamMessage.Need(role, urgency));
  }

  private static OptionalInt duration(Tokens words) {
    Long moves = Tokens.number(valueOf(words, "duration"));
    return moves == null ? OptionalInt.empty() : OptionalInt.of(Math.clamp(moves, 0, 1000));
  }

  /** Returns the word behind a keyword, or an empty text. */
  private static String valueOf(Tokens words, String keyword) {
    return words.getOrEmpty(words.find(keyword, 1) + 1);
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
