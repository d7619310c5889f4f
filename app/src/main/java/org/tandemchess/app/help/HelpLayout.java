package org.tandemchess.app.help;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.tandemchess.app.output.Wrapping;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * Lays help texts out for the width of a screen.
 *
 * <p>Texts stand in the sources as lines. A line that begins with {@code %n} begins a paragraph,
 * one that begins with a space stands alone, all others go on with the line before. A command line
 * that does not fit goes on after a backslash, so that a shell takes it as it stands.
 */
public final class HelpLayout {
  private static final int WIDEST = 100;

  /** What stays whole in an example: what a shell takes as one word, with its option. */
  private static final Pattern SHELL_WORD =
      Pattern.compile("(?:--[\\w-]+ (?!-))?(?:\"[^\"]*\"|\\S)+");

  /** What stays whole in a synopsis: what belongs to one bracket. */
  private static final Pattern SYNOPSIS_WORD = Pattern.compile("[\\[(][^\\])]*[\\])]\\S*|\\S+");

  private final IntSupplier columns;

  /**
   * Prepares.
   *
   * @param columns tells the width of the screen; asked only when help is shown
   */
  public HelpLayout(IntSupplier columns) {
    this.columns = columns;
  }

  /** Lays out the help of a command and of all below it. */
  public void applyTo(CommandLine command) {
    command.setHelpFactory(
        (spec, colors) -> {
          spec.usageMessage().width(width());
          return new WholeWords(spec, colors);
        });
    sections(command);
  }

  private void sections(CommandLine command) {
    UsageMessageSpec usage = command.getCommandSpec().usageMessage();
    Map<String, IHelpSectionRenderer> sections = new LinkedHashMap<>(usage.sectionMap());
    sections.put(UsageMessageSpec.SECTION_KEY_SYNOPSIS_HEADING, help -> "");
    sections.put(
        UsageMessageSpec.SECTION_KEY_SYNOPSIS,
        of(usageMessage -> synopsis(usageMessage.customSynopsis())));
    sections.put(
        UsageMessageSpec.SECTION_KEY_DESCRIPTION,
        of(usageMessage -> text(usageMessage.description())));
    sections.put(
        UsageMessageSpec.SECTION_KEY_FOOTER, of(usageMessage -> text(usageMessage.footer())));
    usage.sectionMap(sections);
    command.getSubcommands().values().forEach(this::sections);
  }

  private int width() {
    return Math.min(WIDEST, columns.getAsInt());
  }

  private static IHelpSectionRenderer of(Function<UsageMessageSpec, List<String>> lines) {
    return help -> {
      StringBuilder section = new StringBuilder();
      lines
          .apply(help.commandSpec().usageMessage())
          .forEach(line -> section.append(heading(help, line)).append(System.lineSeparator()));
      return section.toString();
    };
  }

  private static String heading(Help help, String line) {
    boolean is = line.equals("Examples:");
    return is ? help.colorScheme().text("@|bold " + line + "|@").toString() : line;
  }

  /** Returns usages, each begun by the name of the program, with what follows below them. */
  private List<String> synopsis(String[] texts) {
    List<String> usages = new ArrayList<>();
    for (String text : texts) {
      if (text.strip().startsWith("tandem ") || usages.isEmpty()) {
        usages.add(text.strip());
      } else {
        usages.set(usages.size() - 1, usages.getLast() + " " + text.strip());
      }
    }
    List<String> lines = new ArrayList<>(List.of(""));
    for (String usage : usages) {
      String first = lines.size() == 1 ? "Usage: " : "       ";
      List<String> words = words(SYNOPSIS_WORD, usage);
      lines.addAll(Wrapping.lines(words, width(), first, "         "));
    }
    return lines;
  }

  /** Returns paragraphs, in the form that the class describes. */
  private List<String> text(String[] texts) {
    List<String> lines = new ArrayList<>();
    List<String> paragraph = new ArrayList<>();
    for (String text : texts) {
      boolean alone = text.startsWith(" ");
      if (alone || text.startsWith("%n")) {
        end(paragraph, lines);
      }
      if (text.startsWith("%n")) {
        lines.add("");
      }
      boolean last = text.length() > 2 && text.endsWith("%n");
      String plain = text.replace("%n", "").replace("%%", "%");
      if (alone) {
        lines.addAll(example(plain));
      } else {
        paragraph.addAll(Wrapping.words(plain));
      }
      if (last) {
        end(paragraph, lines);
        lines.add("");
      }
      if (plain.equals("Examples:")) {
        end(paragraph, lines);
      }
    }
    end(paragraph, lines);
    return lines;
  }

  private void end(List<String> paragraph, List<String> lines) {
    if (!paragraph.isEmpty()) {
      lines.addAll(Wrapping.lines(paragraph, width(), "", ""));
      paragraph.clear();
    }
  }

  private List<String> example(String text) {
    if (text.length() <= width()) {
      return List.of(text);
    }
    if (!text.startsWith("  tandem ")) {
      return Wrapping.lines(Wrapping.words(text), width(), "  ", "    ");
    }
    String goesOn = " \\";
    List<String> words = words(SHELL_WORD, text);
    List<String> lines = Wrapping.lines(words, width() - goesOn.length(), "  ", "      ");
    for (int i = 0; i < lines.size() - 1; i++) {
      lines.set(i, lines.get(i) + goesOn);
    }
    return lines;
  }

  private static List<String> words(Pattern form, String text) {
    return form.matcher(text).results().map(MatchResult::group).toList();
  }
}
