package org.tandemchess.testkit.engines;

import org.jspecify.annotations.Nullable;

/** XBoard, variant bughouse. */
final class FakeXBoard implements FakeDialect {
  private final Habit habit;
  private final Output out;
  private TinyBoard board = new TinyBoard();
  private boolean force;
  private boolean playsWhite;
  private boolean played;
  private @Nullable Search search;
  private @Nullable String pendingPing;

  FakeXBoard(Habit habit, Output out) {
    this.habit = habit;
    this.out = out;
  }

  @Override
  public boolean hear(String line) {
    int blank = line.indexOf(' ');
    String rest = blank < 0 ? "" : line.substring(blank + 1);
    switch (FakeDialect.firstWord(line)) {
      case "protover" -> {
        out.print("feature ping=1 usermove=1 colors=0 sigint=0 myname=\"Fake\"");
        out.print("feature setboard=" + (habit == Habit.NO_SETUP ? 0 : 1));
        out.print("feature variants=\"normal,bughouse\" option=\"Style -spin 1 0 3\"");
        out.print("feature option=\"Rules -combo *bughouse /// fics\" done=1");
        return true;
      }
      case "new" -> {
        forget();
        board = new TinyBoard();
        force = false;
        playsWhite = false;
      }
      case "force" -> {
        forget();
        force = true;
      }
      case "setboard" -> board.setUp(rest);
      case "go" -> {
        force = false;
        playsWhite = board.isWhiteToMove();
        think();
      }
      case "usermove" -> {
        board.play(rest);
        think();
      }
      case "?" -> moveNow();
      case "ping" -> ping(rest);
      case "partner" -> {
        if (habit == Habit.GOOD) {
          out.print("tellics ptell partner Fake is an engine");
        }
      }
      case "ptell" -> out.print("tellics ptell heard " + rest);
      default -> {}
    }
    return false;
  }

  /** While a move is thought about, the answer comes after the move. */
  private void ping(String number) {
    if (search != null && !search.isOver()) {
      pendingPing = number;
    } else {
      out.print("pong " + number);
    }
  }

  private void think() {
    if (force || board.isWhiteToMove() != playsWhite) {
      return;
    }
    search = new Search(habit, board, "4 33 2 1234 e2e4 e7e5", out, this::answer);
    played = false;
  }

  private void answer(String move) {
    if (!move.isEmpty()) {
      String wrong = habit == Habit.WRONG_BOARD ? "a1h8" : move;
      out.print("move " + wrong);
      if (!played) {
        played = true;
        board.play(wrong);
      }
    }
    if (pendingPing != null) {
      out.print("pong " + pendingPing);
      pendingPing = null;
    }
  }

  private void moveNow() {
    if (search != null) {
      search.stop();
    }
  }

  private void forget() {
    if (search != null) {
      search.forget();
    }
  }
}
