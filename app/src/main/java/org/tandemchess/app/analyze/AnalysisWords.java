package org.tandemchess.app.analyze;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.tandemchess.engine.analysis.AnalysisReport.Verdict;
import org.tandemchess.engine.team.Strategist.Decision;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.BoardStatus;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchInfo;

/** Says in words what came out of an analysis: for each board, and for the teams. */
final class AnalysisWords {
  private final GameState match;
  private final Position position;

  AnalysisWords(GameState match) {
    this.match = match;
    position = match.position();
  }

  /** Returns the lines that end a report. */
  List<String> end(List<Verdict> verdicts) {
    List<String> lines = new ArrayList<>();
    match.end().ifPresent(end -> lines.add("the match has ended: " + words(end)));
    verdicts.forEach(verdict -> lines.addAll(words(verdict)));
    lines.addAll(teams(verdicts));
    return lines;
  }

  private List<String> words(Verdict verdict) {
    BoardId board = verdict.board();
    Seat mover = position.seatToMove(board);
    String label = "board " + board + ": ";
    if (verdict.best().isEmpty()) {
      return List.of(
          label
              + BoardPicture.name(mover.color())
              + " has no legal move now and waits"
              + saviors(board));
    }
    Move best = verdict.best().get();
    String san = String.join("", SanLine.of(position, board, List.of(best)));
    String move =
        BoardPicture.name(mover.color()) + " plays " + san + " (" + MoveText.ubi(best) + ")";
    List<String> lines = new ArrayList<>();
    SearchInfo info = verdict.info();
    if (info == null) {
      lines.add(label + move);
    } else {
      String how = ", " + score(info.score()) + " at depth " + info.depth();
      lines.add(label + move + how + ": " + ScoreWords.of(info.score(), mover));
    }
    verdict
        .decision()
        .ifPresent(decision -> lines.add(" ".repeat(label.length()) + words(decision)));
    return lines;
  }

  /** Returns which pieces from the partner would give a move, and who the partner is. */
  private String saviors(BoardId board) {
    Seat mover = position.seatToMove(board);
    String roles =
        Arrays.stream(Role.values())
            .filter(role -> role != Role.KING && saves(board, mover, role))
            .map(role -> role.name().toLowerCase(Locale.ROOT))
            .collect(Collectors.joining(" or "));
    return roles.isEmpty()
        ? ""
        : " until %s sends a %s".formatted(ScoreWords.name(mover.partner()), roles);
  }

  private boolean saves(BoardId board, Seat mover, Role role) {
    Board with = position.boardCopy(board);
    with.addToReserve(mover.color().index(), role.index());
    return BoardStatus.of(with) == BoardStatus.ONGOING;
  }

  private static String words(Decision decision) {
    String what =
        switch (decision) {
          case Decision.Play _ -> "play it now";
          case Decision.Sit(long millis, _) -> "sit, for %s at most".formatted(seconds(millis));
          case Decision.Stall _ -> "play a quiet move instead, if there is one nearly as good";
        };
    return what + ": " + decision.reason().words();
  }

  /** Returns how the boards add up, where both were searched, and who can wait for whom. */
  private List<String> teams(List<Verdict> verdicts) {
    Map<BoardId, Score> scores = new EnumMap<>(BoardId.class);
    for (Verdict verdict : verdicts) {
      SearchInfo info = verdict.info();
      if (info != null && verdict.best().isPresent()) {
        scores.put(verdict.board(), info.score());
      }
    }
    List<String> lines = new ArrayList<>();
    if (scores.get(BoardId.A) instanceof Score.Centipawns(int a)
        && scores.get(BoardId.B) instanceof Score.Centipawns(int b)) {
      int sum = forWhiteA(BoardId.A, a) + forWhiteA(BoardId.B, b);
      lines.add(
          "both boards: "
              + String.format(Locale.ROOT, "%+.2f for %s: ", sum / 100.0, name(Team.WHITE_A))
              + ScoreWords.balance(sum, "they are", name(Team.BLACK_A) + " are"));
    }
    lines.addAll(clocks());
    return lines;
  }

  private int forWhiteA(BoardId board, int score) {
    return position.seatToMove(board).team() == Team.WHITE_A ? score : -score;
  }

  /** Returns who of the two seats to move can wait longer, if they are enemies and it is known. */
  private List<String> clocks() {
    Clocks clocks = match.clocks();
    Seat a = position.seatToMove(BoardId.A);
    Seat b = position.seatToMove(BoardId.B);
    if (a.team() == b.team() || !clocks.knows(a) || !clocks.knows(b) || match.end().isPresent()) {
      return List.of();
    }
    long lead = clocks.millis(a) - clocks.millis(b);
    Seat ahead = lead >= 0 ? a : b;
    return List.of(
        "clocks: %s can wait %s longer than %s"
            .formatted(
                ScoreWords.name(ahead),
                seconds(Math.abs(lead)),
                ScoreWords.name(ahead == a ? b : a)));
  }

  private static String name(Team team) {
    return "%s A + %s B"
        .formatted(
            BoardPicture.name(team.colorOn(BoardId.A)), BoardPicture.name(team.colorOn(BoardId.B)));
  }

  private static String seconds(long millis) {
    return String.format(Locale.ROOT, "%.1f s", millis / 1000.0);
  }

  private static String words(GameEnd end) {
    String reason = end.reason().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    return end.loser().map(loser -> name(loser) + " lost by " + reason).orElse("draw by " + reason);
  }

  private static String name(Seat seat) {
    return BoardPicture.name(seat.color()) + " on board " + seat.board();
  }

  /** Returns pawns with a sign, or the moves to a mate or wait, from the mover's view. */
  static String score(Score score) {
    return switch (score) {
      case Score.Centipawns(int value) -> String.format(Locale.ROOT, "%+.2f", value / 100.0);
      case Score.Mate(int moves) -> score.isWon() ? "mate " + moves : "mated " + -moves;
      case Score.Waiting(int moves) ->
          score.isWon() ? "wait " + moves : moves == 0 ? "waiting" : "waits " + -moves;
    };
  }
}
