package org.tandemchess.protocol.uci;

import org.jspecify.annotations.Nullable;

/**
 * What {@code bestmove} says where there is no move. No message of a host tells which it is used
 * to; most hosts read the first, those of the STK engine the second.
 */
public enum NoMove {
  NONE("(none)"),
  ZEROS("0000");

  private final String word;

  NoMove(String word) {
    this.word = word;
  }

  /** Returns the one of a word, or null if it is neither. */
  public static @Nullable NoMove named(String word) {
    return switch (word) {
      case "(none)" -> NONE;
      case "0000" -> ZEROS;
      default -> null;
    };
  }

  /** Returns what is written. */
  String word() {
    return word;
  }
}
