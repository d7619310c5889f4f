package org.tandemchess.app.book;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tandemchess.app.argument.InputFiles;
import org.tandemchess.app.argument.InvalidInputException;
import org.tandemchess.app.argument.OutputFile;
import org.tandemchess.app.argument.WholeNumber;
import org.tandemchess.app.output.CountedProgress;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.lab.book.BookMaker;
import org.tandemchess.lab.book.BookMaker.Made;
import org.tandemchess.lab.book.GameMoves;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.BpgnReader;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.search.book.OpeningBook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Makes a book, or a larger one. */
@Command(
    name = "make",
    header = "Make a book of theory, recorded games and search.",
    synopsisHeading = "Usage: ",
    customSynopsis = {
      "tandem book make [--from FILE]... [--games FILE]... [--positions N] [--plies N]",
      "                        [--nodes N] [--margin CP] [--out FILE]"
    },
    description = {
      "%nBegins with the positions of the books given, or of the one that comes with Tandem, and"
          + " goes",
      "on to those that games are likeliest to reach. Their moves are those of the books, of the"
          + " games",
      "and of a search, as far as they lose no more than the margin. The same arguments and files"
          + " give",
      "the same book.%n"
    },
    footer = {
      "%nExamples:",
      "  tandem book make --from theory.book --games games.bpgn --positions 350 --out mine.book",
      "  tandem book make --positions 600 --plies 14 --nodes 300000 --out larger.book",
      "%nHow moves are chosen and weighed is in docs/book.md."
    })
final class BookMakeCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description = "A book to begin with; repeatable. The built-in one if none is given.")
  private List<String> books = List.of();

  @Option(
      names = "--games",
      paramLabel = "FILE",
      description = "A file of bughouse games in BPGN; repeatable.")
  private List<String> games = List.of();

  @Option(
      names = "--positions",
      paramLabel = "N",
      converter = WholeNumber.Games.class,
      description = "How many positions, if so many are found; 350 if not given.")
  private long positions = 350;

  @Option(
      names = "--plies",
      paramLabel = "N",
      converter = WholeNumber.Plies.class,
      description = "Plies from the start position to the last move of the book; 12 if not given.")
  private long plies = 12;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      converter = WholeNumber.Nodes.class,
      description = "Nodes of the search for each move that is judged; 200000 if not given.")
  private long nodes = 200_000;

  @Option(
      names = "--margin",
      paramLabel = "CP",
      converter = WholeNumber.Margin.class,
      description = "Centipawns that a move may lose; 20 if not given.")
  private long margin = 20;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where to write; standard output if not given.")
  private @Nullable String out;

  BookMakeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    OpeningBook theory = theory();
    GameMoves played = played();
    if (out == null) {
      write(theory, played, terminal.out());
      return 0;
    }
    OutputFile.write("--out", out, writer -> write(theory, played, writer));
    return 0;
  }

  private OpeningBook theory() {
    if (books.isEmpty()) {
      return OpeningBook.builtIn(RuleSet.BUGHOUSE);
    }
    List<OpeningBook> read = new ArrayList<>();
    for (String book : books) {
      read.add(BookFiles.read("--from", book, RuleSet.BUGHOUSE));
    }
    return OpeningBook.together(read);
  }

  private GameMoves played() {
    GameMoves moves = new GameMoves((int) plies);
    for (String file : games) {
      Path path = InputFiles.path("--games", file);
      try {
        moves.add(BpgnReader.read(path, RuleSet.BUGHOUSE));
      } catch (IOException e) {
        throw new InvalidInputException(List.of(InputFiles.fault("--games", path, e)));
      }
    }
    return moves;
  }

  private void write(OpeningBook theory, GameMoves played, PrintWriter writer) {
    CountedProgress progress = new CountedProgress(terminal, positions, "positions");
    BookMaker.Recipe recipe =
        new BookMaker.Recipe((int) positions, (int) plies, nodes, (int) margin);
    List<Made> made = new BookMaker(recipe, theory, played).make(progress::show);
    progress.clear();
    writer.println(
        "# Made with --positions %d --plies %d --nodes %d --margin %d."
            .formatted(positions, plies, nodes, margin));
    writer.println("# POSITION: MOVE WEIGHT ...  # cp of the best move; games; what lost too much");
    made.forEach(each -> writer.println(line(each)));
    writer.flush();
  }

  private static String line(Made made) {
    StringBuilder line = new StringBuilder(made.position().line());
    line.append(String.format(Locale.ROOT, "  # %+d", made.score()));
    if (made.played() > 0) {
      line.append("; ").append(made.played()).append(made.played() == 1 ? " game" : " games");
    }
    if (!made.refused().isEmpty()) {
      line.append(
          made.refused().entrySet().stream()
              .map(move -> MoveText.ubi(move.getKey()) + " -" + move.getValue())
              .collect(Collectors.joining(" ", "; not ", "")));
    }
    return line.toString();
  }
}
