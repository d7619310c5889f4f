package org.tandemchess.protocol.query;

import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tandemchess.protocol.query.QueryBoard.Refusal;
import org.tandemchess.protocol.text.Tokens;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.MoveCodec;
import org.tandemchess.rules.position.Position;

/**
 * The board that a host works with, and the answers to its questions about rules, each a line of
 * compact JSON. It never searches. Used by one thread.
 */
public final class RuleQueries {
  private static final String MALFORMED = "malformed_request";

  private final MatchQueries match = new MatchQueries();
  private Variant variant = Variant.CHESS;
  private RuleSet bughouse = RuleSet.BUGHOUSE;
  private RuleSet rules = RuleSet.CHESS;
  private boolean chess960;
  private DrawRules drawRules = DrawRules.VARIANT;
  private QueryBoard board = new QueryBoard(RuleSet.CHESS);
  // Holds what a line names, so that a bad line changes nothing.
  private QueryBoard draft = new QueryBoard(RuleSet.CHESS);

  /** Puts the start position of the variant on the board. */
  public void start() {
    board.start();
    match.start(bughouse);
  }

  /** Returns the board as a position that can be searched, its past included. */
  public Position position() {
    return Position.alone(board.board());
  }

  /** Returns the board in FEN, with the hands if the variant has any. */
  public String fen() {
    return board.fen(chess960);
  }

  /** Returns the legal move that a text means, if there is one. */
  public Optional<Move> legalMove(String text) {
    int move = board.find(text);
    return move == Moves.NONE ? Optional.empty() : Optional.of(MoveCodec.toMove(move));
  }

  /** Changes the game, and puts up its start position. */
  public void setVariant(Variant next) {
    variant = next;
    useRules();
    start();
  }

  /** Changes the rules by which bughouse is played; a game of bughouse starts anew. */
  public void setBughouse(RuleSet sheet) {
    bughouse = sheet;
    match.start(sheet);
    if (variant == Variant.BUGHOUSE) {
      useRules();
      start();
    }
  }

  private void useRules() {
    RuleSet next = variant == Variant.BUGHOUSE ? bughouse : variant.rules();
    if (!next.equals(rules)) {
      rules = next;
      board = new QueryBoard(next);
      draft = new QueryBoard(next);
    }
  }

  /**
   * Sets whether castling is always written as the king onto its rook, and K and Q of a FEN are
   * rights of Chess960; the board stays as it is.
   */
  public void setChess960(boolean onRook) {
    chess960 = onRook;
  }

  /** Returns whether castling is written as the king onto its rook. */
  public boolean isChess960() {
    return chess960;
  }

  /** Sets which games are drawn without progress. */
  public void setDrawRules(DrawRules next) {
    drawRules = next;
  }

  /** Carries a {@code position} line out; a bad one leaves everything as it is. */
  public Placement place(Tokens words) {
    if (words.size() < 2) {
      return new Placement.Done("");
    }
    if (!isClause(words.get(1))) {
      return new Placement.Refused("invalid position command");
    }
    int moves = movesAt(words, 1);
    Refusal refusal = setUp(words, 1, moves);
    if (refusal != Refusal.NONE) {
      return new Placement.Refused(
          refusal == Refusal.UNREADABLE
              ? "invalid fen in position command"
              : "illegal fen: side not to move is in check");
    }
    String lostRights =
        words.is(1, "fen") ? BoardFen.lostRights(words.get(4), chess960, draft.board()) : "";
    int bad = playAll(words, moves);
    if (bad < words.size()) {
      return new Placement.IllegalMove(bad);
    }
    adoptDraft();
    return new Placement.Done(lostRights);
  }

  private void adoptDraft() {
    QueryBoard adopted = draft;
    draft = board;
    board = adopted;
  }

  private static boolean isClause(String word) {
    return word.equals("fen") || word.equals("startpos");
  }

  /** Returns the index behind the set-up of a clause. */
  private static int movesAt(Tokens words, int clause) {
    if (words.get(clause).equals("startpos")) {
      return clause + 1;
    }
    int most = Math.min(words.size(), clause + 7);
    int at = clause + 1;
    while (at < most && !words.get(at).equals("moves")) {
      at++;
    }
    return at;
  }

  private Refusal setUp(Tokens words, int clause, int end) {
    if (words.get(clause).equals("startpos")) {
      draft.start();
      return Refusal.NONE;
    }
    return draft.read(words, clause + 1, end, chess960);
  }

  /** Plays the moves of a clause; returns the index of the first bad one, or the end. */
  private int playAll(Tokens words, int from) {
    int at = from < words.size() && words.get(from).equals("moves") ? from + 1 : from;
    while (at < words.size()) {
      int move = draft.find(words.get(at));
      if (move == Moves.NONE) {
        return at;
      }
      draft.play(move);
      at++;
    }
    return at;
  }

  /** Returns the answer to a rule query, or null if the line is none. */
  public @Nullable String answer(Tokens words) {
    String word = words.getOrEmpty(0).toLowerCase(Locale.ROOT);
    return switch (word) {
      case "getfen", "legalmoves", "children", "status" -> ask(word, words, 1);
      case "apply" -> words.is(1, "board") ? match.apply(words) : ask(word, words, 2);
      case "canmate" -> ask(word, words, 2);
      case "bpgn" -> match.check(words.rest(1));
      default -> null;
    };
  }

  /**
   * Answers on the board, or on that of a clause, which begins at an index. Other words there are
   * refused: an answer would be about a position that the host does not mean.
   */
  private String ask(String word, Tokens words, int clause) {
    if (clause >= words.size()) {
      return ask(word, words.getOrEmpty(1), board);
    }
    if (!isClause(words.get(clause))) {
      return clause > 1 && isClause(words.get(1))
          ? ask(word, words.get(1), board) // what should be the argument says that it is none
          : Json.error(
              MALFORMED,
              "unexpected '" + words.get(clause) + "': expected fen, startpos or nothing");
    }
    int moves = movesAt(words, clause);
    Refusal refusal = setUp(words, clause, moves);
    if (refusal == Refusal.UNREADABLE) {
      return Json.error(MALFORMED, "invalid fen: " + words.join(clause + 1, moves));
    }
    if (refusal == Refusal.OPPONENT_IN_CHECK) {
      return Json.error(MALFORMED, "illegal fen: side not to move is in check");
    }
    int bad = playAll(words, moves);
    return bad < words.size()
        ? Json.error(MALFORMED, "illegal move in history: " + words.get(bad))
        : ask(word, words.get(1), draft);
  }

  private String ask(String word, String argument, QueryBoard on) {
    return switch (word) {
      case "getfen" -> fen(on);
      case "legalmoves" -> legalMoves(on);
      case "children" -> children(on);
      case "status" -> status(on);
      case "canmate" -> canMate(argument, on);
      default -> apply(argument, on);
    };
  }

  private boolean drawRules() {
    return drawRules == DrawRules.STANDARD || variant != Variant.BUGHOUSE;
  }

  private String fen(QueryBoard on) {
    return "{\"ok\":true,\"fen\":\""
        + on.fen(chess960)
        + "\",\"variant\":\""
        + rules.variant()
        + "\",\"drawRules\":\""
        + (drawRules() ? "standard" : "variant")
        + "\"}";
  }

  private String legalMoves(QueryBoard on) {
    MoveBuffer legal = on.legal();
    StringBuilder out = new StringBuilder(64 + 8 * legal.size());
    out.append("{\"ok\":true,\"count\":").append(legal.size()).append(",\"moves\":[");
    for (int i = 0; i < legal.size(); i++) {
      out.append(i == 0 ? "\"" : ",\"");
      MoveWords.append(legal.get(i), chess960, out);
      out.append('"');
    }
    return out.append("]}").toString();
  }

  private String children(QueryBoard on) {
    MoveBuffer legal = on.legal();
    int ep = on.epSquare();
    StringBuilder out = new StringBuilder(64 + 160 * legal.size());
    out.append("{\"ok\":true,\"count\":").append(legal.size()).append(",\"children\":[");
    for (int i = 0; i < legal.size(); i++) {
      out.append(i == 0 ? "{\"move\":\"" : ",{\"move\":\"");
      MoveWords.append(legal.get(i), chess960, out);
      on.play(legal.get(i));
      appendState(on, out.append("\",\"fen\":\""));
      on.takeBack(ep);
      out.append('}');
    }
    return out.append("]}").toString();
  }

  private String status(QueryBoard on) {
    int count = on.legal().size();
    StringBuilder out = new StringBuilder(128);
    out.append("{\"ok\":true");
    appendTurn(on, out);
    Json.key("legalCount", out).append(count);
    Json.key("repetitions", out).append(drawRules() ? on.repetitions() : 0);
    return out.append('}').toString();
  }

  private static String canMate(String argument, QueryBoard on) {
    String side = argument.toLowerCase(Locale.ROOT);
    boolean white = side.equals("w") || side.equals("white");
    if (side.isEmpty()) {
      return Json.error(MALFORMED, "canmate needs a side: w or b");
    }
    if (!white && !side.equals("b") && !side.equals("black")) {
      return Json.error(MALFORMED, "side must be w or b");
    }
    return "{\"ok\":true,\"side\":\""
        + (white ? 'w' : 'b')
        + "\",\"canMate\":"
        + on.canMate(white ? 0 : 1)
        + "}";
  }

  private String apply(String argument, QueryBoard on) {
    if (argument.isEmpty()) {
      return Json.error(MALFORMED, "apply needs a move");
    }
    if (!MoveWords.hasShape(argument)) {
      return Json.error(MALFORMED, "unparseable move '" + argument + "'");
    }
    int move = on.find(argument);
    if (move == Moves.NONE || !chess960 && MoveWords.isRookForm(argument, move)) {
      return Json.error("illegal_move", "not legal in this position");
    }
    on.play(move);
    StringBuilder out = new StringBuilder(192);
    appendState(on, out.append("{\"ok\":true,\"legal\":true,\"fen\":\""));
    Json.key("capturedDropType", out).append(MatchQueries.captured(on.board().lastCapturedRole()));
    return out.append('}').toString();
  }

  private void appendState(QueryBoard on, StringBuilder out) {
    out.append(on.fen(chess960)).append('"');
    appendTurn(on, out);
  }

  private void appendTurn(QueryBoard on, StringBuilder out) {
    Json.key("sideToMove", out).append(on.board().sideToMove() == 0 ? "\"w\"" : "\"b\"");
    Json.key("inCheck", out).append(on.board().inCheck());
    Json.key("terminal", out).append('"').append(on.terminal(drawRules())).append('"');
  }
}
