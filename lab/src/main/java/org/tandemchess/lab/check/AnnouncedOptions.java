package org.tandemchess.lab.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The options that an engine announced, and what is wrong with them.
 *
 * @param names all names, in lower case
 * @param faults what is wrong, in words
 */
record AnnouncedOptions(Set<String> names, List<String> faults) {
  private static final Pattern WORDS =
      Pattern.compile("option\\s+name\\s+(.+?)\\s+type\\s+(\\S+)(.*)");
  private static final Pattern XBOARD = Pattern.compile("option=\"(.+?) -(\\w+)(.*?)\"");
  private static final Set<String> TYPES =
      Set.of(
          "check", "spin", "combo", "button", "string", "file", "path", "save", "reset", "slider");

  /** Reads the greeting of an engine. */
  static AnnouncedOptions of(List<String> greeting) {
    Set<String> names = new HashSet<>();
    List<String> faults = new ArrayList<>();
    for (String line : greeting) {
      if (line.startsWith("option ")) {
        Matcher matcher = WORDS.matcher(line);
        if (matcher.matches()) {
          take(matcher, names, faults);
          fault(matcher.group(2), matcher.group(3) + " ")
              .ifPresent(why -> faults.add("'" + matcher.group(1) + "': " + why));
        } else {
          faults.add("'" + line + "': expected option name NAME type TYPE");
        }
      }
      Matcher matcher = XBOARD.matcher(line);
      while (line.startsWith("feature ") && matcher.find()) {
        take(matcher, names, faults);
        if (matcher.group(2).equals("spin")) {
          xboardSpin(matcher.group(3))
              .ifPresent(why -> faults.add("'" + matcher.group(1) + "': " + why));
        }
      }
    }
    return new AnnouncedOptions(Set.copyOf(names), List.copyOf(faults));
  }

  boolean has(String name) {
    return names.contains(name.toLowerCase(Locale.ROOT));
  }

  private static void take(Matcher option, Set<String> names, List<String> faults) {
    if (!names.add(option.group(1).toLowerCase(Locale.ROOT))) {
      faults.add("'" + option.group(1) + "': announced twice");
    }
    if (!TYPES.contains(option.group(2))) {
      faults.add("'" + option.group(1) + "': type '" + option.group(2) + "' is none");
    }
  }

  /** Returns what is wrong with an option of UCI or UBI. */
  private static Optional<String> fault(String type, String rest) {
    Optional<String> byDefault = value(rest, "default");
    return switch (type) {
      case "spin" -> range(byDefault, value(rest, "min"), value(rest, "max"));
      case "check" ->
          byDefault.filter(text -> text.equals("true") || text.equals("false")).isPresent()
              ? Optional.empty()
              : Optional.of("expected default true or false");
      case "combo" -> {
        List<String> choices = new ArrayList<>();
        for (String part : rest.split("\\svar\\s", -1)) {
          choices.add(part.strip());
        }
        boolean known =
            byDefault.isPresent()
                && choices.stream().skip(1).anyMatch(byDefault.get().strip()::equals);
        yield known ? Optional.empty() : Optional.of("its default is none of its values");
      }
      default -> Optional.empty();
    };
  }

  private static Optional<String> value(String rest, String word) {
    Matcher matcher =
        Pattern.compile("\\s" + word + "\\s+(.*?)(?=\\s+(?:default|min|max|var)\\s|\\s*$)")
            .matcher(rest);
    return matcher.find() ? Optional.of(matcher.group(1).strip()) : Optional.empty();
  }

  private static Optional<String> xboardSpin(String rest) {
    String[] numbers = rest.strip().split("\\s+", -1);
    return numbers.length == 3
        ? range(Optional.of(numbers[0]), Optional.of(numbers[1]), Optional.of(numbers[2]))
        : Optional.of("expected -spin VALUE MIN MAX");
  }

  private static Optional<String> range(
      Optional<String> byDefault, Optional<String> min, Optional<String> max) {
    try {
      long low = Long.parseLong(min.orElse(""));
      long high = Long.parseLong(max.orElse(""));
      long value = Long.parseLong(byDefault.orElse(""));
      return low <= value && value <= high
          ? Optional.empty()
          : Optional.of("default " + value + " is not within " + low + " to " + high);
    } catch (NumberFormatException e) {
      return Optional.of("expected a default, a min and a max that are whole numbers");
    }
  }
}
