package org.tandemchess.lab.latency;

import java.util.List;

/** The words of a protocol in which a program is measured. */
public enum ProbeDialect {
  /** Board A in a line of its own, so that stop is answered by a move; board B rests. */
  UBI("ubi", "ubiok", "go board A infinite"),

  /** Board A alone, with the reserves that it has. */
  UCI("uci\nsetoption name UCI_Variant value bughouse", "uciok", "go infinite");

  private final String greeting;
  private final String greeted;
  private final String go;

  ProbeDialect(String greeting, String greeted, String go) {
    this.greeting = greeting;
    this.greeted = greeted;
    this.go = go;
  }

  List<String> greeting() {
    return greeting.lines().toList();
  }

  String greeted() {
    return greeted;
  }

  /** Returns the lines that begin a search of board A without an end. */
  List<String> search(String position) {
    String board = position.substring(0, position.indexOf('|')).strip();
    return switch (this) {
      case UBI -> List.of("position board A bfen " + board, go);
      case UCI -> List.of("position fen " + board, go);
    };
  }
}
