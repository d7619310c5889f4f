package org.tandemchess.protocol.xboard;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.OptionSpec;

/** What this engine declares of itself. Stateless. */
final class FeatureLines {
  /** What hosts set by commands of the protocol. */
  private static final Set<String> BY_COMMAND = Set.of("Hash", "Threads", "Ponder");

  /** Partners on a server expect to be talked to. */
  private static final String TALK = "full";

  private FeatureLines() {}

  /** Returns all lines, the first of which buys time and the last of which ends it. */
  static List<String> all() {
    List<String> lines = new ArrayList<>();
    lines.add("feature done=0");
    lines.add("feature ping=1 setboard=1 usermove=1 playother=1 san=0 time=1 draw=1 reuse=1");
    lines.add("feature analyze=1 colors=0 sigint=0 ics=0 name=0 pause=0 nps=0 debug=1");
    lines.add("feature memory=1 smp=1 exclude=0 setscore=0 myname=\"Tandem 0.1.0\"");
    lines.add("feature variants=\"normal,fischerandom,crazyhouse,bughouse\"");
    for (OptionSpec<?> spec : EngineOptions.PARTNER_SPECS) {
      if (!BY_COMMAND.contains(spec.name())) {
        lines.add("feature option=\"" + option(spec) + "\"");
      }
    }
    lines.add("feature done=1");
    return lines;
  }

  /** Returns the options that hold until the host sets others. */
  static EngineOptions options() {
    return switch (EngineOptions.DEFAULT.change("TeamMessageMode", TALK)) {
      case EngineOptions.Change.Made(EngineOptions options) -> options;
      case EngineOptions.Change.Refused(String reason) -> throw new IllegalStateException(reason);
    };
  }

  private static String option(OptionSpec<?> spec) {
    return switch (spec) {
      case OptionSpec.Spin(String name, Integer initial, int min, int max) ->
          name + " -spin " + initial + " " + min + " " + max;
      case OptionSpec.Decimal decimal -> decimal.name() + " -string " + decimal.initial();
      case OptionSpec.Words words -> words.name() + " -string " + words.initial();
      case OptionSpec.BookFile file -> file.name() + " -file " + file.initial();
      case OptionSpec.Check(String name, Boolean initial) -> name + " -check " + (initial ? 1 : 0);
      case OptionSpec.Combo(String name, String initial, List<String> choices) ->
          name + " -combo " + String.join(" /// ", marked(choices));
    };
  }

  private static List<String> marked(List<String> choices) {
    return choices.stream().map(choice -> choice.equals(TALK) ? "*" + choice : choice).toList();
  }

  /** Returns a value as the options want it: hosts set checks by 1 and 0. */
  static String value(String name, String value) {
    for (OptionSpec<?> spec : EngineOptions.PARTNER_SPECS) {
      if (spec instanceof OptionSpec.Check && spec.name().equalsIgnoreCase(name)) {
        return value.equals("1") ? "true" : value.equals("0") ? "false" : value;
      }
    }
    return value;
  }
}
