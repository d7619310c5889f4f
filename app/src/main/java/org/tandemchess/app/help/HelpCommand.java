package org.tandemchess.app.help;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** Shows the help of the program or of one of its commands, as {@code --help} there does. */
@Command(
    name = "help",
    header = "Show what the program or a command does.",
    customSynopsis = "tandem help [COMMAND...]",
    footer = {"%nExamples:", "  tandem help", "  tandem help analyze", "  tandem help bench race"})
public final class HelpCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(arity = "0..*", paramLabel = "COMMAND", description = "The command, by its names.")
  private List<String> names = List.of();

  @Override
  public Integer call() {
    CommandLine command = spec.root().commandLine();
    for (String name : names) {
      CommandLine below = command.getSubcommands().get(name);
      if (below == null) {
        throw new UnmatchedArgumentException(command, List.of(name));
      }
      command = below;
    }
    command.usage(spec.commandLine().getOut());
    return 0;
  }
}
