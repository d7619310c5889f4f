package org.tandemchess.app.match;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.tandemchess.app.argument.InvalidInputException;
import org.tandemchess.app.argument.TeamsFile;
import org.tandemchess.match.play.TeamEntry;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;

/**
 * A match in a file: every option of the command by its long name without the dashes, beside the
 * teams. What the command line says itself counts more.
 */
final class MatchFileOptions {
  private static final String FLAG = "--match";

  /** Options that are about the command line itself. */
  private static final Set<String> NOT_IN_FILES = Set.of("match", "teams", "help", "version");

  /** Of these a file and a command line do not each have a part. */
  private static final List<Set<String>> TOGETHER =
      List.of(
          Set.of("tc", "movetime", "nodes", "depth"), Set.of("team", "team1", "team2", "teams"));

  private MatchFileOptions() {}

  /**
   * Gives the options of a file to a command.
   *
   * @param command what was parsed from the command line
   * @param blank another one of its kind, to parse with
   * @return the teams of the file; none if the command line names any
   * @throws InvalidInputException with the line, if something in the file is wrong
   */
  static List<TeamEntry> apply(Path path, CommandSpec command, CommandLine blank) {
    List<String> known =
        command.options().stream()
            .map(MatchFileOptions::key)
            .filter(key -> !NOT_IN_FILES.contains(key))
            .sorted()
            .toList();
    TeamsFile.Content content = TeamsFile.read(FLAG, path, known);
    Set<String> said = said(command.commandLine().getParseResult());
    for (Map.Entry<String, TeamsFile.Setting> entry : content.settings().entrySet()) {
      String name = "--" + entry.getKey();
      Object value = parsed(name, entry.getValue(), blank);
      if (!said.contains(entry.getKey())) {
        set(command.findOption(name), value);
      }
    }
    return said.contains("teams") ? List.of() : content.teams();
  }

  private static String key(OptionSpec option) {
    return option.longestName().replaceFirst("^--", "");
  }

  /** Returns what the command line has decided. */
  private static Set<String> said(ParseResult command) {
    Set<String> keys =
        command.matchedOptions().stream().map(MatchFileOptions::key).collect(Collectors.toSet());
    for (Set<String> together : TOGETHER) {
      if (together.stream().anyMatch(keys::contains)) {
        keys.addAll(together);
      }
    }
    return keys;
  }

  private static Object parsed(String name, TeamsFile.Setting setting, CommandLine blank) {
    List<String> arguments = new ArrayList<>();
    switch (setting.value()) {
      case Boolean on -> arguments.add(on ? name : name + "=false");
      case List<?> parts when !blank.getCommandSpec().findOption(name).isMultiValue() ->
          arguments.add(
              name + "=" + parts.stream().map(String::valueOf).collect(Collectors.joining(",")));
      case List<?> parts -> parts.forEach(part -> arguments.add(name + "=" + part));
      case Object one -> arguments.add(name + "=" + one);
    }
    try {
      return blank.parseArgs(arguments.toArray(String[]::new)).matchedOption(name).getValue();
    } catch (ParameterException e) {
      boolean flag = blank.getCommandSpec().findOption(name).type() == boolean.class;
      String expected =
          flag
              ? "expected true or false"
              : e.getCause() instanceof TypeConversionException cause
                  ? "expected " + cause.getMessage()
                  : String.valueOf(e.getMessage());
      throw new InvalidInputException(
          List.of(setting.place() + " '" + setting.value() + "': " + expected));
    }
  }

  private static void set(OptionSpec option, Object value) {
    try {
      option.setter().set(value);
    } catch (Exception e) {
      throw new IllegalStateException("a value that was parsed for this very option", e);
    }
  }
}
