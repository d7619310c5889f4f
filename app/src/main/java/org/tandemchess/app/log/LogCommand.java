package org.tandemchess.app.log;

import org.tandemchess.app.output.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The commands for logs of sessions. */
@Command(
    name = "log",
    header = "Work with logs that tandem --log-file has written.",
    synopsisHeading = "Usage: ",
    customSynopsis = "tandem log COMMAND [ARGUMENTS]",
    commandListHeading = "%nCommands:%n",
    footer = {"%nExamples:", "  tandem log summary game.log"})
public final class LogCommand {
  private LogCommand() {}

  /** Returns the command with those below it. */
  public static CommandLine line(Terminal terminal) {
    return new CommandLine(new LogCommand()).addSubcommand(new LogSummaryCommand(terminal));
  }
}
