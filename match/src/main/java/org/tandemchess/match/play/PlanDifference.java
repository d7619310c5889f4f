package org.tandemchess.match.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A condition that work was begun under and is now to be another.
 *
 * @param name what, such as {@code teams 2 options Hash}; parts of lists are counted from 1
 * @param before as a text; {@code nothing} if it was not there
 * @param now likewise
 */
public record PlanDifference(String name, String before, String now) {

  /** Returns all differences of two plans written as JSON, in the order of the first. */
  public static List<PlanDifference> between(JsonNode before, JsonNode now) {
    Map<String, String> old = new LinkedHashMap<>();
    Map<String, String> fresh = new LinkedHashMap<>();
    collect("", before, old);
    collect("", now, fresh);
    Set<String> names = new LinkedHashSet<>(old.keySet());
    names.addAll(fresh.keySet());
    List<PlanDifference> differences = new ArrayList<>();
    for (String name : names) {
      String was = old.getOrDefault(name, "nothing");
      String is = fresh.getOrDefault(name, "nothing");
      if (!was.equals(is)) {
        differences.add(new PlanDifference(name, was, is));
      }
    }
    return differences;
  }

  private static void collect(String name, JsonNode node, Map<String, String> into) {
    String start = name.isEmpty() ? "" : name + " ";
    if (node.isObject()) {
      node.properties().forEach(field -> collect(start + field.getKey(), field.getValue(), into));
    } else if (node.isArray()) {
      for (int i = 0; i < node.size(); i++) {
        collect(start + (i + 1), node.get(i), into);
      }
    } else {
      into.put(name, node.asText());
    }
  }

  /** Returns it as words. */
  @Override
  public String toString() {
    return name + " was " + before + ", now " + now;
  }
}
