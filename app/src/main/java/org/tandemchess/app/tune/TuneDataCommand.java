package org.tandemchess.app.tune;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.tandemchess.app.argument.OutputFile;
import org.tandemchess.app.argument.WholeNumber;
import org.tandemchess.app.output.CountedProgress;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.train.games.GameMaker;
import org.tandemchess.train.games.Sample;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Makes the positions that weights are fitted to. */
@Command(
    name = "data",
    header = "Play games of Tandem against itself and keep their quiet positions.",
    synopsisHeading = "Usage: ",
    customSynopsis =
        "tandem tune data --out FILE [--games N] [--nodes N] [--max-random N] [--seed N]",
    description = {
      "%nEach line of the file is a position: number of the game, moves left on this board, result",
      "for its White in half points or - if the game ended on the other board, score of the search",
      "in cp for the side to move, and the board in BFEN. The same arguments make the same file.%n"
    },
    footer = {"%nExamples:", "  tandem tune data --games 5000 --nodes 1500 --out games.tsv"})
final class TuneDataCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Option(names = "--out", paramLabel = "FILE", required = true, description = "Where to write.")
  private String out = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      converter = WholeNumber.Games.class,
      description = "How many; 5000 if not given.")
  private long games = 5_000;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      converter = WholeNumber.Nodes.class,
      description = "Nodes of the search for each move; 1500 if not given.")
  private long nodes = 1_500;

  @Option(
      names = "--max-random",
      paramLabel = "N",
      converter = WholeNumber.Plies.class,
      description = "Most random moves on a board before play begins; 14 if not given.")
  private long mostRandom = 14;

  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = WholeNumber.Seed.class,
      description = "Decides the random moves; 1 if not given.")
  private long seed = 1;

  TuneDataCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    GameMaker maker = new GameMaker(seed, (int) mostRandom, nodes);
    CountedProgress progress = new CountedProgress(terminal, games, "games");
    int[] played = {0};
    long[] positions = {0};
    OutputFile.write(
        "--out",
        out,
        writer ->
            maker
                .play(1, (int) games)
                .forEach(
                    samples -> {
                      write(samples, writer);
                      positions[0] += samples.size();
                      progress.show(++played[0]);
                    }));
    progress.clear();
    terminal.out().println("games " + games + " positions " + positions[0]);
    return 0;
  }

  private static void write(List<Sample> samples, PrintWriter writer) {
    for (Sample sample : samples) {
      writer.println(sample.toLine());
    }
  }
}
