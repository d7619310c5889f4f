package org.tandemchess.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.MoveCodec;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.SearchResult;
import org.tandemchess.search.eval.Evaluators;

/** The mates of mates.tsv: proved by brute force, and found by the search. */
class MateSuiteTest {
  private static final long[] NODES = {0, 4_000, 40_000, 400_000};

  record Mate(String bfen, int moves, Set<String> first, String theme) {
    Position position() {
      return Position.of(Bfen.parseBoard(bfen).setup(), RuleSet.BUGHOUSE);
    }
  }

  static List<Mate> mates() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(MateSuiteTest.class.getResourceAsStream("/mates.tsv"))) {
      Stream<String> lines = new String(in.readAllBytes(), StandardCharsets.US_ASCII).lines();
      return lines.filter(line -> !line.startsWith("#")).map(MateSuiteTest::mate).toList();
    }
  }

  private static Mate mate(String line) {
    List<String> fields = List.of(line.split("\t"));
    Set<String> first = Set.of(fields.get(2).split(" "));
    return new Mate(fields.get(0), Integer.parseInt(fields.get(1)), first, fields.get(3));
  }

  @ParameterizedTest
  @MethodSource("mates")
  void bruteForceProvesWhatTheTableSays(Mate mate) {
    Board board = mate.position().boardCopy(BoardId.A);
    MateSolver solver = new MateSolver();

    assertThat(solver.mateIn(board, mate.moves())).isEqualTo(mate.moves());
    assertThat(texts(solver.firstMoves(board, mate.moves()))).isEqualTo(mate.first());
  }

  @ParameterizedTest
  @MethodSource("mates")
  void theSearchFindsTheMate(Mate mate) {
    List<SearchInfo> infos = new ArrayList<>();
    SearchLimits limits = SearchLimits.none().withNodes(NODES[mate.moves()]);
    SearchResult result =
        new AlphaBetaSearcher(Evaluators.USUAL)
            .search(
                GameState.of(mate.position()),
                BoardId.A,
                limits,
                new SearchControl(limits),
                infos::add);

    assertThat(infos.getLast().score()).isEqualTo(new Score.Mate(mate.moves()));
    assertThat(mate.first()).contains(MoveText.ubi(result.best().orElseThrow()));
  }

  @Test
  void theSuiteCoversWhatItShould() throws IOException {
    List<Mate> mates = mates();

    assertThat(mates).hasSizeGreaterThanOrEqualTo(30);
    assertThat(mates).anyMatch(mate -> mate.bfen().contains(" w "));
    assertThat(mates).anyMatch(mate -> mate.bfen().contains(" b "));
    assertThat(mates).anyMatch(mate -> mate.bfen().contains("~"));
    assertThat(mates).anyMatch(mate -> mate.theme().contains("smother"));
    MateSolver solver = new MateSolver();
    assertThat(mates)
        .as("positions with checks that leave no move but could be blocked")
        .filteredOn(mate -> !solver.waitingChecks(mate.position().boardCopy(BoardId.A)).isEmpty())
        .hasSizeGreaterThanOrEqualTo(4);
  }

  private static Set<String> texts(List<Integer> moves) {
    return moves.stream()
        .map(move -> MoveText.ubi(MoveCodec.toMove(move)))
        .collect(Collectors.toSet());
  }
}
