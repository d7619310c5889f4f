package org.tandemchess.app.book;

import org.tandemchess.app.output.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The commands for opening books. */
@Command(
    name = "book",
    header = "Check and make opening books.",
    synopsisHeading = "Usage: ",
    customSynopsis = "tandem book COMMAND [ARGUMENTS]",
    commandListHeading = "%nCommands:%n",
    footer = {
      "%nExamples:",
      "  tandem book check --nodes 50000",
      "  tandem book make --from mine.book --positions 400 --out larger.book",
      "%nThe form of a file is in docs/book.md."
    })
public final class BookCommand {
  private BookCommand() {}

  /** Returns the command with those below it. */
  public static CommandLine line(Terminal terminal) {
    return new CommandLine(new BookCommand())
        .addSubcommand(new BookCheckCommand(terminal))
        .addSubcommand(new BookMakeCommand(terminal));
  }
}
