package org.tandemchess.app.analyze;

import java.util.List;
import java.util.Locale;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.SearchInfo;

/**
 * The table of the lines that were found.
 *
 * @param position where they begin
 * @param ranked whether each line says its rank
 */
record LineTable(Position position, boolean ranked) {

  String head() {
    return "board" + (ranked ? " line" : "") + "  depth    score    time      nodes  variation";
  }

  /** Returns a row but for its variation, with the gap before that. */
  String figures(BoardId board, SearchInfo info) {
    String rank = ranked ? String.format(Locale.ROOT, "%5d", info.line()) : "";
    return String.format(
        Locale.ROOT,
        "%-5s%s  %5d  %7s  %5.1fs  %9d  ",
        board,
        rank,
        info.depth(),
        AnalysisWords.score(info.score()),
        info.millis() / 1000.0,
        info.nodes());
  }

  /** Returns the moves of a variation. */
  List<String> variation(BoardId board, SearchInfo info) {
    return SanLine.of(position, board, info.variation());
  }
}
