package org.tandemchess.protocol.ubi;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.brain.Limits;
import org.tandemchess.protocol.text.Tokens;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.search.api.Release;

/**
 * Collects the words behind {@code go board A}: in any order, unknown ones passed over, a value
 * taken only if it is a number, so that a keyword whose value is missing swallows nothing.
 */
final class GoWords {
  private @Nullable Long moveTime;
  private @Nullable Long depth;
  private @Nullable Long nodes;
  private @Nullable Long mate;
  private @Nullable Long whiteTime;
  private @Nullable Long blackTime;
  private @Nullable Long whiteIncrement;
  private @Nullable Long blackIncrement;
  private boolean infinite;
  private final List<String> searchMoves = new ArrayList<>();

  private GoWords() {}

  static UbiCommand.Go read(BoardId board, Tokens tokens, int from) {
    GoWords words = new GoWords();
    int index = from;
    while (index < tokens.size()) {
      index = words.take(tokens, index);
    }
    return words.command(board);
  }

  /** Takes the keyword at an index with its values; returns the index behind them. */
  private int take(Tokens tokens, int index) {
    String word = tokens.get(index).toLowerCase(Locale.ROOT);
    String next = tokens.getOrEmpty(index + 1);
    @Nullable Long number = Tokens.number(next);
    switch (word) {
      case "infinite" -> infinite = true;
      case "searchmoves" -> {
        return takeMoves(tokens, index + 1);
      }
      case "movetime" -> moveTime = number == null ? moveTime : number;
      case "depth" -> depth = number == null ? depth : number;
      case "nodes" -> nodes = number == null ? nodes : number;
      case "mate" -> mate = number == null ? mate : number;
      case "wtime" -> whiteTime = number == null ? whiteTime : UbiParser.clockMillis(next);
      case "btime" -> blackTime = number == null ? blackTime : UbiParser.clockMillis(next);
      case "winc" -> whiteIncrement = number == null ? whiteIncrement : number;
      case "binc" -> blackIncrement = number == null ? blackIncrement : number;
      default -> {
        return index + 1;
      }
    }
    return word.equals("infinite") || number == null ? index + 1 : index + 2;
  }

  /** Takes words as long as they look like moves: a digit or an at sign is in each. */
  private int takeMoves(Tokens tokens, int from) {
    int index = from;
    while (index < tokens.size() && looksLikeMove(tokens.get(index))) {
      searchMoves.add(tokens.get(index));
      index++;
    }
    return index;
  }

  private static boolean looksLikeMove(String word) {
    for (int i = 0; i < word.length(); i++) {
      char letter = word.charAt(i);
      if (letter == '@' || letter >= '0' && letter <= '9') {
        return true;
      }
    }
    return false;
  }

  private UbiCommand.Go command(BoardId board) {
    boolean clocked = whiteTime != null || blackTime != null;
    Limits limits =
        Limits.received(0)
            .withMoveMillis(optional(moveTime))
            .withDepth(optionalInt(depth))
            .withNodes(optional(nodes))
            .withMate(optionalInt(mate))
            .withClock(clocked)
            .withRelease(infinite ? Release.ON_STOP : Release.AT_LIMIT);
    return new UbiCommand.Go(
        board,
        limits,
        optional(whiteTime),
        optional(blackTime),
        optional(whiteIncrement),
        optional(blackIncrement),
        searchMoves);
  }

  private static OptionalLong optional(@Nullable Long value) {
    return value == null ? OptionalLong.empty() : OptionalLong.of(value);
  }

  private static OptionalInt optionalInt(@Nullable Long value) {
    return value == null
        ? OptionalInt.empty()
        : OptionalInt.of(Math.clamp(value, Integer.MIN_VALUE, Integer.MAX_VALUE));
  }
}
