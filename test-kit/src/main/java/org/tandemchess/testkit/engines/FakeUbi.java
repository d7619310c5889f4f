package org.tandemchess.testkit.engines;

import org.jspecify.annotations.Nullable;

/** UBI 1.x and 0.1. */
final class FakeUbi implements FakeDialect {
  private final Habit habit;
  private final Output out;
  private final boolean old;
  private final String[] setups = {"startpos", "startpos"};
  private final @Nullable Search[] searches = new @Nullable Search[2];

  FakeUbi(Habit habit, Output out, boolean old) {
    this.habit = habit;
    this.out = out;
    this.old = old;
  }

  @Override
  public boolean hear(String line) {
    String[] words = line.split(" ");
    switch (words[0]) {
      case "ubi" -> {
        out.print("id name Fake");
        out.print("option name Hash type spin default 16 min 1 max 64");
        out.print("option name Rules type combo default bughouse var bughouse var fics");
        out.print("ubiok");
        return true;
      }
      case "isready" -> out.print("readyok");
      case "position" -> position(line, words);
      case "go" -> go(board(words[2]));
      case "stop" -> stop(board(words[2]));
      case "partnermsg" -> out.print("teammsg need p urgency low");
      default -> {}
    }
    return false;
  }

  private void position(String line, String[] words) {
    if (old) {
      set(board(words[2]), line.substring(line.indexOf("bfen ") + 5));
    } else {
      String boards = line.substring("position ".length(), line.indexOf(" clock "));
      int bar = boards.indexOf(" | ");
      set(0, boards.substring(0, bar));
      set(1, boards.substring(bar + 3));
    }
  }

  private void set(int board, String setup) {
    if (!setups[board].equals(setup) && !old) {
      forget(board);
    }
    setups[board] = setup;
  }

  private void go(int board) {
    forget(board);
    TinyBoard position = new TinyBoard();
    position.setUp(setups[board]);
    char named = "AB".charAt(habit == Habit.WRONG_BOARD ? 1 - board : board);
    String info = "info board " + "AB".charAt(board) + " depth 3 nodes 42 score cp 17 pv e2e4";
    searches[board] =
        new Search(
            habit,
            position,
            info,
            out,
            move ->
                out.print("bestmove board " + named + " " + (move.isEmpty() ? "(none)" : move)));
  }

  private void stop(int board) {
    Search search = searches[board];
    if (search != null && old) {
      search.stop();
    } else {
      forget(board);
    }
  }

  private void forget(int board) {
    Search search = searches[board];
    if (search != null) {
      search.forget();
    }
  }

  private static int board(String word) {
    return word.equals("A") ? 0 : 1;
  }
}
