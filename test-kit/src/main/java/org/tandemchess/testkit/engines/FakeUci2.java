package org.tandemchess.testkit.engines;

import org.jspecify.annotations.Nullable;

/** UCI for both boards with joint moves; where both boards wait for the team, B passes. */
final class FakeUci2 implements FakeDialect {
  private static final String FEN = "position fen ";

  private final Habit habit;
  private final Output out;
  private final TinyBoard[] boards = {new TinyBoard(), new TinyBoard()};
  private boolean whiteTeam = true;
  private @Nullable Search search;

  FakeUci2(Habit habit, Output out) {
    this.habit = habit;
    this.out = out;
  }

  @Override
  public boolean hear(String line) {
    switch (FakeDialect.firstWord(line)) {
      case "uci" -> {
        out.print("id name Fake");
        out.print("option name Team type combo default white var white var black");
        out.print("option name Mode type combo default go var sit var go");
        out.print("uciok");
        return true;
      }
      case "setoption" -> {
        if (line.startsWith("setoption name Team")) {
          whiteTeam = line.endsWith("white");
        }
      }
      case "isready" -> out.print("readyok");
      case "position" -> position(line.substring(FEN.length()));
      case "go" -> go();
      case "stop" -> stop();
      default -> {}
    }
    return false;
  }

  private void position(String text) {
    int at = text.indexOf(" moves ");
    String[] fens = (at < 0 ? text : text.substring(0, at)).split("\\|", 2);
    boards[0].setUp(fens[0]);
    boards[1].setUp(fens[1]);
    for (String move : at < 0 ? new String[0] : text.substring(at + 7).split(" ")) {
      boards[move.charAt(0) - '1'].play(move.substring(1));
    }
  }

  private void go() {
    boolean onA = boards[0].isWhiteToMove() == whiteTeam;
    boolean wrong = habit == Habit.WRONG_BOARD;
    search =
        new Search(
            habit,
            boards[onA ? 0 : 1],
            "info depth 2 score cp 8 nodes 7 pv (a,b)",
            out,
            move -> {
              String played = move.isEmpty() ? "pass" : move;
              out.print(
                  "bestmove " + (onA != wrong ? "(" + played + ",pass)" : "(pass," + played + ")"));
            });
  }

  private void stop() {
    if (search != null) {
      search.stop();
    }
  }
}
