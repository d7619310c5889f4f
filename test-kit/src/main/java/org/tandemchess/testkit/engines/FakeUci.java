package org.tandemchess.testkit.engines;

import org.jspecify.annotations.Nullable;

/** UCI for one board. */
final class FakeUci implements FakeDialect {
  private static final String FEN = "position fen ";

  private final Habit habit;
  private final Output out;
  private final TinyBoard board = new TinyBoard();
  private @Nullable Search search;

  FakeUci(Habit habit, Output out) {
    this.habit = habit;
    this.out = out;
  }

  @Override
  public boolean hear(String line) {
    switch (FakeDialect.firstWord(line)) {
      case "uci" -> {
        out.print("id name Fake");
        out.print("option name UCI_Variant type combo default chess var chess var bughouse");
        out.print("option name Clear Hash type button");
        out.print("uciok");
        return true;
      }
      case "isready" -> out.print("readyok");
      case "position" -> board.setUp(line.substring(FEN.length()));
      case "go" -> go();
      case "stop" -> stop();
      default -> {}
    }
    return false;
  }

  private void go() {
    String wrong = habit == Habit.WRONG_BOARD ? "a1h8" : "";
    String info = "info depth 5 score mate -3 nodes 99 pv e2e4";
    search =
        new Search(
            habit,
            board,
            info,
            out,
            move -> {
              String played = wrong.isEmpty() ? move : wrong;
              out.print("bestmove " + (played.isEmpty() ? "(none)" : played + " ponder e7e5"));
            });
  }

  private void stop() {
    if (search != null) {
      search.stop();
    }
  }
}
