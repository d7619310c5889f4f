package org.tandemchess.rules.notation;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.GameEnd.Reason;

/**
 * The end comment of a game, in the words of the servers: {@code P2 checkmated}, {@code P2
 * resigns}, {@code P2 forfeits on time}, {@code Game drawn by repetition}, {@code Game aborted on
 * move 1}.
 */
final class BpgnEnding {
  private static final Map<Reason, String> LOSSES =
      new EnumMap<>(
          Map.of(
              Reason.CHECKMATE, "checkmated",
              Reason.STALEMATE, "stalemated",
              Reason.KING_CAPTURE, "king captured",
              Reason.FLAG, "forfeits on time",
              Reason.RESIGNATION, "resigns"));

  private static final Map<Reason, String> DRAWS =
      new EnumMap<>(
          Map.of(
              Reason.STALEMATE, "stalemate",
              Reason.REPETITION, "repetition",
              Reason.FIFTY_MOVES, "the 50 move rule",
              Reason.INSUFFICIENT_MATERIAL, "insufficient material",
              Reason.FLAG, "both flags down",
              Reason.AGREEMENT, "agreement"));

  private static final Pattern LOSS =
      Pattern.compile("(.+) (" + String.join("|", LOSSES.values()) + ")");

  /** Talk may be of ends; it is marked as what it is. */
  private static final Pattern MARKED = Pattern.compile("[CR]:");

  private static final Pattern DRAW = Pattern.compile("Game drawn(?: by (.*))?");
  private static final Pattern NO_RESULT = Pattern.compile("Game (?:aborted|adjourned).*");

  private BpgnEnding() {}

  /** Returns whether a comment says how a game ended. */
  static boolean isEnding(String text) {
    return !MARKED.matcher(text).lookingAt()
        && (LOSS.matcher(text).matches() || DRAW.matcher(text).matches() || isAborted(text));
  }

  /** Returns whether a comment says that a game ended without a result. */
  static boolean isAborted(String text) {
    return NO_RESULT.matcher(text).matches();
  }

  /**
   * Returns the end that a comment tells, given the players; none if it names nobody, or two seats.
   */
  static Optional<GameEnd> read(String text, Map<String, String> tags) {
    Matcher draw = DRAW.matcher(text);
    if (draw.matches()) {
      String words = draw.group(1) == null ? "" : draw.group(1);
      return Optional.of(GameEnd.draw(reason(DRAWS, words).orElse(Reason.AGREEMENT)));
    }
    Matcher loss = LOSS.matcher(text);
    if (!loss.matches()) {
      return Optional.empty();
    }
    Reason reason = reason(LOSSES, loss.group(2)).orElseThrow();
    return seatOf(loss.group(1), tags).map(seat -> GameEnd.lostBy(seat, reason));
  }

  /**
   * Returns the words for an end; the loser is called by name, or by seat where the name is
   * missing.
   */
  static String write(GameEnd end, Map<String, String> tags) {
    return end.loser()
        .map(seat -> nameOf(seat, tags) + " " + LOSSES.getOrDefault(end.reason(), "resigns"))
        .orElseGet(() -> "Game drawn by " + DRAWS.getOrDefault(end.reason(), "agreement"));
  }

  private static Optional<Reason> reason(Map<Reason, String> words, String text) {
    return words.entrySet().stream()
        .filter(entry -> text.contains(entry.getValue()))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  private static Optional<Seat> seatOf(String name, Map<String, String> tags) {
    List<Seat> seats =
        Arrays.stream(Seat.values()).filter(seat -> name.equals(nameOf(seat, tags))).toList();
    return seats.size() == 1 ? Optional.of(seats.getFirst()) : Optional.empty();
  }

  private static String nameOf(Seat seat, Map<String, String> tags) {
    return tags.getOrDefault(BpgnGame.tagOf(seat), BpgnGame.tagOf(seat));
  }
}
