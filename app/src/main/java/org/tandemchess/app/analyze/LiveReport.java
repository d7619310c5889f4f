package org.tandemchess.app.analyze;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.tandemchess.app.output.LiveBlock;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.app.output.Wrapping;
import org.tandemchess.engine.analysis.AnalysisPlan;
import org.tandemchess.engine.analysis.AnalysisReport;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.search.acquisition.Acquisition;
import org.tandemchess.search.api.SearchInfo;

/**
 * Tells an analysis to a person at a terminal: both boards, below them the best lines of the
 * moment, written over each other as they deepen, in the end what to play. May be called by several
 * threads.
 */
final class LiveReport implements AnalysisReport, AutoCloseable {
  private static final long REDRAW_MILLIS = 200;
  private static final String BOLD = "\033[1m";
  private static final String PLAIN = "\033[0m";

  private final Terminal terminal;
  private final AnalysisPlan plan;
  private final LiveBlock block;

  // Guarded by the lock of this object.
  private final Map<BoardId, Map<Integer, SearchInfo>> found = new TreeMap<>();
  private GameState match = GameState.start(RuleSet.BUGHOUSE);
  private long begun;
  private boolean toldOffers;
  private boolean closed;

  LiveReport(Terminal terminal, AnalysisPlan plan) {
    this.terminal = terminal;
    this.plan = plan;
    block = new LiveBlock(terminal);
  }

  @Override
  public synchronized void begin(GameState analysed) {
    match = analysed;
    begun = System.nanoTime();
    BoardPicture.of(match).forEach(terminal.out()::println);
    terminal.out().println();
    terminal.out().flush();
    if (match.end().isEmpty()) {
      Thread.ofPlatform().daemon().name("analyze-redraw").start(this::redraw);
    }
  }

  @Override
  public synchronized void line(BoardId board, SearchInfo info) {
    found.computeIfAbsent(board, _ -> new TreeMap<>()).put(info.line(), info);
  }

  private void redraw() {
    try {
      while (!isClosed()) {
        Thread.sleep(REDRAW_MILLIS);
        draw();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized boolean isClosed() {
    return closed;
  }

  private synchronized void draw() {
    if (closed) {
      return;
    }
    int width = terminal.screen().columns() - 1;
    List<String> lines = new ArrayList<>();
    LineTable table = table();
    lines.add(time());
    lines.add(table.head());
    found.forEach(
        (board, ranks) ->
            ranks
                .values()
                .forEach(
                    info ->
                        lines.add(
                            Wrapping.fitting(
                                table.figures(board, info), table.variation(board, info), width))));
    block.show(lines);
  }

  private String time() {
    double seconds = (System.nanoTime() - begun) / 1e9;
    return plan.moveMillis().isPresent()
        ? String.format(
            Locale.ROOT, "%.0f s of %.0f s", seconds, plan.moveMillis().getAsLong() / 1000.0)
        : String.format(Locale.ROOT, "%.0f s, until depth %d", seconds, plan.depth().orElse(0));
  }

  private LineTable table() {
    return new LineTable(match.position(), plan.lines() > 1);
  }

  @Override
  public synchronized void acquisition(Acquisition offers) {
    if (!toldOffers) {
      finishLines();
      toldOffers = true;
    }
    terminal.out().println();
    AcquisitionTable.of(offers).forEach(terminal.out()::println);
  }

  @Override
  public synchronized void end(List<Verdict> verdicts) {
    if (!toldOffers) {
      finishLines();
    }
    if (match.end().isEmpty()) {
      terminal.out().println();
    }
    for (String line : new AnalysisWords(match).end(verdicts)) {
      String indent = " ".repeat(line.length() - line.stripLeading().length());
      List<String> wrapped =
          Wrapping.lines(
              Wrapping.words(line),
              terminal.screen().columns(),
              indent,
              indent.isEmpty() ? "  " : indent);
      terminal.out().println(label(wrapped.getFirst()));
      wrapped.stream().skip(1).forEach(terminal.out()::println);
    }
    terminal.out().flush();
  }

  /** Returns a line whose label, up to its colon, stands out where there is color. */
  private String label(String line) {
    int end = line.startsWith(" ") ? 0 : line.indexOf(':') + 1;
    return end == 0 || !terminal.screen().colored()
        ? line
        : BOLD + line.substring(0, end) + PLAIN + line.substring(end);
  }

  /** Takes what was written over away and prints the lines in full. */
  private void finishLines() {
    close();
    if (found.isEmpty()) {
      return;
    }
    LineTable table = table();
    terminal.out().println(table.head());
    found.forEach((board, ranks) -> ranks.values().forEach(info -> print(table, board, info)));
  }

  private void print(LineTable table, BoardId board, SearchInfo info) {
    String figures = table.figures(board, info);
    List<String> moves = table.variation(board, info);
    Wrapping.lines(moves, terminal.screen().columns(), figures, " ".repeat(figures.length()))
        .forEach(terminal.out()::println);
  }

  @Override
  public synchronized void close() {
    closed = true;
    block.clear();
  }
}
