package org.tandemchess.rules.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.RulePresets;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.BpgnProblem.Kind;
import org.tandemchess.rules.position.Fault;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.rules.position.Setup;

/** Builds one game out of its tokens; one assembler a game, not thread-safe. */
final class BpgnAssembler {
  private static final String EXPECTED =
      "expected a tag, a label such as 1A. with its move, a comment or a result";

  /** What PGN says about a move beside its text: {@code !?}, {@code $14}, {@code e.p.} */
  private static final Pattern SIGN =
      Pattern.compile("[!?]{1,2}|\\$\\d{1,3}|e\\.?p\\.?|[.\u2026]+");

  /** What can be no move: signs such as {@code +/=}, and results such as {@code 0.5-0.5}. */
  private static final Pattern MARK =
      Pattern.compile("[^\\p{L}\\p{N}]+|[\\d.,/]+[-:][\\d.,/]+|1/2");

  private final int number;
  private final RuleSet usual;
  private final BpgnReplay replay;
  private final Map<String, String> tags = new LinkedHashMap<>();
  private final List<BpgnComment> preface = new ArrayList<>();
  private final List<BpgnProblem> problems = new ArrayList<>();
  private final List<Integer> lines = new ArrayList<>();
  private boolean inMoves;
  private boolean broken;
  private boolean skipping;
  private int lastLine = 1;
  private BpgnToken.@Nullable Label label;
  private BpgnToken.@Nullable Word unread;
  private boolean inUnread;

  // How many variations are open, and where the outermost begins.
  private int depth;
  private int openLine;
  private String playedText = "";
  private Optional<String> ending = Optional.empty();
  private Optional<BpgnResult> token = Optional.empty();

  BpgnAssembler(int number, RuleSet rules) {
    this.number = number;
    this.usual = rules;
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
          depth == 0
              && token.isPresent()
              && first.number() == 1
              && first.seat().color() == Color.WHITE;
      case BpgnToken.Brace brace -> false;
      case BpgnToken.Remark remark -> false;
      case BpgnToken.Open open -> false;
      case BpgnToken.Close close -> false;
      case BpgnToken.Word word -> false;
    };
  }

  void add(BpgnToken next) {
    lastLine = next.line();
    if (depth > 0) {
      addToVariation(next);
      return;
    }
    inUnread &= next instanceof BpgnToken.Word;
    switch (next) {
      case BpgnToken.Tag tag -> tags.put(tag.name(), tag.value());
      case BpgnToken.Label found -> label(found);
      case BpgnToken.Brace brace -> brace(brace);
      case BpgnToken.Remark remark -> remark(remark);
      case BpgnToken.Open open -> open(open);
      case BpgnToken.Close close -> warn(Kind.JUNK, ")", "no variation is open");
      case BpgnToken.Word word -> word(word);
    }
  }

  private void open(BpgnToken.Open open) {
    beginMoves();
    depth++;
    openLine = open.line();
  }

  private void addToVariation(BpgnToken next) {
    switch (next) {
      case BpgnToken.Open open -> depth++;
      case BpgnToken.Close close -> depth--;
      case BpgnToken.Brace brace -> warnIfUnclosed(brace);
      case BpgnToken.Tag tag -> {}
      case BpgnToken.Label found -> {}
      case BpgnToken.Remark remark -> {}
      case BpgnToken.Word word -> {}
    }
  }

  private void label(BpgnToken.Label found) {
    beginMoves();
    leaveLabel();
    label = found;
    skipping = false;
  }

  /** Names the label that waits for its move, if there is one, as nothing can follow any more. */
  private void leaveLabel() {
    BpgnToken.Label waiting = label;
    label = null;
    if (waiting != null && !broken) {
      warn(Kind.JUNK, waiting.text(), "expected a move after it");
    }
  }

  private void word(BpgnToken.Word word) {
    Optional<BpgnResult> result = BpgnResult.fromToken(word.text());
    if (result.isPresent()) {
      beginMoves();
      leaveLabel();
      token = result;
    } else if (broken || SIGN.matcher(word.text()).matches()) {
      inUnread = false;
    } else if (label != null) {
      BpgnToken.Label waiting = label;
      label = null;
      move(waiting, word.text());
    } else if (MARK.matcher(word.text()).matches()) {
      warn(Kind.JUNK, word.text(), EXPECTED);
    } else {
      unread(word);
    }
  }

  /** Names the first word of a text that nothing was made of. */
  private void unread(BpgnToken.Word word) {
    if (!inUnread) {
      problem(Kind.UNREAD, Optional.empty(), word.text(), EXPECTED);
    }
    inUnread = true;
    unread = unread == null ? word : unread;
    boolean brokenTag = word.text().startsWith("[");
    if (!tags.isEmpty() && !brokenTag) {
      beginMoves();
    }
  }

  private void remark(BpgnToken.Remark remark) {
    if (!broken && !skipping) {
      // A comment in braces, which is how it would be written, has none inside.
      String text = remark.text().replace('}', ')');
      BpgnComment comment = new BpgnComment(BpgnComment.Kind.COMMENT, text);
      say(new BpgnBraces(Optional.empty(), Optional.empty(), Optional.of(comment)), text);
    }
  }

  private void brace(BpgnToken.Brace brace) {
    warnIfUnclosed(brace);
    if (broken || skipping) {
      return;
    }
    if (label != null) {
      // A clock here would not be that of the move before.
      say(BpgnBraces.readWords(brace.text()), brace.text());
    } else if (BpgnEnding.isEnding(brace.text())) {
      beginMoves();
      ending = Optional.of(brace.text());
    } else {
      say(BpgnBraces.read(brace.text()), brace.text());
    }
  }

  private void warnIfUnclosed(BpgnToken.Brace brace) {
    if (!brace.closed()) {
      warn(Kind.UNCLOSED_COMMENT, brace.text(), "expected a closing brace");
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
      String how = replay.end().map(end -> " by " + end.reason()).orElse("");
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
      // Words that looked like an end, but a move followed.
      ending.ifPresent(words -> say(BpgnBraces.readWords(words), words));
      ending = Optional.empty();
      if (replay.play(board, move, before)) {
        problem(Kind.LATE_MOVE, Optional.of(board), text, "the other board had ended the match");
      }
      playedText = text;
      lines.add(lastLine);
    } catch (MoveTextException e) {
      error(Kind.MOVE, board, text, e.why());
    }
  }

  private void beginMoves() {
    if (inMoves) {
      return;
    }
    inMoves = true;
    RuleSet rules =
        BpgnRules.read(
            tags,
            usual,
            (tag, value, expected) ->
                warn(Kind.UNKNOWN_RULES, value, tag + ": expected " + expected));
    String fen = tags.get("FEN");
    if (fen == null) {
      replay.startFrom(Setup.START, rules);
      return;
    }
    BfenReading reading = Bfen.parse(fen);
    if (reading.isValid()) {
      replay.startFrom(reading.setup(), rules);
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
    leaveLabel();
    if (depth > 0) {
      problem(Kind.UNCLOSED_VARIATION, openLine, "(", "expected a closing bracket");
    }
    if (replay.isEmpty()) {
      nameNoMove();
    }
    boolean aborted = ending.filter(BpgnEnding::isAborted).isPresent();
    Optional<GameEnd> end =
        aborted
            ? Optional.empty()
            : ending.flatMap(text -> BpgnEnding.read(text, tags)).or(() -> replay.end());
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
    if (tellsRules()) {
      kept.remove(BpgnRules.TAG);
    }
    BpgnGame game =
        new BpgnGame(
            kept, replay.start(), preface, replay.moves(), replay.late(), ending, end, result);
    if (!broken) {
      BpgnChecks.run(game, told, this::warn);
      BpgnClocks.run(game, this::warnAt);
    }
    return new BpgnReading(game, problems);
  }

  /** One problem says it all where text stands for moves, or where a game is expected. */
  private void nameNoMove() {
    BpgnToken.Word first = unread;
    if (first != null) {
      problems.removeIf(problem -> problem.kind() == Kind.UNREAD);
      problem(Kind.NO_MOVE, first.line(), first.text(), "no move read; " + EXPECTED);
    } else if (tags.isEmpty() && problems.stream().noneMatch(problem -> problem.kind().isError())) {
      problem(Kind.NO_MOVE, lastLine, "", "no move read");
    }
  }

  private static boolean isComponent(String tag) {
    return tag.equals("Result") || tag.equals("FEN") || tag.equalsIgnoreCase("SetUp");
  }

  /** The tag of rules is a component where the start position knows them by that name. */
  private boolean tellsRules() {
    return RulePresets.named(tags.getOrDefault(BpgnRules.TAG, ""), RulePresets.BUGHOUSE)
        .equals(Optional.of(replay.start().rules()));
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

  private void problem(Kind kind, int line, String text, String why) {
    problems.add(new BpgnProblem(kind, number, line, 0, Optional.empty(), text, why));
  }

  private void warnAt(int ply, Kind kind, String text, String why) {
    Optional<BoardId> board = Optional.of(replay.moves().get(ply - 1).board());
    problems.add(new BpgnProblem(kind, number, lines.get(ply - 1), ply, board, text, why));
  }
}
