package org.tandemchess.app.bpgn;

import org.tandemchess.app.output.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The commands for files of recorded games. */
@Command(
    name = "bpgn",
    header = "Work with files of recorded games.",
    synopsisHeading = "Usage: ",
    customSynopsis = "tandem bpgn COMMAND [ARGUMENTS]",
    commandListHeading = "%nCommands:%n",
    footer = {"%nExamples:", "  tandem bpgn check games.bpgn"})
public final class BpgnCommand {
  private BpgnCommand() {}

  /** Returns the command with those below it. */
  public static CommandLine line(Terminal terminal) {
    return new CommandLine(new BpgnCommand()).addSubcommand(new BpgnCheckCommand(terminal));
  }
}
