package org.tandemchess.app;

import org.jspecify.annotations.Nullable;

/** What hosts and this program may speak on standard input and output. */
enum Protocol {
  UBI,
  UCI,
  XBOARD,
  CNP;

  /** Returns the protocol of a name in lower case, or null if there is none. */
  static @Nullable Protocol named(String name) {
    return switch (name) {
      case "ubi" -> UBI;
      case "uci" -> UCI;
      case "xboard" -> XBOARD;
      case "cnp" -> CNP;
      default -> null;
    };
  }
}
