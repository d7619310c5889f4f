package org.tandemchess.app.perft;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.tandemchess.app.argument.InputFiles;
import org.tandemchess.app.argument.InvalidInputException;
import org.tandemchess.app.output.Progress;
import org.tandemchess.app.output.Speed;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.lab.perft.BoardTree;
import org.tandemchess.lab.perft.ParallelPerft;
import org.tandemchess.rules.notation.PerftTable;
import org.tandemchess.rules.notation.PerftTableException;

/** Counts all rows of a table and names those that differ. */
final class PerftSuite {
  private final Terminal terminal;
  private final ParallelPerft perft;
  private final long maxNodes;

  private long nodes;
  private int bad;

  /**
   * Prepares.
   *
   * @param maxNodes rows with more are left out
   */
  PerftSuite(Terminal terminal, ParallelPerft perft, long maxNodes) {
    this.terminal = terminal;
    this.perft = perft;
    this.maxNodes = maxNodes;
  }

  /** Returns the exit code: 0 if all rows agree, else 1. */
  int run(Path file) throws InterruptedException {
    List<PerftTable.Row> all = read(file);
    List<PerftTable.Row> rows = all.stream().filter(row -> row.nodes() <= maxNodes).toList();
    if (rows.size() < all.size()) {
      terminal
          .out()
          .println(all.size() - rows.size() + " rows above " + maxNodes + " nodes skipped");
    }
    Progress progress = new Progress(terminal);
    long start = System.nanoTime();
    for (int i = 0; i < rows.size(); i++) {
      check(rows.get(i), i + " of " + rows.size() + " rows, ", progress);
    }
    long millis = (System.nanoTime() - start) / 1_000_000;
    progress.clear();
    terminal.out().println(rows.size() + " rows, " + bad + " bad, " + nodes + " nodes");
    terminal.out().println(Speed.line("nodes", nodes, millis));
    return bad == 0 ? 0 : 1;
  }

  private void check(PerftTable.Row row, String rowsDone, Progress progress)
      throws InterruptedException {
    BoardTree tree = new BoardTree(row.board(), row.depth(), Integer::toString);
    long before = nodes;
    long found =
        perft.count(tree, sum -> progress.show(rowsDone + (before + sum) + " nodes")).nodes();
    nodes += found;
    if (found != row.nodes()) {
      bad++;
      progress.clear();
      terminal.out().println(row.describe() + ": expected " + row.nodes() + ", found " + found);
    }
  }

  private static List<PerftTable.Row> read(Path file) {
    try {
      return PerftTable.read(file);
    } catch (IOException e) {
      throw new InvalidInputException(List.of(InputFiles.fault("--suite", file, e)));
    } catch (PerftTableException e) {
      throw new InvalidInputException(
          e.faults().stream().map(fault -> "--suite " + file + ": " + fault).toList());
    }
  }
}
