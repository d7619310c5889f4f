package org.tandemchess.search.mate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.BoardStatus;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.RuleSet.MateTest;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.MoveCodec;
import org.tandemchess.rules.position.Position;
import org.tandemchess.testkit.Allocation;

class MateSearchTest {
  private static final String SMOTHERED = "5r1k/6pp/8/8/8/8/B7/K7[QN] w - - 0 1";
  private static final String WAITING = "6k1/5ppp/8/8/8/8/8/K3R3[] w - - 0 1";
  private static final String PERPETUAL = "7k/8/6pp/8/4Q3/8/qr6/7K[] w - - 0 1";
  private static final String HEAVY =
      "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1[QQRNNNPPPPrbbnnppp] w kq - 8 9";

  private final MateSearch search = new MateSearch();

  private static Board board(String bfen, RuleSet rules) {
    return Position.of(Bfen.parseBoard(bfen).setup(), rules).boardCopy(BoardId.A);
  }

  private static Board board(String bfen) {
    return board(bfen, RuleSet.BUGHOUSE);
  }

  private List<String> line() {
    return Arrays.stream(search.line())
        .mapToObj(move -> MoveText.ubi(MoveCodec.toMove(move)))
        .toList();
  }

  private MateVerdict solve(Board board, int plies) {
    search.attack(board, plies);
    return search.advance(100_000, () -> false);
  }

  @Test
  void provesASmotheredMateAndGivesItsLine() {
    assertThat(solve(board(SMOTHERED), 9)).isEqualTo(MateVerdict.PROVEN);
    assertThat(search.plies()).isEqualTo(3);
    assertThat(line()).containsExactly("q@g8", "f8g8", "n@f7");
  }

  @Test
  void aFirstMoveMayBeGivenAndNeedNotCheck() {
    Board board = board("6rk/6pp/8/8/8/8/8/K7[N] w - - 0 1");
    search.attackWith(board, Moves.drop(1, 28), 9); // N@e4: Black has time, but nothing that helps
    assertThat(search.advance(100_000, () -> false)).isEqualTo(MateVerdict.DISPROVEN);
    search.attackWith(board, Moves.drop(1, 53), 9); // N@f7
    assertThat(search.advance(100_000, () -> false)).isEqualTo(MateVerdict.PROVEN);
    assertThat(line()).containsExactly("n@f7");

    Board quiet = board("7k/7p/8/8/8/8/8/K4RR1[] w - - 0 1");
    search.attackWith(quiet, Moves.of(0, 1, Moves.QUIET, Roles.KING), 9);
    assertThat(search.advance(100_000, () -> false)).isEqualTo(MateVerdict.DISPROVEN);
  }

  @Test
  void findsNothingWithinTooFewPlies() {
    assertThat(solve(board(SMOTHERED), 1)).isEqualTo(MateVerdict.DISPROVEN);
    assertThat(search.line()).isEmpty();
    assertThat(search.plies()).isZero();
  }

  @Test
  void aCheckThatADropCouldBlockIsMateByTheHandOnly() {
    assertThat(solve(board(WAITING), 9)).isEqualTo(MateVerdict.DISPROVEN);
    assertThat(solve(board(WAITING, RuleSet.CRAZYHOUSE), 9)).isEqualTo(MateVerdict.PROVEN);
    assertThat(search.plies()).isEqualTo(1);
  }

  @Test
  void saysNothingWhereKingsAreTaken() {
    RuleSet rules = RuleSet.BUGHOUSE.toBuilder("kings").mate(MateTest.KING_CAPTURE).build();
    assertThat(solve(board(SMOTHERED, rules), 9)).isEqualTo(MateVerdict.UNKNOWN);
    assertThat(search.nodes()).isZero();
  }

  @Test
  void anEndlessCheckIsNoMate() {
    assertThat(solve(board(PERPETUAL), MateSearch.MAX_PLIES)).isNotEqualTo(MateVerdict.PROVEN);
  }

  @Test
  void aThreatIsSeenAndWhatAnswersIt() {
    // White threatens a knight on f7; only moves that let the king out or guard f7 help.
    Board board = board("6rk/6pp/8/8/8/8/8/K7[Nb] b - - 0 1");
    Board passed = new Board(board);
    passed.makePass();
    assertThat(solve(passed, 9)).isEqualTo(MateVerdict.PROVEN);
    assertThat(line()).containsExactly("n@f7");

    // B@a2 guards f7.
    assertThat(solve(after(board, Moves.drop(2, 8)), 9)).isEqualTo(MateVerdict.DISPROVEN);
    // B@b2 gives check, but White may drop in between.
    assertThat(solve(after(board, Moves.drop(2, 9)), 9)).isEqualTo(MateVerdict.DISPROVEN);
    // B@c2 does nothing.
    assertThat(solve(after(board, Moves.drop(2, 10)), 9)).isEqualTo(MateVerdict.PROVEN);
  }

  private static Board after(Board board, int move) {
    Board next = new Board(board);
    next.makeMove(move);
    return next;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 7, 100, 1_023, 5_000})
  void nodeLimitsAreExact(long most) {
    search.attack(board(HEAVY), MateSearch.MAX_PLIES);
    assertThat(search.advance(most, () -> false)).isEqualTo(MateVerdict.UNKNOWN);
    assertThat(search.nodes()).isEqualTo(most);
    assertThat(search.advance(most, () -> false)).isEqualTo(MateVerdict.UNKNOWN);
    assertThat(search.nodes()).isEqualTo(2 * most);
  }

  @Test
  void stopsWhenTold() {
    search.attack(board(HEAVY), MateSearch.MAX_PLIES);
    assertThat(search.advance(Long.MAX_VALUE / 2, () -> true)).isEqualTo(MateVerdict.UNKNOWN);
    assertThat(search.nodes()).isLessThanOrEqualTo(1_024);
  }

  @ParameterizedTest
  @CsvSource({"40", "500"})
  void workMayBeDoneInPieces(long piece) {
    Board board = board(SMOTHERED);
    search.attack(board, 9);
    int pieces = 0;
    while (search.advance(piece, () -> false) == MateVerdict.UNKNOWN) {
      assertThat(++pieces).isLessThan(100);
    }
    assertThat(search.plies()).isEqualTo(3);
  }

  @Test
  void theSameQuestionCostsTheSameAfterForgetting() {
    Board board = board(SMOTHERED);
    solve(board, 15);
    long first = search.nodes();
    search.forget();
    solve(board, 15);

    assertThat(search.nodes()).isEqualTo(first);
  }

  @Test
  void allocatesNothingOnceItIsWarm() {
    Board board = board(HEAVY);
    work(board);
    long bytes = Allocation.bytesOf(() -> work(board));

    assertThat(search.nodes()).isEqualTo(50_000);
    assertThat(bytes).isZero();
  }

  private void work(Board board) {
    search.attack(board, MateSearch.MAX_PLIES);
    search.advance(50_000, MateSearchTest::never);
  }

  private static boolean never() {
    return false;
  }

  @Test
  void aLineEndsInMateByTheRuleSheet() {
    Board board = board(SMOTHERED);
    solve(board, 15);
    for (int move : search.line()) {
      board.makeMove(move);
    }
    assertThat(BoardStatus.of(board)).isEqualTo(BoardStatus.CHECKMATE);
  }
}
