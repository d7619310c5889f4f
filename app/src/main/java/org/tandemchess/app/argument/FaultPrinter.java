package org.tandemchess.app.argument;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tandemchess.protocol.text.PlainText;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Says what is wrong with a command line, a line for each fault: the argument, the offending text
 * and what was expected.
 */
public final class FaultPrinter implements IParameterExceptionHandler, IExecutionExceptionHandler {
  /** Exit code for a fault of ours. */
  public static final int INTERNAL_FAULT = 3;

  private static final int LONGEST_LINE = 400;

  @Override
  public int handleParseException(ParameterException fault, String[] args) {
    print(fault.getCommandLine(), List.of(describe(fault)));
    return ExitCode.USAGE;
  }

  @Override
  public int handleExecutionException(
      Exception fault, CommandLine command, ParseResult parseResult) {
    if (fault instanceof InvalidInputException invalid) {
      print(command, invalid.lines());
      return ExitCode.USAGE;
    }
    print(command, List.of("internal error: " + fault));
    fault.printStackTrace(command.getErr());
    return INTERNAL_FAULT;
  }

  /** Returns a text as one line of bounded length, whatever it holds. */
  public static String oneLine(String text) {
    return PlainText.of(text, LONGEST_LINE);
  }

  private static void print(CommandLine command, List<String> lines) {
    String name = command.getCommandSpec().qualifiedName();
    for (String line : lines) {
      command.getErr().println(oneLine(name + ": " + line));
    }
    command.getErr().flush();
  }

  private static String describe(ParameterException fault) {
    CommandSpec spec = fault.getCommandLine().getCommandSpec();
    return switch (fault) {
      case UnmatchedArgumentException unmatched -> unmatched(unmatched, spec);
      case MissingParameterException missing -> missing(missing, spec);
      case OverwrittenOptionException twice ->
          name(twice.getOverwritten()) + ": expected only once";
      default -> other(fault, spec);
    };
  }

  private static String other(ParameterException fault, CommandSpec spec) {
    ArgSpec argument = fault.getArgSpec();
    if (argument != null && fault.getCause() instanceof TypeConversionException cause) {
      return name(argument) + " '" + fault.getValue() + "': expected " + cause.getMessage();
    }
    boolean noCommand = argument == null && !spec.subcommands().isEmpty();
    return noCommand ? "no command: expected " + commands(spec) : "" + fault.getMessage();
  }

  private static String unmatched(UnmatchedArgumentException fault, CommandSpec spec) {
    String text = fault.getUnmatched().getFirst();
    boolean option = fault.isUnknownOption();
    if (!option && spec.subcommands().isEmpty()) {
      return "unexpected argument '" + text + "': expected nothing more";
    }
    List<String> known =
        option
            ? spec.options().stream().map(OptionSpec::longestName).toList()
            : List.copyOf(spec.subcommands().keySet());
    String unknown = "unknown " + (option ? "option" : "command") + " '" + text + "'";
    String question = NearestWord.question(text, known);
    if (!question.isEmpty()) {
      return unknown + question + " " + spec.qualifiedName() + " --help tells all";
    }
    return unknown
        + ": expected "
        + (option ? "one of " + String.join(", ", known) : commands(spec));
  }

  private static String missing(MissingParameterException fault, CommandSpec spec) {
    ArgSpec argument = fault.getMissing().getFirst();
    // Only the text tells an option that was left out from one without its value.
    boolean leftOut = ("" + fault.getMessage()).startsWith("Missing required option");
    String label = argument.paramLabel();
    if (!(argument instanceof OptionSpec)) {
      return "missing " + label + ": see " + spec.qualifiedName() + " --help";
    }
    return leftOut
        ? "missing " + name(argument) + " " + label + ": see " + spec.qualifiedName() + " --help"
        : name(argument) + ": expected a value " + label + " after it";
  }

  /** Returns the names of the commands below one, as {@code a, b or c}. */
  private static String commands(CommandSpec spec) {
    List<String> names = List.copyOf(spec.subcommands().keySet());
    String last = names.getLast();
    Stream<String> others = names.subList(0, names.size() - 1).stream();
    return names.size() == 1 ? last : others.collect(Collectors.joining(", ")) + " or " + last;
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }
}
