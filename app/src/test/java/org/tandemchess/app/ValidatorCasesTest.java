package org.tandemchess.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tandemchess.protocol.query.ValidatorSession;
import org.tandemchess.protocol.text.LineReader;
import org.tandemchess.rules.board.Perft;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RulePresets;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.Position;

/** All rows about rules; those that need a search or a process are in {@link ValidatorCasesIT}. */
class ValidatorCasesTest {
  private static final Set<String> ELSEWHERE = Set.of("perft", "go", "<close");

  static Stream<ValidatorCases.Row> queries() {
    return ValidatorCases.all().stream().filter(row -> !ELSEWHERE.contains(row.word()));
  }

  static Stream<ValidatorCases.Row> perft() {
    return ValidatorCases.all().stream().filter(row -> row.word().equals("perft"));
  }

  @ParameterizedTest
  @MethodSource
  void queries(ValidatorCases.Row row) throws IOException {
    String last = answers(row).getLast();
    if (row.expected() instanceof Map<?, ?> expected) {
      Map<?, ?> answer = (Map<?, ?>) ValidatorCases.json(last);
      expected.forEach(
          (key, value) ->
              assertThat(unordered(answer.get(key))).as(last).isEqualTo(unordered(value)));
    } else {
      assertThat(last).isEqualTo(row.expected());
    }
  }

  private static List<String> answers(ValidatorCases.Row row) throws IOException {
    List<String> lines = new ArrayList<>(row.lines());
    lines.addFirst("setoption name UCI_Variant value " + row.variant());
    byte[] input = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    new ValidatorSession(new LineReader(new ByteArrayInputStream(input)), output).run();
    return output.toString(StandardCharsets.UTF_8).lines().toList();
  }

  /** Moves and children may come in any order. */
  private static Object unordered(@Nullable Object value) {
    return value instanceof List<?> list ? new HashSet<>(list) : String.valueOf(value);
  }

  @ParameterizedTest
  @MethodSource
  void perft(ValidatorCases.Row row) {
    int depth = Integer.parseInt(row.lines().getLast().split(" ", -1)[1]);
    RuleSet rules = RulePresets.named(row.variant()).orElseThrow();
    Position position =
        row.start().equals("startpos")
            ? Position.start(rules)
            : Position.of(Bfen.parseBoard(row.start()).setup(), rules);
    Map<?, ?> expected = (Map<?, ?>) row.expected();
    assertThat(new Perft(depth).count(position.boardCopy(BoardId.A), depth))
        .isEqualTo(expected.get("nodes"));
  }
}
