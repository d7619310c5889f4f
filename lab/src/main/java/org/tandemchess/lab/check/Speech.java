package org.tandemchess.lab.check;

import java.util.List;
import java.util.Optional;
import org.tandemchess.protocol.client.Dialect;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.Position;

/** The lines of a dialect that checks need. Stateless. */
abstract class Speech {
  private static final String PARK_MILLIS = "60000";

  /** Returns the lines of a dialect. */
  static Speech of(Dialect dialect) {
    return switch (dialect) {
      case UBI -> new Ubi();
      case UBI0 -> new Ubi0();
      case UCI -> new Uci();
      case UCI2 -> new Uci2();
      case XBOARD -> new XBoard();
    };
  }

  abstract List<String> greeting();

  /** Returns whether a line ends the greeting of the engine. */
  abstract boolean greets(String line);

  /** Returns the name in a line that tells it. */
  abstract Optional<String> name(String line);

  /** Returns the lines by which a game begins. */
  abstract List<String> newGame();

  String ready(int number) {
    return "isready";
  }

  String readyAnswer(int number) {
    return "readyok";
  }

  /** Returns the lines that let the seat to move on a board think for a time. */
  abstract List<String> think(Position position, BoardId board, long millis);

  abstract String stop(BoardId board);

  /** Returns whether an engine that is told to stop answers with its move. */
  boolean answersStop() {
    return true;
  }

  /** Returns whether one process can think about both boards. */
  boolean knowsBothBoards() {
    return false;
  }

  /** Returns the move of an answer for a board; empty if the line is none. */
  abstract Optional<String> move(String line, BoardId board);

  /** Lines of nobody's language. */
  List<String> garbage() {
    return List.of(
        "",
        "   ",
        "\u0000\u0007\u001b[2J",
        "no such command at all",
        "go",
        "position",
        "option",
        "setoption",
        "\ufffd\u00e9\u2028",
        "x".repeat(100_000),
        "- -1 99999999999999999999 %s%n");
  }

  /** Positions and moves that cannot be. */
  abstract List<String> nonsense();

  private abstract static class Words extends Speech {
    private final String word;

    Words(String word) {
      this.word = word;
    }

    @Override
    List<String> greeting() {
      return List.of(word);
    }

    @Override
    boolean greets(String line) {
      return line.equals(word + "ok");
    }

    @Override
    Optional<String> name(String line) {
      return line.startsWith("id name ")
          ? Optional.of(line.substring("id name ".length()).strip()).filter(name -> !name.isEmpty())
          : Optional.empty();
    }

    @Override
    List<String> newGame() {
      return List.of(word + "newgame");
    }
  }

  private abstract static class UbiWords extends Words {
    UbiWords() {
      super("ubi");
    }

    @Override
    boolean knowsBothBoards() {
      return true;
    }

    @Override
    String stop(BoardId board) {
      return "stop board " + board;
    }

    @Override
    Optional<String> move(String line, BoardId board) {
      String start = "bestmove board " + board;
      return line.equals(start) || line.startsWith(start + " ")
          ? Optional.of((line.substring(start.length()).strip() + " ").split("\\s+", 2)[0])
          : Optional.empty();
    }
  }

  private static final class Ubi extends UbiWords {
    @Override
    List<String> think(Position position, BoardId board, long millis) {
      return List.of(
          "position " + Bfen.format(position) + " clock" + (" " + PARK_MILLIS).repeat(4),
          "go board " + board + " movetime " + millis);
    }

    @Override
    boolean answersStop() {
      return false;
    }

    @Override
    List<String> nonsense() {
      return List.of(
          "position nowhere | nothing clock 1 2 3 4",
          "position 9/9/9 w - - 0 1 | startpos clock a b c d",
          "go board C",
          "go board A movetime -5 nodes x",
          "stop board Z");
    }
  }

  private static final class Ubi0 extends UbiWords {
    @Override
    List<String> think(Position position, BoardId board, long millis) {
      return List.of(
          "position board A bfen " + Bfen.format(position, BoardId.A),
          "position board B bfen " + Bfen.format(position, BoardId.B),
          "go board " + board + " movetime " + millis);
    }

    @Override
    List<String> nonsense() {
      return List.of(
          "position board A bfen nowhere",
          "position board C bfen 8/8/8/8/8/8/8/8 w - - 0 1",
          "clock white_A soon",
          "go board C",
          "stop board Z");
    }
  }

  private static final class Uci extends Words {
    Uci() {
      super("uci");
    }

    @Override
    List<String> newGame() {
      return List.of("setoption name UCI_Variant value bughouse", "ucinewgame");
    }

    @Override
    List<String> think(Position position, BoardId board, long millis) {
      return List.of("position fen " + Bfen.format(position, board), "go movetime " + millis);
    }

    @Override
    String stop(BoardId board) {
      return "stop";
    }

    @Override
    Optional<String> move(String line, BoardId board) {
      return line.startsWith("bestmove ")
          ? Optional.of(line.split("\\s+", -1)[1])
          : Optional.empty();
    }

    @Override
    List<String> nonsense() {
      return List.of("position fen nowhere", "position startpos moves e2e9 a1h8", "stop", "stop");
    }
  }

  private static final class Uci2 extends Words {
    Uci2() {
      super("uci");
    }

    @Override
    boolean knowsBothBoards() {
      return true;
    }

    @Override
    List<String> think(Position position, BoardId board, long millis) {
      boolean white = position.seatToMove(board).team() == Team.WHITE_A;
      return List.of(
          "setoption name Team value " + (white ? "white" : "black"),
          "position fen "
              + (Bfen.format(position, BoardId.A) + "|" + Bfen.format(position, BoardId.B)),
          "go movetime " + millis);
    }

    @Override
    String stop(BoardId board) {
      return "stop";
    }

    @Override
    Optional<String> move(String line, BoardId board) {
      if (!line.startsWith("bestmove (") || line.indexOf(')') < 0) {
        return Optional.empty();
      }
      String[] moves = line.substring("bestmove (".length(), line.indexOf(')')).split(",", -1);
      return moves.length == 2 ? Optional.of(moves[board.index()].strip()) : Optional.empty();
    }

    @Override
    List<String> nonsense() {
      return List.of("position fen nowhere|nothing", "position fen a|b|c moves 3e2e4", "stop");
    }
  }

  private static final class XBoard extends Speech {
    @Override
    List<String> greeting() {
      return List.of("xboard", "protover 2");
    }

    @Override
    boolean greets(String line) {
      return line.startsWith("feature ") && line.contains("done=1");
    }

    @Override
    Optional<String> name(String line) {
      int at = line.indexOf("myname=\"");
      int end = at < 0 ? -1 : line.indexOf('"', at + "myname=\"".length());
      return end < 0
          ? Optional.empty()
          : Optional.of(line.substring(at + "myname=\"".length(), end));
    }

    @Override
    List<String> newGame() {
      return List.of("new", "variant bughouse", "post", "easy");
    }

    @Override
    String ready(int number) {
      return "ping " + number;
    }

    @Override
    String readyAnswer(int number) {
      return "pong " + number;
    }

    @Override
    List<String> think(Position position, BoardId board, long millis) {
      return List.of(
          "new",
          "variant bughouse",
          "force",
          "setboard " + Bfen.formatPlain(position.toSetup().board(board)),
          "st " + Math.max(1, millis / 1000),
          "go");
    }

    @Override
    String stop(BoardId board) {
      return "?";
    }

    @Override
    Optional<String> move(String line, BoardId board) {
      return line.startsWith("move ") ? Optional.of(line.substring(5).strip()) : Optional.empty();
    }

    @Override
    List<String> nonsense() {
      return List.of("force", "setboard nowhere", "usermove a1h8", "holding [ZZ] []", "level x");
    }
  }
}
