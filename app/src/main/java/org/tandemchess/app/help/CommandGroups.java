package org.tandemchess.app.help;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.tandemchess.app.output.Wrapping;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpSectionRenderer;

/** Lists the commands of the program by whom they are for. */
public final class CommandGroups implements IHelpSectionRenderer {
  private static final String LEFT = "Others";

  private static final List<Group> GROUPS =
      List.of(
          new Group("For players", List.of("analyze", "bpgn")),
          new Group("For servers and board programs", List.of("validate", "log")),
          new Group(
              "For authors of engines",
              List.of("match", "check-engine", "openings", "suite", "book")),
          new Group("For work on Tandem itself", List.of("bench", "perft", "tune")),
          new Group("About the program", List.of("help", "version", "generate-completion")));

  /** Who commands are for, and the commands in the order in which one meets them. */
  private record Group(String title, List<String> names) {}

  @Override
  public String render(Help help) {
    Map<String, Help> rest = new LinkedHashMap<>(help.subcommands());
    int width = rest.keySet().stream().mapToInt(String::length).max().orElse(0);
    StringBuilder text = new StringBuilder();
    for (Group group : GROUPS) {
      List<Help> commands = new ArrayList<>();
      for (String name : group.names) {
        if (rest.containsKey(name)) {
          commands.add(rest.remove(name));
        }
      }
      append(text, help, group.title, commands, width);
    }
    append(text, help, LEFT, List.copyOf(rest.values()), width);
    return text.toString();
  }

  private static void append(
      StringBuilder text, Help help, String title, List<Help> commands, int width) {
    if (commands.isEmpty()) {
      return;
    }
    String end = System.lineSeparator();
    text.append(end).append(help.colorScheme().text("@|bold " + title + ":|@")).append(end);
    for (Help command : commands) {
      text.append(row(help, command, width));
    }
  }

  private static String row(Help help, Help command, int width) {
    String name = command.commandSpec().name();
    String header = String.join(" ", Arrays.asList(command.commandSpec().usageMessage().header()));
    String left = "  " + " ".repeat(width + 2);
    List<String> lines =
        Wrapping.lines(
            Wrapping.words(header), help.commandSpec().usageMessage().width(), left, left);
    String first = lines.getFirst().substring(2 + name.length());
    String end = System.lineSeparator();
    String rest = lines.stream().skip(1).map(line -> line + end).collect(Collectors.joining());
    return "  " + help.colorScheme().commandText(name) + first + end + rest;
  }
}
