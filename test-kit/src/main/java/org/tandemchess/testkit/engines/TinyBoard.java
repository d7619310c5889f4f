package org.tandemchess.testkit.engines;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One board, just good enough to find some legal moves: no castling, no en passant, no drops of its
 * own. It follows all of these when others play them. Used by one thread.
 */
final class TinyBoard {
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  private static final int[][] KNIGHT = {
    {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
  };
  private static final int[][] STRAIGHT = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
  private static final int[][] DIAGONAL = {{1, 1}, {-1, 1}, {-1, -1}, {1, -1}};
  private static final char EMPTY = '.';

  /** Upper case is White's; a1 is 0, h8 is 63. */
  private final char[] squares = new char[64];

  private boolean white = true;
  private int ply;

  TinyBoard() {
    setUp(START);
  }

  /** Takes a FEN; reserves, marks, rights and counters are passed over, but for the move number. */
  void setUp(String fen) {
    Arrays.fill(squares, EMPTY);
    String[] fields = fen.equals("startpos") ? START.split(" ") : fen.split(" ");
    int rank = 7;
    int file = 0;
    for (char letter : fields[0].replaceAll("\\[.*", "").replace("~", "").toCharArray()) {
      if (letter == '/') {
        rank--;
        file = 0;
      } else if (Character.isDigit(letter)) {
        file += letter - '0';
      } else {
        squares[rank * 8 + file++] = letter;
      }
    }
    white = !fields[1].equals("b");
    int number = fields.length > 5 ? Integer.parseInt(fields[5]) : 1;
    ply = 2 * (number - 1) + (white ? 0 : 1);
  }

  boolean isWhiteToMove() {
    return white;
  }

  /** Returns the plies played before the move to come. */
  int ply() {
    return ply;
  }

  /** Plays a move in coordinates without asking whether it is legal. */
  void play(String move) {
    int to = square(move.substring(2, 4));
    if (move.charAt(1) == '@') {
      char letter = move.charAt(0);
      squares[to] = white ? Character.toUpperCase(letter) : Character.toLowerCase(letter);
    } else {
      int from = square(move);
      moveSpecially(from, to);
      char piece = squares[from];
      char promoted = move.length() > 4 ? move.charAt(4) : piece;
      squares[to] = white ? Character.toUpperCase(promoted) : Character.toLowerCase(promoted);
      squares[from] = EMPTY;
    }
    white = !white;
    ply++;
  }

  /** The rook of castling, and the pawn taken in passing. */
  private void moveSpecially(int from, int to) {
    char piece = Character.toLowerCase(squares[from]);
    if (piece == 'k' && Math.abs(from % 8 - to % 8) == 2) {
      int rook = to > from ? from / 8 * 8 + 7 : from / 8 * 8;
      squares[(from + to) / 2] = squares[rook];
      squares[rook] = EMPTY;
    } else if (piece == 'p' && from % 8 != to % 8 && squares[to] == EMPTY) {
      squares[from / 8 * 8 + to % 8] = EMPTY;
    }
  }

  /** Returns legal moves in coordinates, in a fixed order. */
  List<String> moves() {
    List<String> moves = new ArrayList<>();
    for (int from = 0; from < 64; from++) {
      if (isOwn(squares[from])) {
        for (int to : targets(from)) {
          if (!leavesKing(from, to)) {
            moves.add(name(from) + name(to) + promotion(from, to));
          }
        }
      }
    }
    return moves;
  }

  private String promotion(int from, int to) {
    boolean pawn = Character.toLowerCase(squares[from]) == 'p';
    return pawn && (to / 8 == 0 || to / 8 == 7) ? "q" : "";
  }

  private List<Integer> targets(int from) {
    List<Integer> targets = new ArrayList<>();
    switch (Character.toLowerCase(squares[from])) {
      case 'p' -> pawn(from, targets);
      case 'n' -> step(from, KNIGHT, 1, targets);
      case 'k' -> {
        step(from, STRAIGHT, 1, targets);
        step(from, DIAGONAL, 1, targets);
      }
      case 'r' -> step(from, STRAIGHT, 7, targets);
      case 'b' -> step(from, DIAGONAL, 7, targets);
      default -> {
        step(from, STRAIGHT, 7, targets);
        step(from, DIAGONAL, 7, targets);
      }
    }
    return targets;
  }

  private void step(int from, int[][] directions, int longest, List<Integer> targets) {
    for (int[] direction : directions) {
      int file = from % 8;
      int rank = from / 8;
      for (int step = 0; step < longest; step++) {
        file += direction[0];
        rank += direction[1];
        if (file < 0 || file > 7 || rank < 0 || rank > 7 || isOwn(squares[rank * 8 + file])) {
          break;
        }
        targets.add(rank * 8 + file);
        if (squares[rank * 8 + file] != EMPTY) {
          break;
        }
      }
    }
  }

  private void pawn(int from, List<Integer> targets) {
    int forward = white ? 8 : -8;
    if (squares[from + forward] == EMPTY) {
      targets.add(from + forward);
      boolean home = from / 8 == (white ? 1 : 6);
      if (home && squares[from + 2 * forward] == EMPTY) {
        targets.add(from + 2 * forward);
      }
    }
    for (int side = -1; side <= 1; side += 2) {
      int to = from + forward + side;
      boolean onBoard = from % 8 + side >= 0 && from % 8 + side <= 7;
      if (onBoard && squares[to] != EMPTY && !isOwn(squares[to])) {
        targets.add(to);
      }
    }
  }

  private boolean leavesKing(int from, int to) {
    char mover = squares[from];
    char taken = squares[to];
    squares[to] = mover;
    squares[from] = EMPTY;
    white = !white;
    boolean attacked = false;
    for (int square = 0; square < 64 && !attacked; square++) {
      if (isOwn(squares[square])) {
        attacked =
            targets(square).stream().anyMatch(target -> squares[target] == (white ? 'k' : 'K'));
      }
    }
    white = !white;
    squares[from] = mover;
    squares[to] = taken;
    return attacked;
  }

  private boolean isOwn(char piece) {
    return piece != EMPTY && Character.isUpperCase(piece) == white;
  }

  private static int square(String name) {
    return (name.charAt(1) - '1') * 8 + name.charAt(0) - 'a';
  }

  private static String name(int square) {
    return "" + (char) ('a' + square % 8) + (char) ('1' + square / 8);
  }
}
