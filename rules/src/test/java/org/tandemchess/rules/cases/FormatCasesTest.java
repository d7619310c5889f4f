package org.tandemchess.rules.cases;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Squares;
import org.tandemchess.rules.file.TextFile;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.BpgnComment;
import org.tandemchess.rules.notation.BpgnGame;
import org.tandemchess.rules.notation.BpgnMove;
import org.tandemchess.rules.notation.BpgnProblem;
import org.tandemchess.rules.notation.BpgnProblem.Kind;
import org.tandemchess.rules.notation.BpgnReader;
import org.tandemchess.rules.notation.BpgnReading;
import org.tandemchess.rules.notation.BpgnResult;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.notation.San;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.rules.position.SetupFault;

/** The facts about text formats, one test an id. */
class FormatCasesTest {
  private static final String NAMES =
      """
      [WhiteA "P1"][WhiteAElo "2051"]
      [BlackA "P2"][BlackAElo "1690"]
      [WhiteB "P3"]
      [BlackB "P4"]
      """;

  /** Returns the tests by the id of their fact. */
  static Map<String, Executable> cases() {
    Map<String, Executable> cases = new LinkedHashMap<>();
    results(cases);
    tags(cases);
    clocks(cases);
    moves(cases);
    games(cases);
    positions(cases);
    return cases;
  }

  @TestFactory
  Stream<DynamicTest> facts() {
    return cases().entrySet().stream()
        .map(fact -> DynamicTest.dynamicTest(fact.getKey(), fact.getValue()));
  }

  private static BpgnReading read(String text) {
    List<BpgnReading> games = BpgnReader.parse(text, RuleSet.BUGHOUSE);
    assertThat(games).hasSize(1);
    return games.getFirst();
  }

  private static BpgnGame good(String text) {
    BpgnReading reading = read(text);
    assertThat(reading.problems()).isEmpty();
    return reading.game();
  }

  private static void results(Map<String, Executable> cases) {
    String mateOfBlackB = NAMES + "1B. e4 1b. e5 2B. Bc4 2b. Nc6 3B. Qh5 3b. Nf6 4B. Qxf7# ";
    cases.put(
        "fmt-result-01-board-local",
        () -> {
          BpgnGame game = good(mateOfBlackB + "{P4 checkmated} 1-0");
          assertThat(game.result()).isEqualTo(BpgnResult.BLACK_A);
          assertThat(game.end().orElseThrow().loser()).contains(Seat.B_BLACK);
        });
    cases.put(
        "fmt-result-02-board-local-flag",
        () ->
            assertThat(good(NAMES + "1A. e4 {P3 forfeits on time} 0-1").result())
                .isEqualTo(BpgnResult.WHITE_A));
    cases.put(
        "fmt-result-03-team-relative",
        () ->
            assertThat(good(NAMES + "1A. e4 {P4 forfeits on time} 0-1").result())
                .isEqualTo(BpgnResult.BLACK_A));
  }

  private static void tags(Map<String, Executable> cases) {
    cases.put(
        "fmt-tag-01-two-tags-per-line",
        () ->
            assertThat(good(NAMES + "1A. e4 *").tags())
                .containsEntry("WhiteA", "P1")
                .containsEntry("WhiteAElo", "2051")
                .containsEntry("BlackAElo", "1690"));
    cases.put(
        "fmt-tag-03-date-dashes",
        () -> {
          assertThat(good("[Date \"2014-07-18\"]\n*").tags()).containsEntry("Date", "2014-07-18");
          assertThat(good("[Date \"2017.03.04\"]\n*").tags()).containsEntry("Date", "2017.03.04");
        });
    cases.put(
        "fmt-tag-04-lag",
        () -> {
          assertThat(good("[Lag \"178 284\"]\n1A. e4 1a. e5 *").tags()).containsKey("Lag");
          assertThat(read("[Lag \"178 284 242\"]\n1A. e4 1a. e5 *").problems())
              .extracting(BpgnProblem::kind)
              .containsExactly(Kind.LAG_COUNT);
        });
  }

  private static void clocks(Map<String, Executable> cases) {
    cases.put(
        "fmt-clk-01-int",
        () ->
            assertThat(good("1A. e4 {180} 1a. Nc6 {180} *").moves())
                .allMatch(move -> move.clock().orElseThrow().equals(Duration.ofMinutes(3))));
    cases.put(
        "fmt-clk-03-negative",
        () ->
            assertThat(good("1A. e4{-0.576} *").moves().getFirst().clock())
                .contains(Duration.ofMillis(-576)));
    cases.put(
        "fmt-clk-04-comment-after-clock",
        () -> {
          BpgnGame game =
              good("1A. e4 {151}{C:K1(2467)[134] kibitzes:\nwinners? {} 1a. e5 {133} *");
          assertThat(game.moves()).hasSize(2);
          assertThat(game.moves().getFirst().clock()).contains(Duration.ofSeconds(151));
          assertThat(game.moves().getFirst().comments())
              .containsExactly(
                  new BpgnComment(BpgnComment.Kind.COMMENT, "K1(2467)[134] kibitzes:\nwinners? {"));
        });
    cases.put(
        "fmt-clk-05-request",
        () -> {
          BpgnGame game =
              good(
                  NAMES
                      + "1A. e4{118.585} 1B. e4{117.268} 1a. Nf6{118.687} 2A. Nc3{118.485}"
                      + " 2a. Nc6{118.109} 3A. d4{117.601} 3a. e6{117.687} 4A. e5{117.203}"
                      + " {R: P2 requests to abort the game.}\n{Game aborted on move 1} *");
          assertThat(game.result()).isEqualTo(BpgnResult.UNKNOWN);
          assertThat(game.moves()).hasSize(8);
          assertThat(game.ending()).contains("Game aborted on move 1");
          assertThat(game.moves().getLast().comments())
              .containsExactly(
                  new BpgnComment(BpgnComment.Kind.REQUEST, "P2 requests to abort the game."));
        });
    cases.put(
        "fmt-clk-06-ts",
        () -> {
          BpgnMove move = good("1A. d4 {[ts=185.070]} *").moves().getFirst();
          assertThat(move.clock()).isEmpty();
          assertThat(move.elapsed()).contains(Duration.ofMillis(185_070));
        });
    cases.put(
        "fmt-clk-07-clk",
        () -> {
          assertThat(good("1A. d4 {[%clk 0:00:07.9]} *").moves().getFirst().clock())
              .contains(Duration.ofMillis(7_900));
          assertThat(good("1A. d4 {[%clk 1:02:03]} *").moves().getFirst().clock())
              .contains(Duration.ofSeconds(3_723));
        });
  }

  private static void moves(Map<String, Executable> cases) {
    Position hand = board("4k3/8/8/8/8/8/8/4K3[PN] w - - 0 1");
    cases.put(
        "fmt-move-01-drop-letter",
        () -> {
          Move pawn = new Move.Drop(Role.PAWN, Squares.parse("c3"));
          Move knight = new Move.Drop(Role.KNIGHT, Squares.parse("f3"));
          for (String text : List.of("@c3", "P@c3", "p@c3")) {
            assertThat(San.parse(text, hand, BoardId.A)).isEqualTo(pawn);
            assertThat(MoveText.parse(text, hand, BoardId.A)).isEqualTo(pawn);
          }
          for (String text : List.of("N@f3", "n@f3")) {
            assertThat(San.parse(text, hand, BoardId.A)).isEqualTo(knight);
            assertThat(MoveText.parse(text, hand, BoardId.A)).isEqualTo(knight);
          }
          assertThat(San.format(hand, BoardId.A, pawn)).isEqualTo("P@c3");
          assertThat(San.format(hand, BoardId.A, knight)).isEqualTo("N@f3");
          assertThat(MoveText.ubi(knight)).isEqualTo("n@f3");
          assertThat(MoveText.uci(knight)).isEqualTo("N@f3");
        });
    cases.put(
        "fmt-move-02-nag-bug",
        () ->
            assertThat(San.parse("$146@d5", hand, BoardId.A))
                .isEqualTo(new Move.Drop(Role.KNIGHT, Squares.parse("d5"))));
    cases.put(
        "fmt-move-03-long-san",
        () ->
            assertThat(good("1A. d4 1a. d5 2A. Nb1c3 2a. Bc8f5 *").moves())
                .extracting(move -> MoveText.uci(move.move()))
                .containsExactly("d2d4", "d7d5", "b1c3", "c8f5"));
    cases.put(
        "fmt-move-04-no-file-pawn-capture",
        () -> {
          assertThat(good("1B. e4 1b. d5 2B.xd5 *").moves()).hasSize(3);
          BpgnReading two = read("1B. e4 1b. d5 2B. c4 2b. e5 3B.xd5 *");
          assertThat(two.problems()).extracting(BpgnProblem::kind).containsExactly(Kind.MOVE);
          assertThat(two.problems().getFirst().why()).contains("2 legal moves fit");
        });
    cases.put(
        "fmt-move-05-castling-forms",
        () -> {
          Position castles = board("r3k2r/8/8/8/8/8/8/R3K2R[] w KQkq - 0 1");
          for (String text : List.of("O-O", "0-0", "o-o")) {
            assertThat(San.parse(text, castles, BoardId.A))
                .isEqualTo(new Move.Castle(Squares.E1, Squares.H1));
          }
          for (String text : List.of("O-O-O", "0-0-0", "o-o-o")) {
            assertThat(San.parse(text, castles, BoardId.A))
                .isEqualTo(new Move.Castle(Squares.E1, Squares.A1));
          }
        });
    cases.put(
        "fmt-move-07-per-board-number",
        () -> {
          BpgnGame game = good("1A. e4 1a. e5 1B. d4 2A. Nf3 1b. d5 2a. Nc6 *");
          assertThat(game.moves())
              .extracting(BpgnMove::board)
              .containsExactly(BoardId.A, BoardId.A, BoardId.B, BoardId.A, BoardId.B, BoardId.A);
        });
    cases.put(
        "fmt-move-08-duplicate",
        () -> {
          BpgnReading reading =
              read(
                  "1B. d4 1b. d5 2B. c4 2b. e6{117.453} 3B. Nf3{117.807}3B. Nf3{117.807}"
                      + " 3b. Nf6{119.353} *");
          assertThat(reading.isGood()).isTrue();
          assertThat(reading.game().moves()).hasSize(6);
          assertThat(reading.problems())
              .singleElement()
              .satisfies(
                  problem -> {
                    assertThat(problem.kind()).isEqualTo(Kind.DUPLICATE_PLY);
                    assertThat(problem.token()).isEqualTo("3B. Nf3");
                  });
        });
  }

  private static void games(Map<String, Executable> cases) {
    cases.put(
        "fmt-game-02-no-result",
        () -> {
          BpgnGame game = good("[Result \"0-1\"]\n1A. e4 {131}");
          assertThat(game.result()).isEqualTo(BpgnResult.BLACK_A);
          assertThat(game.end()).isEmpty();
          assertThat(game.ending()).isEmpty();
        });
    cases.put(
        "fmt-game-03-no-moves",
        () -> {
          BpgnGame game = good("[WhiteB \"bob\"]\n{bob resigns} 1-0");
          assertThat(game.moves()).isEmpty();
          assertThat(game.end().orElseThrow().loser()).contains(Seat.B_WHITE);
          assertThat(game.result()).isEqualTo(BpgnResult.WHITE_A);
        });
    cases.put(
        "fmt-game-04-crlf-latin1",
        () -> {
          byte[] bytes =
              "[WhiteA \"Na\u00efve\"]\r\n1A. e4 {C:two\r\nlines} *\r\n".getBytes(ISO_8859_1);
          BpgnGame game = good(TextFile.decode(bytes));
          assertThat(game.player(Seat.A_WHITE)).contains("Na\u00efve");
          assertThat(game.moves().getFirst().comments().getFirst().text()).isEqualTo("two\nlines");
        });
  }

  private static void positions(Map<String, Executable> cases) {
    String start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    cases.put(
        "fmt-fen-01-two-boards-needed",
        () -> {
          BpgnReading reading = read("[FEN \"" + start + "[] w KQkq - 0 1\"]\n1A. e4 *");
          assertThat(reading.isGood()).isFalse();
          assertThat(reading.problems().getFirst().kind()).isEqualTo(Kind.START_POSITION);
          assertThat(reading.problems().getFirst().why()).contains("two boards separated by |");
        });
    cases.put(
        "fmt-fen-03-empty-slash",
        () -> canonical(start + "/ w KQkq - 0 1", start + "[] w KQkq - 0 1"));
    cases.put(
        "fmt-fen-04-dash", () -> canonical(start + "[-] w KQkq - 0 1", start + "[] w KQkq - 0 1"));
    cases.put(
        "fmt-fen-05-counts",
        () ->
            canonical(
                "r1bq1b1r/ppppk1pp/5n2/6N1/1P2P2n/8/P1P2P1P/R1BQ1K1R[N3Pbp] w - - 0 1",
                "r1bq1b1r/ppppk1pp/5n2/6N1/1P2P2n/8/P1P2P1P/R1BQ1K1R[NPPPbp] w - - 0 1"));
    String tilde = "3q1bkr/2p1pBp1/q1n3p1/1N2p3/1Pp5/P4Q~2/BBPp1PPP/R2K2NR[RPPn] b - - 0 28";
    cases.put("fmt-fen-06-tilde", () -> canonical(tilde, tilde));
    cases.put(
        "fmt-fen-07-halfmove-after-pawn-drop",
        () -> {
          Position before = board(start + "[P] w KQkq - 5 9");
          Position after = before.play(BoardId.A, MoveText.parse("P@e4", before, BoardId.A));
          assertThat(Bfen.format(after, BoardId.A))
              .startsWith("rnbqkbnr/pppppppp/8/8/4P3/8/PPPPPPPP/RNBQKBNR[] b KQkq - ");
        });
    cases.put(
        "fmt-fen-08-canonical-order",
        () ->
            canonical(
                "4k3/8/8/8/8/8/8/4K3[ppNQb]  w - - 0 1", "4k3/8/8/8/8/8/8/4K3[QNbpp] w - - 0 1"));
    cases.put(
        "fmt-fen-09-missing-brackets",
        () -> {
          String board = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
          Position before = Bfen.parse(board + "|" + board).toPosition(RuleSet.BUGHOUSE);
          Position after = before.play(BoardId.A, San.parse("exd5", before, BoardId.A));
          assertThat(after.reserveCount(Seat.B_BLACK, Role.PAWN)).isEqualTo(1);
        });
    cases.put(
        "fmt-fen-10-king-in-reserve",
        () ->
            assertThat(Bfen.parseBoard("4k3/8/8/8/8/8/8/4K3[QK] w - - 0 1").faults())
                .extracting(fault -> fault.kind())
                .containsExactly(SetupFault.RESERVE_PIECE));
  }

  private static Position board(String text) {
    return Position.of(Bfen.parseBoard(text).setup(), RuleSet.BUGHOUSE);
  }

  private static void canonical(String read, String written) {
    assertThat(Bfen.parseBoard(read).faults()).isEmpty();
    assertThat(Bfen.format(board(read), BoardId.A)).isEqualTo(written);
  }
}
