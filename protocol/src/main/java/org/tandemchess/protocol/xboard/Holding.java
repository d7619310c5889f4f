package org.tandemchess.protocol.xboard;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.board.Reserves;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Piece;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.notation.HandText;

/**
 * Both hands as a bughouse server tells them: {@code [PN] [Q] BQ}.
 *
 * @param hands all that can be dropped now; absent means none
 * @param arrived the piece that has just come, already among the hands, or null
 */
record Holding(Map<Piece, Integer> hands, @Nullable Piece arrived) {
  private static final Pattern TEXT =
      Pattern.compile("\\[([^\\]]*)\\]\\s*\\[([^\\]]*)\\](?:\\s+([WBwb])([PNBRQpnbrq]))?");

  Holding {
    hands = Map.copyOf(hands);
  }

  /** Returns what is behind the word {@code holding}, if it can be read. */
  static Optional<Holding> read(String text) {
    Matcher matcher = TEXT.matcher(text.strip());
    Map<Piece, Integer> hands = new EnumMap<>(Piece.class);
    boolean sound =
        matcher.matches()
            && addAll(matcher.group(1), Color.WHITE, hands)
            && addAll(matcher.group(2), Color.BLACK, hands);
    if (!sound) {
      return Optional.empty();
    }
    String color = matcher.group(3);
    Piece arrived =
        color == null
            ? null
            : Piece.of(
                color.equalsIgnoreCase("W") ? Color.WHITE : Color.BLACK,
                Role.fromLetter(matcher.group(4).charAt(0)).orElseThrow());
    return Optional.of(new Holding(hands, arrived));
  }

  private static boolean addAll(String letters, Color color, Map<Piece, Integer> hands) {
    return HandText.read(
            letters, (piece, count) -> add(Piece.of(color, piece.role()), count, hands))
        .isEmpty();
  }

  private static void add(Piece piece, int count, Map<Piece, Integer> hands) {
    int most = Reserves.MAX_COUNT;
    if (count > 0) {
      hands.merge(piece, Math.min(most, count), (a, b) -> Math.min(most, a + b));
    }
  }

  /** Returns these hands with one piece fewer. */
  Holding without(Piece piece) {
    Map<Piece, Integer> fewer = new EnumMap<>(Piece.class);
    fewer.putAll(hands);
    fewer.computeIfPresent(piece, (same, count) -> count > 1 ? count - 1 : null);
    return new Holding(fewer, arrived);
  }

  /** Returns how many of a piece there were before the last one arrived. */
  int countBefore(Piece piece) {
    return hands.getOrDefault(piece, 0) - (piece.equals(arrived) ? 1 : 0);
  }
}
