package org.tandemchess.protocol.client;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The options that an engine has declared in UCI or UBI. Names are alike in any case. */
final class DeclaredOptions {
  private static final Pattern LINE =
      Pattern.compile("option\\s+name\\s+(.+?)\\s+type\\s+(\\S+)(.*)");

  private record Declared(String name, String type, String rest) {}

  private final Map<String, Declared> options = new TreeMap<>();

  /** Takes an {@code option} line; one that cannot be read declares nothing. */
  void declare(String line) {
    Matcher matcher = LINE.matcher(line);
    if (matcher.matches()) {
      Declared declared = new Declared(matcher.group(1), matcher.group(2), matcher.group(3));
      options.put(key(declared.name()), declared);
    }
  }

  void clear() {
    options.clear();
  }

  boolean has(String name) {
    return options.containsKey(key(name));
  }

  /** Returns whether an option takes a value; true if it lists no values. */
  boolean allows(String name, String value) {
    Declared declared = options.get(key(name));
    if (declared == null || !declared.rest().contains(" var ")) {
      return true;
    }
    List<String> choices = new ArrayList<>();
    for (String choice : (declared.rest() + " ").split("\\s+var\\s+", -1)) {
      choices.add(choice.strip());
    }
    return choices.stream().skip(1).anyMatch(value::equalsIgnoreCase);
  }

  /** Returns the line that sets an option, or nothing if the engine has no such option. */
  Optional<String> setting(String name, String value) {
    return Optional.ofNullable(options.get(key(name)))
        .map(
            declared ->
                "setoption name "
                    + declared.name()
                    + (declared.type().equals("button") ? "" : " value " + value));
  }

  private static String key(String name) {
    return name.strip().toLowerCase(Locale.ROOT);
  }
}
