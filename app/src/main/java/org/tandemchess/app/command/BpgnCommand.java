package org.tandemchess.app.command;

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
final class BpgnCommand {
  private BpgnCommand() {}

  /** Returns the command with those below it. */
  static CommandLine line(Terminal terminal) {
    return new CommandLine(new BpgnCommand()).addSubcommand(new BpgnCheckCommand(terminal));
  }
}
