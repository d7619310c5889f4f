package org.tandemchess.protocol.xboard;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Piece;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.RuleSet.Captures;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.BoardReading;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.notation.MoveTextException;
import org.tandemchess.rules.notation.San;
import org.tandemchess.rules.position.BoardSetup;
import org.tandemchess.rules.position.Fault;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.MoveCodec;
import org.tandemchess.rules.position.Position;
import org.tandemchess.rules.position.Setup;

/**
 * The game that an XBoard engine keeps: the board, the moves that led to it, and the hands.
 *
 * <p>In crazyhouse hands follow from the moves. In bughouse the host tells them: it knows what the
 * partner took, so a drop of a piece that we did not know of is believed. Used under the lock of
 * its owner.
 */
final class XBoardGame {
  private static final BoardId BOARD = BoardId.A;
  private static final Pattern DROP = Pattern.compile("([PNBRQpnbrq]?)[@*]([a-hA-H][1-8])");

  /** Chess that goes on where neither side can mate, if the host wants to. */
  private static final RuleSet ENDLESS_CHESS =
      RuleSet.CHESS.toBuilder("chess").insufficientMaterial(false).build();

  private RuleSet bughouse = RuleSet.BUGHOUSE;
  private RuleSet rules = RuleSet.CHESS;
  private boolean chess960;
  // The position of each ply since the set-up; the last one is on the board.
  private final List<Position> positions = new ArrayList<>();

  // Our last drop, as long as the host may speak of hands from before it.
  private @Nullable Piece freshDrop;
  private int heldBeforeDrop;

  XBoardGame() {
    start();
  }

  /** Puts chess up at its start. */
  void newGame() {
    rules = RuleSet.CHESS;
    chess960 = false;
    start();
  }

  /** Puts a variant up at its start; returns false if there is none of this name. */
  boolean variant(String name) {
    Optional<RuleSet> found =
        switch (name) {
          case "normal" -> Optional.of(RuleSet.CHESS);
          case "fischerandom" -> Optional.of(RuleSet.CHESS960);
          case "crazyhouse" -> Optional.of(RuleSet.CRAZYHOUSE);
          case "bughouse" -> Optional.of(bughouse);
          default -> Optional.empty();
        };
    if (found.isPresent()) {
      rules = found.get();
      chess960 = rules.equals(RuleSet.CHESS960);
      start();
    }
    return found.isPresent();
  }

  /** Plays bughouse by another sheet from now on; the board stays as it is, without its past. */
  void setBughouse(RuleSet sheet) {
    bughouse = sheet;
    if (isBughouse()) {
      rules = sheet;
      begin(Position.of(position().toSetup().a(), sheet));
    }
  }

  private void start() {
    begin(Position.start(rules));
  }

  private void begin(Position position) {
    positions.clear();
    positions.add(position);
    freshDrop = null;
  }

  /**
   * Sets the board up from a FEN, whose castling rights K and Q are those of the variant.
   *
   * @return what was repaired; empty, with nothing changed, if there is no such position
   */
  Optional<List<Fault>> setUp(String fen) {
    BoardReading reading = chess960 ? Bfen.parseBoard(fen) : Bfen.parseOrthodox(fen);
    return reading.isValid() && setUp(reading.setup())
        ? Optional.of(reading.notes())
        : Optional.empty();
  }

  private boolean setUp(BoardSetup setup) {
    if (!Position.tryValidate(Setup.single(setup), rules).isEmpty()) {
      return false;
    }
    begin(Position.of(setup, rules));
    return true;
  }

  /**
   * Gives the move to a color, as the old commands {@code white} and {@code black} do; returns
   * false, with nothing changed, if that is impossible.
   */
  boolean setTurn(Color color) {
    BoardSetup now = position().toSetup().a();
    return now.turn() == color || setUp(changed(now, now.reserves(), color));
  }

  Position position() {
    return positions.getLast();
  }

  Color turn() {
    return position().turn(BOARD);
  }

  /** Returns which board of the positions the game is played on. */
  BoardId board() {
    return BOARD;
  }

  boolean isBughouse() {
    return rules.captures() == Captures.PARTNER_RESERVE;
  }

  boolean isChess960() {
    return chess960;
  }

  /** Returns the moves made since the set-up, in plies. */
  int plies() {
    return positions.size() - 1;
  }

  /** Returns whether the side to move has a legal move. */
  boolean canMove() {
    return canMove(position());
  }

  /** Returns how many legal moves the side to move has. */
  static int countMoves(Position position) {
    MoveBuffer buffer = new MoveBuffer();
    MoveGenerator.legal(position.boardCopy(BOARD), buffer);
    return buffer.size();
  }

  static boolean canMove(Position position) {
    return MoveGenerator.hasLegalMove(position.boardCopy(BOARD));
  }

  /** Returns the legal move that a text means, in coordinates or SAN, if there is one. */
  Optional<Move> find(String text) {
    Position playable = playable();
    Optional<Move> found = find(text, playable);
    if (found.isEmpty() && isBughouse()) {
      Matcher drop = DROP.matcher(text);
      if (drop.matches()) {
        return find(text, withOneMore(piece(drop.group(1))));
      }
    }
    return found;
  }

  private static Optional<Move> find(String text, Position position) {
    try {
      return Optional.of(MoveText.parse(text, position, BOARD));
    } catch (MoveTextException e) {
      return findSan(text, position);
    }
  }

  private static Optional<Move> findSan(String text, Position position) {
    try {
      return Optional.of(San.parse(text, position, BOARD));
    } catch (MoveTextException e) {
      // Neither notation knows it: that is the answer.
      return Optional.empty();
    }
  }

  /** A host may go on after a draw by dead material; no position has legal moves then. */
  private Position playable() {
    Position now = position();
    return now.end().isPresent() && now.end().get().reason() == GameEnd.Reason.INSUFFICIENT_MATERIAL
        ? Position.of(now.toSetup().a(), ENDLESS_CHESS)
        : now;
  }

  private Piece piece(String letter) {
    Role role = letter.isEmpty() ? Role.PAWN : Role.fromLetter(letter.charAt(0)).orElseThrow();
    return Piece.of(turn(), role);
  }

  private Position withOneMore(Piece piece) {
    BoardSetup now = position().toSetup().a();
    Map<Piece, Integer> reserves = new HashMap<>(now.reserves());
    reserves.merge(piece, 1, Integer::sum);
    return Position.of(changed(now, reserves, now.turn()), rules);
  }

  /** Makes a legal move of the opponent, or of nobody. */
  void play(Move move) {
    freshDrop = null;
    boolean unknown =
        move instanceof Move.Drop(Role role, int to)
            && position().reserveCount(position().seatToMove(BOARD), role) == 0;
    Position before =
        unknown && move instanceof Move.Drop drop
            ? withOneMore(Piece.of(turn(), drop.role()))
            : position();
    positions.add(after(before, move));
  }

  /** Makes a legal move of ours, of which the host has yet to hear. */
  void playOwn(Move move) {
    Color us = turn();
    Position before = position();
    play(move);
    if (isBughouse() && move instanceof Move.Drop(Role role, int to)) {
      freshDrop = Piece.of(us, role);
      heldBeforeDrop = before.reserveCount(before.seatToMove(BOARD), role);
    }
  }

  /** Returns the position after a legal move, with all moves since the set-up behind it. */
  static Position after(Position before, Move move) {
    Board board = before.boardCopy(BOARD);
    board.makeMove(MoveCodec.toInt(move, board));
    return Position.alone(board);
  }

  /** Takes plies back, as many as there are. */
  void takeBack(int plies) {
    freshDrop = null;
    for (int i = 0; i < plies && positions.size() > 1; i++) {
      positions.removeLast();
    }
  }

  /**
   * Takes in both hands; returns whether they are other hands than before.
   *
   * <p>In bughouse they count always. A host that has not heard of our last drop yet still counts
   * the piece among our hand: it does not come back. In crazyhouse hands follow from the moves, and
   * the host's word may be late or early; it counts where a board was set up without hands.
   */
  boolean hold(Holding told) {
    boolean counts = isBughouse() || rules.hasReserves() && plies() == 0;
    if (!counts) {
      return false;
    }
    BoardSetup now = position().toSetup().a();
    Holding sound = withoutFreshDrop(told);
    if (now.reserves().equals(sound.hands())) {
      return false;
    }
    positions.set(
        positions.size() - 1, Position.of(changed(now, sound.hands(), now.turn()), rules));
    return true;
  }

  private Holding withoutFreshDrop(Holding told) {
    Piece dropped = freshDrop;
    if (dropped == null) {
      return told;
    }
    if (told.countBefore(dropped) < heldBeforeDrop) {
      freshDrop = null;
      return told;
    }
    heldBeforeDrop = told.hands().getOrDefault(dropped, 0);
    return told.without(dropped);
  }

  private static BoardSetup changed(BoardSetup setup, Map<Piece, Integer> reserves, Color turn) {
    return new BoardSetup(
        setup.pieces(),
        setup.promoted(),
        reserves,
        turn,
        setup.castling(),
        setup.epSquare(),
        setup.halfmoves(),
        setup.fullmoves());
  }

  /**
   * Returns the line that says how the game has ended on the board, if it has. Draws that must be
   * claimed are for the host to see, which may count by other rules.
   */
  Optional<String> result() {
    return position().end().map(this::result);
  }

  private String result(GameEnd end) {
    if (end.isDraw()) {
      boolean stalemate = end.reason() == GameEnd.Reason.STALEMATE;
      return "1/2-1/2 {" + (stalemate ? "Stalemate" : "Insufficient material") + "}";
    }
    return turn() == Color.BLACK ? "1-0 {White mates}" : "0-1 {Black mates}";
  }

  /**
   * Returns a move as hosts want to read it.
   *
   * @param castlesByName whether castling is {@code O-O}, as in Chess960, where the king's target
   *     tells nothing
   */
  static String text(Move move, boolean castlesByName) {
    if (castlesByName && move instanceof Move.Castle(int king, int rook)) {
      return rook > king ? "O-O" : "O-O-O";
    }
    return MoveText.uci(move);
  }
}
