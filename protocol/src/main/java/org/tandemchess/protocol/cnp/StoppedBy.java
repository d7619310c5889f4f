package org.tandemchess.protocol.cnp;

import org.tandemchess.search.api.StopReason;

/** What ended a search, in the words of the protocol. */
enum StoppedBy {
  DEPTH(CnpNames.DEPTH),
  NODES(CnpNames.NODES),
  MATE(CnpNames.MATE),
  TIME(CnpNames.BY_TIME),
  MAX_TIME(CnpNames.BY_MAX_TIME),
  BOOK(CnpNames.BY_BOOK),
  ONLY_MOVE(CnpNames.BY_ONLY_MOVE),
  HORIZON(CnpNames.BY_HORIZON),
  GAME_OVER(CnpNames.BY_GAME_OVER),
  /** The client asked for the best move so far. */
  STOP(CnpNames.BY_STOP);

  private final String word;

  StoppedBy(String word) {
    this.word = word;
  }

  String word() {
    return word;
  }

  /** Returns the word for why the thinking ended. */
  static StoppedBy of(StopReason reason) {
    return switch (reason) {
      case DEPTH, CHANGED -> DEPTH;
      case NODES -> NODES;
      case TIME -> TIME;
      case MATE -> MATE;
      case ONLY_MOVE -> ONLY_MOVE;
      case BOOK -> BOOK;
      case HORIZON -> HORIZON;
      case NO_MOVE -> GAME_OVER;
      case STOPPED, SUPERSEDED, FAILED -> STOP;
    };
  }
}
