package org.tandemchess.rules.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.BpgnProblem.Kind;
import org.tandemchess.rules.position.Fault;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

/** Builds one game out of its tokens; one assembler a game, not thread-safe. */
final class BpgnAssembler {
  private final int number;
  private final BpgnReplay replay;
  private final Map<String, String> tags = new LinkedHashMap<>();
  private final List<BpgnComment> preface = new ArrayList<>();
  private final List<BpgnProblem> problems = new ArrayList<>();
  private boolean inMoves;
  private boolean broken;
  private boolean skipping;
  private int lastLine = 1;
  private BpgnToken.@Nullable Label label;
  private String playedText = "";
  private Optional<String> ending = Optional.empty();
  private Optional<BpgnResult> token = Optional.empty();

  BpgnAssembler(int number, RuleSet rules) {
    this.number = number;
    this.replay = new BpgnReplay(rules);
  }

  boolean isEmpty() {
    return tags.isEmpty() && preface.isEmpty() && !inMoves && problems.isEmpty();
  }

  /**
   * Returns whether a token begins the next game: a tag after moves, or a first move after a
   * result.
   */
  boolean isComplete(BpgnToken next) {
    return switch (next) {
      case BpgnToken.Tag tag -> inMoves;
      case BpgnToken.Label first ->
          token.isPresent() && first.number() == 1 && first.seat().color() == Color.WHITE;
      case BpgnToken.Brace brace -> false;
      case BpgnToken.Word word -> false;
    };
  }

  void add(BpgnToken next) {
    lastLine = next.line();
    switch (next) {
      case BpgnToken.Tag tag -> tags.put(tag.name(), tag.value());
      case BpgnToken.Label found -> label(found);
      case BpgnToken.Brace brace -> brace(brace);
      case BpgnToken.Word word -> word(word);
    }
  }

  private void label(BpgnToken.Label found) {
    beginMoves();
    label = found;
    skipping = false;
  }

  private void word(BpgnToken.Word word) {
    Optional<BpgnResult> result = BpgnResult.fromToken(word.text());
    BpgnToken.Label waiting = label;
    label = null;
    if (result.isPresent()) {
      beginMoves();
      token = result;
    } else if (waiting != null && !broken) {
      move(waiting, word.text());
    } else if (!broken && !word.text().startsWith("$")) {
      warn(Kind.JUNK, word.text(), "expected a tag, a move, a comment or a result");
    }
  }

  private void brace(BpgnToken.Brace brace) {
    if (!brace.closed()) {
      warn(Kind.UNCLOSED_COMMENT, brace.text(), "expected a closing brace");
    }
    if (broken || skipping) {
      return;
    }
    if (BpgnEnding.isEnding(brace.text())) {
      beginMoves();
      ending = Optional.of(brace.text());
    } else {
      say(BpgnBraces.read(brace.text()), brace.text());
    }
  }

  private void say(BpgnBraces said, String text) {
    if (replay.isEmpty()) {
      said.comment().ifPresent(preface::add);
    } else {
      replay.attach(said, text);
    }
  }

  private void move(BpgnToken.Label at, String san) {
    BoardId board = at.seat().board();
    String text = at.text() + " " + san;
    if (text.equals(playedText)) {
      skipping = true;
      problem(Kind.DUPLICATE_PLY, Optional.of(board), text, "the same half-move again, skipped");
      return;
    }
    Optional<Position> before = replay.before(board).filter(position -> token.isEmpty());
    if (before.isEmpty()) {
      String how = replay.position().end().map(end -> " by " + end.reason()).orElse("");
      error(Kind.MOVE_AFTER_END, board, text, "the match has ended" + how);
      return;
    }
    move(at, san, text, before.get());
  }

  private void move(BpgnToken.Label at, String san, String text, Position before) {
    Seat seat = at.seat();
    BoardId board = seat.board();
    if (before.turn(board) != seat.color()) {
      error(Kind.WRONG_SIDE, board, text, before.turn(board) + " is to move on this board");
      return;
    }
    int due = before.fullmoveNumber(board);
    int dueFromStart = due - replay.start().fullmoveNumber(board) + 1;
    if (at.number() != due && at.number() != dueFromStart) {
      problem(Kind.WRONG_NUMBER, Optional.of(board), text, "expected number " + due);
    }
    try {
      Move move = San.parse(san, before, board);
      ending.ifPresent(this::keepAsComment);
      ending = Optional.empty();
      if (replay.play(board, move, before)) {
        problem(Kind.LATE_MOVE, Optional.of(board), text, "the other board had ended the match");
      }
      playedText = text;
    } catch (MoveTextException e) {
      error(Kind.MOVE, board, text, e.why());
    }
  }

  /** Words that looked like an end, but a move followed. */
  private void keepAsComment(String text) {
    BpgnComment comment = new BpgnComment(BpgnComment.Kind.COMMENT, text);
    say(new BpgnBraces(Optional.empty(), Optional.empty(), Optional.of(comment)), text);
  }

  private void beginMoves() {
    String fen = inMoves ? null : tags.get("FEN");
    inMoves = true;
    if (fen == null) {
      return;
    }
    BfenReading reading = Bfen.parse(fen);
    if (reading.isValid()) {
      replay.startFrom(reading.setup());
    } else {
      broken = true;
      warn(
          Kind.START_POSITION,
          fen,
          String.join("; ", reading.faults().stream().map(Fault::message).toList()));
    }
  }

  BpgnReading finish() {
    beginMoves();
    boolean aborted = ending.filter(BpgnEnding::isAborted).isPresent();
    Optional<GameEnd> end =
        aborted
            ? Optional.empty()
            : ending.flatMap(text -> BpgnEnding.read(text, tags)).or(() -> replay.position().end());
    Optional<BpgnResult> told =
        token
            .filter(result -> result != BpgnResult.UNKNOWN)
            .or(() -> Optional.ofNullable(tags.get("Result")).flatMap(BpgnResult::fromToken));
    BpgnResult result =
        aborted
            ? BpgnResult.UNKNOWN
            : end.map(BpgnResult::of).or(() -> told).orElse(BpgnResult.UNKNOWN);
    Map<String, String> kept = new LinkedHashMap<>(tags);
    kept.keySet().removeIf(BpgnAssembler::isComponent);
    BpgnGame game =
        new BpgnGame(
            kept, replay.start(), preface, replay.moves(), replay.late(), ending, end, result);
    if (!broken) {
      BpgnChecks.run(game, told, this::warn);
    }
    return new BpgnReading(game, problems);
  }

  private static boolean isComponent(String tag) {
    return tag.equals("Result") || tag.equals("FEN") || tag.equalsIgnoreCase("SetUp");
  }

  private void warn(Kind kind, String text, String why) {
    problem(kind, Optional.empty(), text, why);
  }

  private void error(Kind kind, BoardId board, String text, String why) {
    broken = true;
    problem(kind, Optional.of(board), text, why);
  }

  private void problem(Kind kind, Optional<BoardId> board, String text, String why) {
    int ply = board.isPresent() ? replay.moves().size() + replay.late().size() + 1 : 0;
    problems.add(new BpgnProblem(kind, number, lastLine, ply, board, text, why));
  }
}
