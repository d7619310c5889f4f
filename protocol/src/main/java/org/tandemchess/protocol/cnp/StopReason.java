package org.tandemchess.protocol.cnp;

/** What ended a search. */
enum StopReason {
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

  StopReason(String word) {
    this.word = word;
  }

  String word() {
    return word;
  }
}
