package org.tandemchess.app.output;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a terminal shows in the end that knows how to go up and how to erase. */
public final class VisibleLines {
  private static final Pattern UP = Pattern.compile("\u001b\\[(\\d+)A\u001b\\[J(.*)");

  private VisibleLines() {}

  /** Returns the lines that are left of those that were written. */
  public static List<String> of(List<String> written) {
    List<String> seen = new ArrayList<>();
    for (String line : written) {
      Matcher up = UP.matcher(line);
      String rest = line;
      if (up.matches()) {
        seen.subList(seen.size() - Integer.parseInt(up.group(1)), seen.size()).clear();
        rest = up.group(2);
      }
      seen.add(rest);
    }
    return seen;
  }
}
