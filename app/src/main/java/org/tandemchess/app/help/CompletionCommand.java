package org.tandemchess.app.help;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints a script that completes command lines. */
@Command(
    name = "generate-completion",
    header = "Print a script that completes commands and options in bash and zsh.",
    customSynopsis = "tandem generate-completion",
    description = {
      "%nA shell that reads the script completes tandem and ./tandem from then on; put the second",
      "line below into ~/.bashrc or ~/.zshrc for all shells to come.%n"
    },
    footer = {
      "%nExamples:",
      "  tandem generate-completion",
      "  source <(tandem generate-completion)"
    })
public final class CompletionCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() {
    CommandLine root = spec.root().commandLine();
    spec.commandLine().getOut().print(AutoComplete.bash(root.getCommandName(), root));
    return 0;
  }
}
