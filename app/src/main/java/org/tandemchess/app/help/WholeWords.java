package org.tandemchess.app.help;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.tandemchess.app.output.Wrapping;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi.Text;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * Help whose descriptions of options break between words only. The library would also break where
 * Unicode allows it, such as after the dot of {@code docs/match.md}.
 */
final class WholeWords extends Help {
  WholeWords(CommandSpec spec, ColorScheme colors) {
    super(spec, colors);
  }

  @Override
  public Layout createDefaultLayout(
      List<OptionSpec> options, List<PositionalParamSpec> parameters, ColorScheme colors) {
    Layout usual = super.createDefaultLayout(options, parameters, colors);
    Column[] columns = usual.textTable().columns();
    Column last = columns[columns.length - 1];
    // The library puts a gap of this many characters before the text of the last column.
    int width = last.width - last.indent;
    return new Layout(
        colors,
        usual.textTable(),
        (option, label, scheme) ->
            wrap(usual.optionRenderer().render(option, label, scheme), width, scheme),
        (parameter, label, scheme) ->
            wrap(usual.parameterRenderer().render(parameter, label, scheme), width, scheme));
  }

  private static Text[][] wrap(Text[][] rows, int width, ColorScheme colors) {
    List<Text[]> wrapped = new ArrayList<>();
    for (Text[] row : rows) {
      String description = row[row.length - 1].plainString();
      List<String> lines = Wrapping.lines(Wrapping.words(description), width, "", "  ");
      for (int i = 0; i < lines.size(); i++) {
        Text[] next = row.clone();
        if (i > 0) {
          Arrays.fill(next, colors.ansi().text(""));
        }
        next[row.length - 1] = colors.ansi().text(lines.get(i));
        wrapped.add(next);
      }
    }
    return wrapped.toArray(Text[][]::new);
  }
}
