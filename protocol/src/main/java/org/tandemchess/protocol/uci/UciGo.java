package org.tandemchess.protocol.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.brain.Limits;
import org.tandemchess.protocol.text.Tokens;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.api.Release;

/**
 * The words behind {@code go}: in any order, unknown ones passed over, a value taken only if it is
 * a number, so that a keyword whose value is missing swallows nothing. Used by one thread.
 */
final class UciGo {
  private @Nullable Long moveTime;
  private @Nullable Long depth;
  private @Nullable Long nodes;
  private @Nullable Long mate;
  private boolean infinite;
  private boolean ponder;
  private boolean byClock;
  private Clocks clocks = Clocks.NONE;
  private final List<String> searchMoves = new ArrayList<>();

  private UciGo() {}

  static UciGo read(Tokens words) {
    UciGo go = new UciGo();
    int index = 1;
    while (index < words.size()) {
      index = go.take(words, index);
    }
    return go;
  }

  /** Takes the keyword at an index with its values; returns the index behind them. */
  private int take(Tokens words, int index) {
    String word = words.get(index).toLowerCase(Locale.ROOT);
    switch (word) {
      case "infinite" -> infinite = true;
      case "ponder" -> ponder = true;
      case "searchmoves" -> {
        return takeMoves(words, index + 1);
      }
      default -> {
        Long number = Tokens.number(words.getOrEmpty(index + 1));
        return number != null && takeNumber(word, number) ? index + 2 : index + 1;
      }
    }
    return index + 1;
  }

  private boolean takeNumber(String word, long number) {
    switch (word) {
      case "movetime" -> moveTime = number;
      case "depth" -> depth = number;
      case "nodes" -> nodes = number;
      case "mate" -> mate = number;
      case "wtime" -> takeClock(Seat.A_WHITE, number);
      case "btime" -> takeClock(Seat.A_BLACK, number);
      case "winc" -> clocks = clocks.withIncrements(number, clocks.blackIncrement());
      case "binc" -> clocks = clocks.withIncrements(clocks.whiteIncrement(), number);
      case "movestogo" -> clocks = clocks.withMovesToGo(toInt(number));
      default -> {
        return false;
      }
    }
    return true;
  }

  private void takeClock(Seat seat, long millis) {
    clocks = clocks.with(seat, Math.max(1, millis));
    byClock = true;
  }

  /** Takes words as long as they look like moves: a digit is in each. */
  private int takeMoves(Tokens words, int from) {
    int index = from;
    while (index < words.size() && hasDigit(words.get(index))) {
      searchMoves.add(words.get(index));
      index++;
    }
    return index;
  }

  private static boolean hasDigit(String word) {
    for (int i = 0; i < word.length(); i++) {
      if (word.charAt(i) >= '0' && word.charAt(i) <= '9') {
        return true;
      }
    }
    return false;
  }

  Clocks clocks() {
    return clocks;
  }

  /** Returns the moves to consider as they were written; none means all. */
  List<String> searchMoves() {
    return List.copyOf(searchMoves);
  }

  /**
   * Returns how long to think.
   *
   * @param moves the moves to consider; none means all
   */
  Limits limits(long receivedNanos, List<Move> moves) {
    Release asked = ponder ? Release.ON_HIT : Release.AT_LIMIT;
    return new Limits(
        receivedNanos,
        moveTime == null ? OptionalLong.empty() : OptionalLong.of(moveTime),
        optionalInt(depth),
        nodes == null ? OptionalLong.empty() : OptionalLong.of(nodes),
        optionalInt(mate),
        byClock,
        infinite ? Release.ON_STOP : asked,
        moves);
  }

  private static OptionalInt optionalInt(@Nullable Long value) {
    return value == null ? OptionalInt.empty() : OptionalInt.of(toInt(value));
  }

  private static int toInt(long value) {
    return Math.clamp(value, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }
}
