package org.tandemchess.app.analyze;

import java.io.PrintWriter;
import java.util.List;
import org.tandemchess.engine.analysis.AnalysisReport;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.search.acquisition.Acquisition;
import org.tandemchess.search.api.SearchInfo;

/**
 * Tells an analysis in a file or pipe: both boards, then a line for each that is found, then the
 * moves to play.
 */
final class TextReport implements AnalysisReport {
  private final PrintWriter out;
  private final boolean severalLines;
  private GameState match = GameState.start(RuleSet.BUGHOUSE);
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
  public void begin(GameState analysed) {
    match = analysed;
    BoardPicture.of(match).forEach(out::println);
    out.println();
    if (match.end().isEmpty()) {
      out.println(table().head());
    }
    out.flush();
  }

  @Override
  public void line(BoardId board, SearchInfo info) {
    LineTable table = table();
    String row = table.figures(board, info) + String.join(" ", table.variation(board, info));
    out.println(row.stripTrailing());
    out.flush();
  }

  private LineTable table() {
    return new LineTable(match.position(), severalLines);
  }

  @Override
  public void acquisition(Acquisition found) {
    out.println();
    AcquisitionTable.of(found).forEach(out::println);
    toldOffers = true;
    out.flush();
  }

  @Override
  public void end(List<Verdict> verdicts) {
    if (toldOffers) {
      out.println();
    }
    new AnalysisWords(match).end(verdicts).forEach(out::println);
    out.flush();
  }
}
