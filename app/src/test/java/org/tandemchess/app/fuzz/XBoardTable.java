package org.tandemchess.app.fuzz;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Piece;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.notation.MoveTextException;
import org.tandemchess.rules.notation.San;
import org.tandemchess.rules.position.BoardSetup;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

/** The game as the host of an XBoard engine keeps it: the position, and whose turn it is to be. */
final class XBoardTable {
  private static final BoardId BOARD = BoardId.A;
  private static final int LONGEST = 60;

  private static final List<String> FENS =
      List.of(
          "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
          "rnbqkb1r/pp3ppp/4pn2/2pp4/2PP4/2N1P3/PP3PPP/R1BQKBNR b KQkq - 0 5",
          "4k3/P6p/1p6/8/8/1P6/p6P/4K3 w - - 0 1");

  // Dead material is noticed here and does not end the game: the engine thinks on, too.
  private static final RuleSet CHESS = endless(RuleSet.CHESS);
  private static final RuleSet CHESS960 = endless(RuleSet.CHESS960);

  /** Each position since the set-up; the last one is on the board. */
  private final List<Position> positions = new ArrayList<>(List.of(Position.start(CHESS)));

  private RuleSet rules = CHESS;
  private boolean castlesByName;
  private Color engine = Color.BLACK;
  private boolean forced;
  private boolean due;
  private boolean engineMovedLast;

  private static RuleSet endless(RuleSet rules) {
    return rules.toBuilder(rules.name()).insufficientMaterial(false).build();
  }

  Position position() {
    return positions.getLast();
  }

  private Color turn() {
    return position().turn(BOARD);
  }

  /** Returns whether the engine owes a move. */
  boolean isEngineDue() {
    return due;
  }

  boolean isForced() {
    return forced;
  }

  boolean isLong() {
    return positions.size() > LONGEST;
  }

  boolean canMove() {
    return !position().legalMoves(BOARD).isEmpty();
  }

  /** Returns whether nobody can mate any more, and the engine may say so. */
  boolean isDead() {
    return !rules.hasReserves()
        && Position.of(position().toSetup().board(BOARD), RuleSet.CHESS).end().isPresent()
        && canMove();
  }

  /** The engine has been told of a new game: it plays Black. */
  void anew(String variant) {
    rules =
        switch (variant) {
          case "crazyhouse" -> RuleSet.CRAZYHOUSE;
          case "bughouse" -> RuleSet.BUGHOUSE;
          case "fischerandom" -> CHESS960;
          default -> CHESS;
        };
    castlesByName = variant.equals("fischerandom");
    setUp(Position.start(rules));
    engine = Color.BLACK;
    forced = false;
    due = false;
  }

  private void setUp(Position position) {
    positions.clear();
    positions.add(position);
    engineMovedLast = false;
  }

  /** The engine watches from now on. */
  void force() {
    forced = true;
    due = false;
  }

  /** Changes the position of an engine that watches, and adds the lines that say so. */
  void wander(SplittableRandom random, List<String> lines) {
    switch (random.nextInt(5)) {
      case 0 -> {
        String fen = FuzzBoard.any(FENS, random);
        setUp(Position.of(Bfen.parseBoard(fen).setup(), rules));
        lines.add("setboard " + fen);
      }
      case 1 -> takeBack(1, "undo", lines);
      case 2 -> takeBack(2, "remove", lines);
      case 3 -> {
        if (rules.equals(RuleSet.BUGHOUSE) && !engineMovedLast) {
          hold(random, lines);
        }
      }
      default -> {
        for (int i = random.nextInt(4); i > 0 && canMove(); i--) {
          lines.add("usermove " + playAny(random));
        }
      }
    }
  }

  private void takeBack(int plies, String word, List<String> lines) {
    for (int i = 0; i < plies && positions.size() > 1; i++) {
      positions.removeLast();
    }
    engineMovedLast = false;
    lines.add(word);
  }

  private void hold(SplittableRandom random, List<String> lines) {
    Map<Piece, Integer> hands = new HashMap<>();
    String white = hand(Color.WHITE, random, hands);
    String black = hand(Color.BLACK, random, hands);
    BoardSetup now = position().toSetup().board(BOARD);
    BoardSetup told =
        new BoardSetup(
            now.pieces(),
            now.promoted(),
            hands,
            now.turn(),
            now.castling(),
            now.epSquare(),
            now.halfmoves(),
            now.fullmoves());
    positions.set(positions.size() - 1, Position.of(told, rules));
    lines.add("holding [" + white + "] [" + black + "]");
  }

  private static String hand(Color color, SplittableRandom random, Map<Piece, Integer> hands) {
    StringBuilder letters = new StringBuilder();
    for (Role role : List.of(Role.PAWN, Role.KNIGHT, Role.QUEEN)) {
      if (random.nextBoolean()) {
        hands.put(Piece.of(color, role), 1);
        letters.append(role.letter());
      }
    }
    return letters.toString();
  }

  /** Lets the engine play a side from now on, and returns the line that says so. */
  String start(SplittableRandom random) {
    boolean other = forced && random.nextInt(4) == 0;
    engine = other ? turn().opposite() : turn();
    forced = false;
    due = !other;
    return other ? "playother" : "go";
  }

  /** Makes any move of the host's and returns it. */
  String playAny(SplittableRandom random) {
    Move move = FuzzBoard.any(position().legalMoves(BOARD), random);
    String text = castlesByName ? San.format(position(), BOARD, move) : MoveText.uci(move);
    play(move);
    engineMovedLast = false;
    due = !forced && turn() == engine && canMove();
    return text;
  }

  /** Makes the move that the engine owed. */
  void playOwn(String text) {
    play(find(text, position()));
    engineMovedLast = true;
    due = false;
  }

  private void play(Move move) {
    positions.add(position().play(BOARD, move));
  }

  /** Returns the legal move that a text means, and fails if there is none. */
  static Move find(String text, Position position) {
    try {
      return text.startsWith("O-")
          ? San.parse(text, position, BOARD)
          : MoveText.parse(text, position, BOARD);
    } catch (MoveTextException e) {
      throw new AssertionError("illegal " + text + " in " + position, e);
    }
  }
}
