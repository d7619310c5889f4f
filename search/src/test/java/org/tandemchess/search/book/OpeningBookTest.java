package org.tandemchess.search.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

class OpeningBookTest {
  private static final Position START = Position.start(RuleSet.BUGHOUSE);
  private static final long SEED = 5;

  @Test
  void readsLinesCommentsAndWeights() throws BookException {
    OpeningBook book =
        parse(
            "# a comment",
            "",
            "start: e2e4 5 d2d4   # another",
            "  e2e4  e7e6 :  d2d4 2 G1H3  ",
            "4k3/8/8/8/8/8/8/4K3[Nq] w - - 0 1: n@f6 7 e1d1");

    assertThat(book.positions())
        .extracting(BookPosition::line)
        .containsExactly(
            "start: e2e4 5 d2d4 1",
            "e2e4 e7e6: d2d4 2 g1h3 1",
            "4k3/8/8/8/8/8/8/4K3[Nq] w - - 0 1: n@f6 7 e1d1 1");
  }

  @Test
  void writesWhatItReads() throws BookException {
    List<String> lines =
        OpeningBook.builtIn(RuleSet.BUGHOUSE).positions().stream().map(BookPosition::line).toList();

    assertThat(OpeningBook.parse(lines, RuleSet.BUGHOUSE).positions())
        .extracting(BookPosition::line)
        .isEqualTo(lines);
  }

  @Test
  void playsMovesAsOftenAsTheirWeightsSay() throws BookException {
    OpeningBook book = parse("start: e2e4 6 d2d4 3 b1c3");
    SplittableRandom random = new SplittableRandom(SEED);
    Map<String, Integer> played = new HashMap<>();
    for (int i = 0; i < 10_000; i++) {
      played.merge(MoveText.ubi(book.find(board(START), random).orElseThrow()), 1, Integer::sum);
    }

    assertThat(played).as("seed " + SEED).containsOnlyKeys("e2e4", "d2d4", "b1c3");
    assertThat(played.get("e2e4")).as("seed " + SEED).isBetween(5_800, 6_200);
    assertThat(played.get("d2d4")).as("seed " + SEED).isBetween(2_800, 3_200);
  }

  @Test
  void playsTheSameWithTheSameSeed() {
    OpeningBook book = OpeningBook.builtIn(RuleSet.BUGHOUSE);
    SplittableRandom one = new SplittableRandom(SEED);
    SplittableRandom other = new SplittableRandom(SEED);
    for (int i = 0; i < 50; i++) {
      assertThat(book.find(board(START), one)).isEqualTo(book.find(board(START), other));
    }
  }

  @Test
  void addsUpWhatLinesSayOfOnePositionThoughTheyReachItOnOtherWays() throws BookException {
    OpeningBook book =
        parse(
            "e2e4 e7e6 d2d4 d7d6: f1c4 4 g1h3 2",
            "d2d4 d7d6 e2e4 e7e6: g1h3 3",
            "rnbqkbnr/ppp2ppp/3pp3/8/3PP3/8/PPP2PPP/RNBQKBNR[] w KQkq - 0 3: b1c3 1 f1c4");

    assertThat(book.positions())
        .extracting(BookPosition::line)
        .containsExactly("e2e4 e7e6 d2d4 d7d6: f1c4 5 g1h3 5 b1c3 1");
  }

  @Test
  void tellsPositionsApartByTurnRightsAndEnPassant() throws BookException {
    OpeningBook book = parse("4k3/8/8/8/3pP3/8/8/4K2R[] b K e3 0 1: d4e3");

    for (String other :
        List.of(
            "4k3/8/8/8/3pP3/8/8/4K2R[] b K - 0 1: e8e7",
            "4k3/8/8/8/3pP3/8/8/4K2R[] b - e3 0 1: e8e7",
            "4k3/8/8/8/3pP3/8/8/4K2R[] w K - 0 1: e1e2")) {
      Board board = board(parse(other).positions().getFirst().position());
      assertThat(book.moves(board)).as(other).isEmpty();
    }
    assertThat(book.moves(board(book.positions().getFirst().position()))).hasSize(1);
  }

  @Test
  void isSilentWhileAHandHoldsAPieceThatTheLineDoesNotName() {
    OpeningBook book = OpeningBook.builtIn(RuleSet.BUGHOUSE);
    for (BoardId id : BoardId.values()) {
      for (Color color : Color.values()) {
        Board board = START.boardCopy(id);
        assertThat(book.moves(board)).isNotEmpty();

        board.addToReserve(color.index(), Role.QUEEN.index());

        assertThat(book.moves(board)).as(id + " " + color).isEmpty();
      }
    }
  }

  @Test
  void playsALineThatNamesHandsWithThoseHandsOnly() throws BookException {
    OpeningBook book = parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[N] w KQkq - 0 1: n@f5");
    Board board = START.boardCopy(BoardId.A);
    assertThat(book.moves(board)).isEmpty();

    board.addToReserve(Color.WHITE.index(), Role.KNIGHT.index());
    assertThat(book.find(board, new SplittableRandom(SEED))).isPresent();

    board.addToReserve(Color.WHITE.index(), Role.KNIGHT.index());
    assertThat(book.moves(board)).isEmpty();
  }

  @Test
  void includesTheBuiltInBook() throws BookException {
    OpeningBook builtIn = OpeningBook.builtIn(RuleSet.BUGHOUSE);
    OpeningBook larger = parse("start: a2a3 9", "include built-in");

    assertThat(larger.positions()).hasSameSizeAs(builtIn.positions());
    assertThat(larger.moves(board(START)))
        .hasSize(builtIn.moves(board(START)).size() + 1)
        .contains(new BookMove(MoveText.parse("a2a3", START, BoardId.A), 9))
        .containsAll(builtIn.moves(board(START)));
  }

  static Stream<RuleSet> rules() {
    return Stream.of(RuleSet.BUGHOUSE, RuleSet.CHESS, RuleSet.CRAZYHOUSE);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void allMovesOfTheBuiltInBooksAreLegal(RuleSet rules) {
    for (BookPosition position : OpeningBook.builtIn(rules).positions()) {
      List<Move> legal = position.position().legalMoves(BoardId.A);
      assertThat(legal)
          .as(position.line())
          .containsAll(position.moves().stream().map(BookMove::move).toList());
      assertThat(position.moves()).extracting(BookMove::move).doesNotHaveDuplicates();
    }
  }

  @Test
  void theBuiltInBookIsLargeAndVaried() {
    OpeningBook book = OpeningBook.builtIn(RuleSet.BUGHOUSE);

    assertThat(book.positions()).hasSizeGreaterThanOrEqualTo(300);
    assertThat(book.positions()).extracting(BookPosition::key).doesNotHaveDuplicates();
    assertThat(book.moves(board(START))).hasSizeGreaterThanOrEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "e2e4; line 2: 'e2e4': expected POSITION: MOVE WEIGHT ..., such as start: e2e4 5 d2d4 3",
        "include others; line 2: 'include others': expected POSITION: MOVE WEIGHT",
        "start:; line 2: 'start:': expected at least one move behind it",
        "start: e2e5 3; line 2: 'e2e5': expected a legal move: not legal for white on board A in 'start'",
        "start: 5; line 2: '5': expected a move such as e2e4, e7e8q or n@f3 in 'start'",
        "start: e2e4 5 3; line 2: '3': expected a move such as e2e4",
        "start: e2e4 0; line 2: '0': expected a weight from 1 to 1000000",
        "start: e2e4 -2; line 2: '-2': expected a weight from 1 to 1000000",
        "start: e2e4 1000001; line 2: '1000001': expected a weight from 1 to 1000000",
        "start: e2e4 99999999999999999999; line 2: '99999999999999999999': expected a weight",
        "e2e4 e7e4: d2d4; line 2: 'e7e4': expected a legal move: not legal for black on board A",
        "hello there: d2d4; line 2: 'hello': expected a move such as e2e4, e7e8q or n@f3",
        ": d2d4; line 2: '': expected a move such as",
        "start: n@f5; line 2: 'n@f5': expected a legal move: white holds no knight in 'start'",
        "8/8/8/8[] w - - 0 1: e2e4; line 2: board A, placement '8/8/8/8': expected ",
      })
  void namesTheLineTheTextAndWhatIsExpected(String line, String message) {
    assertThatThrownBy(() -> parse("start: e2e4", line))
        .isInstanceOf(BookException.class)
        .message()
        .startsWith(message)
        .hasLineCount(1);
  }

  @Test
  void refusesAFileWithoutPositions() {
    assertThatThrownBy(() -> parse("# nothing"))
        .isInstanceOf(BookException.class)
        .hasMessageStartingWith("no position: expected at least one line");
  }

  @Test
  void keepsHostileTextInABoundedLine() {
    assertThatThrownBy(() -> parse("x".repeat(100_000)))
        .isInstanceOf(BookException.class)
        .message()
        .hasSizeLessThan(300);
    assertThatThrownBy(() -> parse("g1f3 g8f6 f3g1 f6g8 ".repeat(10_000) + ": e2e4"))
        .isInstanceOf(BookException.class)
        .message()
        .endsWith("...': expected at most 100 moves")
        .hasSizeLessThan(300);
    assertThatThrownBy(() -> parse("x".repeat(100_000) + ": e2e4"))
        .isInstanceOf(BookException.class)
        .message()
        .hasSizeLessThan(300);
  }

  private static OpeningBook parse(String... lines) throws BookException {
    return OpeningBook.parse(List.of(lines), RuleSet.BUGHOUSE);
  }

  private static Board board(Position position) {
    return position.boardCopy(BoardId.A);
  }
}
