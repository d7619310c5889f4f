package org.tandemchess.rules.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.tandemchess.testkit.SharedData;

/**
 * No fact of the shared lists is forgotten: each is a row, a test of {@link FormatCasesTest} or
 * skipped with a reason.
 */
class CoverageTest {
  private static final Pattern CASE =
      Pattern.compile("\"id\":\\s*\"([^\"]+)\".*?\"kind\":\\s*\"([^\"]+)\"", Pattern.DOTALL);
  private static final Pattern NAME = Pattern.compile("\"name\":\\s*\"([^\"]+)\"");

  @Test
  void everyFactIsRunOrSkippedWithAReason() throws IOException {
    Set<String> run = new HashSet<>(FormatCasesTest.cases().keySet());
    for (String table : List.of("rules.tsv", "hivemind.tsv", "validator.tsv")) {
      CaseTable.rows(table).forEach(row -> run.add(row.getFirst()));
    }
    Set<String> skipped = new HashSet<>();
    CaseTable.rows("skipped.tsv")
        .forEach(
            row -> {
              assertThat(row.get(1)).as(row.getFirst()).isNotBlank();
              skipped.add(row.getFirst());
            });
    assertThat(run).doesNotContainAnyElementsOf(skipped);
    Set<String> known = new TreeSet<>(run);
    known.addAll(skipped);
    assertThat(known).containsExactlyInAnyOrderElementsOf(facts());
  }

  private static List<String> facts() throws IOException {
    List<String> facts = new ArrayList<>();
    CASE.matcher(shared("data/rule-cases.json"))
        .results()
        .filter(fact -> fact.group(2).equals("rules") || fact.group(2).equals("format"))
        .forEach(fact -> facts.add(fact.group(1)));
    facts.addAll(numbered("h", "data/hivemind-cases.json"));
    facts.addAll(numbered("v", "data/validator-cases.json"));
    return facts;
  }

  private static List<String> numbered(String letter, String file) throws IOException {
    List<MatchResult> names = NAME.matcher(shared(file)).results().toList();
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      ids.add(letter + String.valueOf(1000 + i).substring(1) + " " + names.get(i).group(1));
    }
    return ids;
  }

  private static String shared(String file) throws IOException {
    return Files.readString(SharedData.require(file));
  }
}
