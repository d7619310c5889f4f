package org.tandemchess.app.analyze;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.tandemchess.engine.analysis.AnalysisReport;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.acquisition.Acquisition;
import org.tandemchess.search.acquisition.Acquisition.Prospect;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchInfo;

/** Tells an analysis to people: both boards, then a table of lines, then the moves to play. */
final class TextReport implements AnalysisReport {
  private static final String OFFERS = "     P       C   impact";

  private final PrintWriter out;
  private final boolean severalLines;
  private Position position = Position.start(RuleSet.BUGHOUSE);
  private boolean toldOffers;

  /**
   * Prepares.
   *
   * @param severalLines whether each line says its rank
   */
  TextReport(PrintWriter out, boolean severalLines) {
    this.out = out;
    this.severalLines = severalLines;
  }

  @Override
  public void begin(Position analysed) {
    position = analysed;
    BoardPicture.of(position).forEach(out::println);
    out.println();
    if (position.end().isEmpty()) {
      out.println("board" + rank(" line") + "  depth    score    time      nodes  variation");
    }
    out.flush();
  }

  @Override
  public void line(BoardId board, SearchInfo info) {
    out.println(
        String.format(
            Locale.ROOT,
            "%-5s%s  %5d  %7s  %5.1fs  %9d  %s",
            board,
            rank(String.format(Locale.ROOT, "%5d", info.line())),
            info.depth(),
            score(info.score()),
            info.millis() / 1000.0,
            info.nodes(),
            String.join(" ", SanLine.of(position, board, info.variation()))));
    out.flush();
  }

  @Override
  public void acquisition(Acquisition found) {
    out.println();
    out.println(String.format(Locale.ROOT, "board %-7s %-25s Black", found.board(), "White"));
    out.println(String.format(Locale.ROOT, "depth %-4d%s   %s", found.depth(), OFFERS, OFFERS));
    for (Role role : Role.values()) {
      if (role != Role.KING) {
        String name = role.name().toLowerCase(Locale.ROOT);
        String white = offer(found.white().of(role));
        String black = offer(found.black().of(role));
        out.println(String.format(Locale.ROOT, "%-10s%s   %s", name, white, black));
      }
    }
    toldOffers = true;
    out.flush();
  }

  private static String offer(Prospect prospect) {
    double impact = prospect.impact() / 100.0;
    return prospect.chance() == 0
        ? String.format(Locale.ROOT, "%6s  %6s  %+7.2f", "-", "-", impact)
        : String.format(
            Locale.ROOT,
            "%6.2f  %6.2f  %+7.2f",
            prospect.chance(),
            prospect.price() / 100.0,
            impact);
  }

  @Override
  public void end(List<Verdict> verdicts) {
    if (toldOffers) {
      out.println();
    }
    position.end().ifPresent(end -> out.println("the match has ended: " + words(end)));
    verdicts.forEach(verdict -> out.println(words(verdict)));
    out.flush();
  }

  private String rank(String text) {
    return severalLines ? text : "";
  }

  private String words(Verdict verdict) {
    BoardId board = verdict.board();
    String mover = BoardPicture.name(position.turn(board));
    if (verdict.best().isEmpty()) {
      return "board " + board + ": " + mover + " has no legal move now and waits";
    }
    Move best = verdict.best().get();
    String san = String.join("", SanLine.of(position, board, List.of(best)));
    String how =
        verdict.info() == null
            ? ""
            : ", " + score(verdict.info().score()) + " at depth " + verdict.info().depth();
    return "board "
        + board
        + ": "
        + mover
        + " plays "
        + san
        + " ("
        + MoveText.ubi(best)
        + ")"
        + how;
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
      case Score.Waiting(int moves) -> score.isWon() ? "wait " + moves : "waits " + -moves;
    };
  }
}
