package org.tandemchess.protocol.client;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What an XBoard engine has said that it can do. What it has not said has the protocol's default.
 */
final class XBoardFeatures {
  private static final Pattern FEATURE = Pattern.compile("([A-Za-z]+)=(\"([^\"]*)\"|\\S*)");
  private static final Pattern OPTION = Pattern.compile("(.+?)\\s+-(\\w+)(\\s.*)?");

  private record Option(String name, String type) {}

  private final Map<String, String> features = new TreeMap<>();
  private final Map<String, Option> options = new TreeMap<>();

  /** Takes what is behind {@code feature}; returns the names of the features in it. */
  List<String> declare(String text) {
    List<String> names = new ArrayList<>();
    Matcher matcher = FEATURE.matcher(text);
    while (matcher.find()) {
      String name = matcher.group(1).toLowerCase(Locale.ROOT);
      String value = matcher.group(3) == null ? matcher.group(2) : matcher.group(3);
      names.add(name);
      if (name.equals("option")) {
        declareOption(value);
      } else {
        features.put(name, value);
      }
    }
    return names;
  }

  private void declareOption(String text) {
    Matcher matcher = OPTION.matcher(text);
    if (matcher.matches()) {
      String name = matcher.group(1).strip();
      options.put(name.toLowerCase(Locale.ROOT), new Option(name, matcher.group(2)));
    }
  }

  void clear() {
    features.clear();
    options.clear();
  }

  /** Returns whether the engine wants no more time to say what it can. */
  boolean isDone() {
    return is("done", false);
  }

  /** Returns whether the engine has asked for time with {@code done=0}. */
  boolean wantsTime() {
    return "0".equals(features.get("done"));
  }

  boolean is(String feature, boolean byDefault) {
    return features.getOrDefault(feature, byDefault ? "1" : "0").equals("1");
  }

  Optional<String> text(String feature) {
    return Optional.ofNullable(features.get(feature));
  }

  boolean plays(String variant) {
    return text("variants")
        .map(all -> List.of(all.split("\\s*,\\s*", -1)).contains(variant))
        .orElse(true);
  }

  /** Returns the line that sets an option, or nothing if the engine has no such option. */
  Optional<String> setting(String name, String value) {
    String key = name.strip().toLowerCase(Locale.ROOT);
    Option option = options.get(key);
    if (option != null) {
      return Optional.of("option " + option.name() + assigned(option.type(), value));
    }
    boolean memory = key.equals("hash") || key.equals("memory");
    if (memory && is("memory", false)) {
      return Optional.of("memory " + value);
    }
    boolean cores = key.equals("threads") || key.equals("cores");
    return cores && is("smp", false) ? Optional.of("cores " + value) : Optional.empty();
  }

  private static String assigned(String type, String value) {
    return switch (type) {
      case "button", "save", "reset" -> "";
      case "check" -> value.equals("1") || value.equalsIgnoreCase("true") ? "=1" : "=0";
      default -> "=" + value;
    };
  }
}
