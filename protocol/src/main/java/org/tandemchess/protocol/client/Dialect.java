package org.tandemchess.protocol.client;

import java.util.Locale;
import java.util.Optional;

/** How a foreign engine is talked to. */
public enum Dialect {
  /** UBI 1.x: both boards and four clocks in one line; one process can play a whole team. */
  UBI(true),
  /** UBI 0.1: a board a line; one process can play a whole team. */
  UBI0(true),
  /** UCI with {@code UCI_Variant bughouse} and reserves in the FEN; one process a board. */
  UCI(false),
  /** UCI over both boards with joint moves; one process plays a whole team. */
  UCI2(true),
  /** XBoard with {@code variant bughouse} and {@code holding}; one process a board. */
  XBOARD(false);

  private final boolean bothBoards;

  Dialect(boolean bothBoards) {
    this.bothBoards = bothBoards;
  }

  /** Returns whether one process can play both boards of a team. */
  public boolean playsBothBoards() {
    return bothBoards;
  }

  /** Returns the name that people write, such as {@code ubi0}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the word that an engine is greeted by, which dialects of one family share. */
  public String greets() {
    return switch (this) {
      case UBI, UBI0 -> "ubi";
      case UCI, UCI2 -> "uci";
      case XBOARD -> "xboard";
    };
  }

  /** Returns the dialect that people call so. */
  public static Optional<Dialect> named(String word) {
    for (Dialect dialect : values()) {
      if (dialect.word().equals(word)) {
        return Optional.of(dialect);
      }
    }
    return Optional.empty();
  }
}
