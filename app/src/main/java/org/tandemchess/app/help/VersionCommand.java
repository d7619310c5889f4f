package org.tandemchess.app.help;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints the version, as {@code --version} does. */
@Command(
    name = "version",
    header = "Show the version.",
    customSynopsis = "tandem version",
    footer = {"%nExamples:", "  tandem version"})
public final class VersionCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() {
    spec.root().commandLine().printVersionHelp(spec.commandLine().getOut());
    return 0;
  }
}
