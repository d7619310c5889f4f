package org.tandemchess.protocol.xboard;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.TeamMessageMode;
import org.tandemchess.engine.option.OptionSpec;
import org.tandemchess.engine.option.Setting;
import org.tandemchess.protocol.session.Identity;

/** What this engine declares of itself. Stateless. */
final class FeatureLines {
  /** What hosts set by commands of the protocol. */
  private static final Set<OptionSpec<?>> BY_COMMAND =
      Set.of(EngineOptions.HASH, EngineOptions.THREADS, EngineOptions.PONDER);

  private FeatureLines() {}

  /**
   * Returns all lines, the first of which buys time and the last of which ends it.
   *
   * @param presets options that are set otherwise than usual
   */
  static List<String> all(List<Setting<?>> presets) {
    List<String> lines = new ArrayList<>();
    lines.add("feature done=0");
    lines.add("feature ping=1 setboard=1 usermove=1 playother=1 san=0 time=1 draw=1 reuse=1");
    lines.add("feature analyze=1 colors=0 sigint=0 ics=0 name=0 pause=0 nps=0 debug=1");
    lines.add(
        "feature memory=1 smp=1 exclude=0 setscore=0 myname=\""
            + Identity.NAME
            + " "
            + Identity.VERSION
            + "\"");
    lines.add("feature variants=\"normal,fischerandom,crazyhouse,bughouse\"");
    for (OptionSpec<?> spec : EngineOptions.PARTNER_SPECS) {
      if (!BY_COMMAND.contains(spec)) {
        lines.add("feature option=\"" + option(spec, value(spec, presets)) + "\"");
      }
    }
    String rules = value(EngineOptions.RULES, presets);
    lines.add("feature option=\"" + option(EngineOptions.RULES, rules) + "\"");
    lines.add("feature done=1");
    return lines;
  }

  /** Returns the options that hold until the host sets others. */
  static EngineOptions options() {
    // Partners on a server expect to be talked to.
    return EngineOptions.DEFAULT.with(EngineOptions.TEAM_MESSAGE_MODE, TeamMessageMode.FULL);
  }

  /** Returns what an option is before the host sets it. */
  private static <T> String value(OptionSpec<T> spec, List<Setting<?>> presets) {
    String value = spec.text(options().get(spec));
    for (Setting<?> preset : presets) {
      value = preset.spec().equals(spec) ? preset.text() : value;
    }
    return value;
  }

  private static String option(OptionSpec<?> spec, String text) {
    return switch (spec) {
      case OptionSpec.Spin spin ->
          spin.name() + " -spin " + text + " " + spin.min() + " " + spin.max();
      case OptionSpec.Check check -> check.name() + " -check " + (text.equals("true") ? 1 : 0);
      case OptionSpec.Combo<?> combo ->
          combo.name() + " -combo " + String.join(" /// ", marked(combo.words(), text));
      case OptionSpec.Rules rules ->
          rules.name() + " -combo " + String.join(" /// ", marked(rules.words(), text));
      case OptionSpec.BookFile file ->
          file.name() + " -file " + (text.isEmpty() ? OptionSpec.EMPTY : text);
      case OptionSpec.Decimal decimal -> decimal.name() + " -string " + text;
      case OptionSpec.Words<?> words -> words.name() + " -string " + text;
    };
  }

  private static List<String> marked(List<String> choices, String chosen) {
    return choices.stream().map(choice -> choice.equals(chosen) ? "*" + choice : choice).toList();
  }

  /** Returns a value as the options want it: hosts set checks by 1 and 0. */
  static String value(String name, String value) {
    return switch (EngineOptions.find(name).orElse(null)) {
      case OptionSpec.Check check ->
          value.equals("1") ? "true" : value.equals("0") ? "false" : value;
      case null, default -> value;
    };
  }
}
