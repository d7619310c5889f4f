package org.tandemchess.protocol.client;

import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tandemchess.play.player.Answer.Thought;
import org.tandemchess.search.api.Score;

/** What engines print about their thinking. Stateless. */
final class ThoughtText {
  private static final int LONGEST_MATE = 1000;
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  /** Depth, score, centiseconds, nodes; the depth may bear a dot or another mark. */
  private static final Pattern XBOARD =
      Pattern.compile("(\\d{1,4})\\D?\\s+([-+]?\\d{1,9})\\s+(\\d+)\\s+(\\d{1,18})(\\s.*)?");

  private ThoughtText() {}

  /** Returns whether a line of UCI or UBI tells the score of the best line of moves. */
  static boolean isScored(String info) {
    return info.contains(" score ")
        && !info.contains("bound")
        && (!info.contains(" multipv ") || info.contains(" multipv 1 "));
  }

  /** Reads an info line of UCI or UBI; what cannot be read is absent. */
  static Thought info(String line) {
    String[] words = BLANKS.split(line.strip(), -1);
    OptionalInt depth = OptionalInt.empty();
    OptionalInt score = OptionalInt.empty();
    OptionalLong nodes = OptionalLong.empty();
    for (int i = 1; i + 1 < words.length && !words[i].equals("pv"); i++) {
      switch (words[i]) {
        case "depth" -> depth = integer(words[i + 1]);
        case "nodes" -> nodes = number(words[i + 1]);
        case "cp" -> score = integer(words[i + 1]);
        case "mate" -> score = mate(integer(words[i + 1]));
        default -> {}
      }
    }
    return new Thought(depth, score, nodes);
  }

  /** Returns whether a line is one of XBoard's thinking output. */
  static boolean isXBoard(String line) {
    return !line.isEmpty() && Character.isDigit(line.charAt(0)) && XBOARD.matcher(line).matches();
  }

  /** Reads a line of XBoard's thinking output; nothing at all if it is another line. */
  static Thought xboard(String line) {
    Matcher matcher = XBOARD.matcher(line);
    if (!matcher.matches()) {
      return Thought.NONE;
    }
    int score = Integer.parseInt(matcher.group(2));
    int beyond = Math.abs(score) - Score.MATE_BASE;
    int moves = beyond > LONGEST_MATE ? 0 : beyond; // some engines count from another number
    return new Thought(
        integer(matcher.group(1)),
        OptionalInt.of(beyond < 0 ? score : Integer.signum(score) * (Score.MATE_BASE - moves)),
        number(matcher.group(4)));
  }

  private static OptionalInt mate(OptionalInt moves) {
    if (moves.isEmpty()) {
      return moves;
    }
    int count = Math.clamp(moves.getAsInt(), -LONGEST_MATE, LONGEST_MATE);
    return OptionalInt.of(new Score.Mate(count).inCentipawns(Score.MATE_BASE));
  }

  private static OptionalInt integer(String word) {
    OptionalLong value = number(word);
    return value.isPresent()
        ? OptionalInt.of(Math.clamp(value.getAsLong(), -10_000_000, 10_000_000))
        : OptionalInt.empty();
  }

  private static OptionalLong number(String word) {
    boolean isNumber = word.matches("[-+]?\\d{1,18}");
    return isNumber ? OptionalLong.of(Long.parseLong(word)) : OptionalLong.empty();
  }
}
