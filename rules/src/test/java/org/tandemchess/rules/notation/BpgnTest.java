package org.tandemchess.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.file.TextFile;
import org.tandemchess.rules.notation.BpgnProblem.Kind;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.GameEnd.Reason;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

class BpgnTest {
  private static final String EXAMPLE =
      """
      [Event "example match"]
      [Site "local"]
      [Date "2025.01.02"]
      [Time "12:00:00"]
      [WhiteA "P1"][WhiteAElo "1800"]
      [BlackA "P2"][BlackAElo "1750"]
      [WhiteB "P3"][WhiteBElo "1900"]
      [BlackB "P4"][BlackBElo "1700"]
      [TimeControl "180+0"]
      [Lag "40 55 38 61 47 52 44 39 58 41 36 12 17"]
      [Result "1-0"]
      {C:written for this document}
      1A. e4{179.200} 1B. e4{178.900} 1a. e5{179.200} 1b. d5{179.100} 2A. Bc4{178.500}
      2B. exd5{178.000} 2a. Nc6{178.500} 3A. Qh5{177.600} 2b. Qxd5{177.600} 3a. P@h6{176.200}
      4A. Qxf7#{176.800}
      {P2 checkmated} 1-0
      """;

  private static List<BpgnReading> read(String text) {
    return BpgnReader.parse(text, RuleSet.BUGHOUSE);
  }

  private static List<Kind> kinds(BpgnReading reading) {
    return reading.problems().stream().map(BpgnProblem::kind).toList();
  }

  @Test
  void theExampleOfTheStandard() {
    BpgnReading reading = read(EXAMPLE).getFirst();
    assertThat(kinds(reading)).containsExactly(Kind.LAG_COUNT);
    BpgnGame game = reading.game();
    assertThat(game.moves()).hasSize(11);
    assertThat(game.player(Seat.B_BLACK)).contains("P4");
    assertThat(game.preface()).hasSize(1);
    assertThat(game.end()).contains(GameEnd.lostBy(Seat.A_BLACK, Reason.CHECKMATE));
    assertThat(Bfen.format(game.replay().position()))
        .isEqualTo(
            "r1bqkbnr/pppp1Qpp/2n4p/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR[P] b KQkq - 0 4"
                + " | rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR[p] w KQkq - 0 3");
  }

  @Test
  void gamesFollowEachOtherWithOrWithoutTags() {
    List<BpgnReading> games =
        read(
            "[Event \"a\"]\n1A. e4 1-0\n[Event \"b\"]1A. d4 {131} [Event \"c\"]\n*\n1A. c4 0-1 1B. Nf3 *");
    assertThat(games).hasSize(5).allMatch(BpgnReading::isGood);
    assertThat(games)
        .extracting(reading -> reading.game().tags().getOrDefault("Event", "-"))
        .containsExactly("a", "b", "c", "-", "-");
    assertThat(games)
        .extracting(reading -> reading.game().moves().size())
        .containsExactly(1, 1, 0, 1, 1);
  }

  @ParameterizedTest
  @CsvSource({
    "1A. e4 1a. e5 2A. Ke3,         MOVE,           3, A, 2A. Ke3",
    "1A. e4 1B. N@f3,               MOVE,           2, B, 1B. N@f3",
    "1A. e4 2A. d4,                 WRONG_SIDE,     2, A, 2A. d4",
    "1b. e5,                        WRONG_SIDE,     1, B, 1b. e5",
    "1A. e4 1-0 1a. e5,             MOVE_AFTER_END, 2, A, 1a. e5",
    "1A. e4 1a. hello,              MOVE,           2, A, 1a. hello",
  })
  void aWrongMoveNamesPlyBoardAndText(
      String text, Kind kind, int ply, BoardId board, String token) {
    BpgnReading reading = read(text + " 5A. more 1-0").getFirst();
    assertThat(reading.isGood()).isFalse();
    BpgnProblem problem = reading.problems().getFirst();
    assertThat(problem.kind()).isEqualTo(kind);
    assertThat(problem.ply()).isEqualTo(ply);
    assertThat(problem.board()).contains(board);
    assertThat(problem.token()).isEqualTo(token);
    assertThat(problem.message())
        .startsWith("game 1, board " + board + ", ply " + ply + ", line 1, '" + token + "': ");
    assertThat(reading.game().moves()).hasSize(ply - 1);
  }

  @Test
  void anErrorEndsItsGameOnly() {
    List<BpgnReading> games = read("[Event \"a\"]\n1A. e5 *\n[Event \"b\"]\n1A. e4 *\n");
    assertThat(games).extracting(BpgnReading::isGood).containsExactly(false, true);
    assertThat(games.get(0).problems().getFirst().line()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "7A. e4,                                                WRONG_NUMBER",
    "1A. e4 +/= 1a. e5 0.5-0.5,                             JUNK",
    "1A. e4 1a.,                                            JUNK",
    "1A. e4 1A. e4,                                         DUPLICATE_PLY",
    "'[TimeControl \"120+0\"] 1A. e4{100} 1a. e5 2A. d4{101}', CLOCK_ROSE",
    "'[BlackA \"x\"] 1A. e4 {x resigns} 1/2-1/2',            RESULT_CONTRADICTS",
    "'1A. e4 {C:never closed',                              UNCLOSED_COMMENT",
  })
  void oddThingsAreWarnings(String text, Kind kind) {
    BpgnReading reading = read(text).getFirst();
    assertThat(reading.isGood()).isTrue();
    assertThat(kinds(reading)).containsOnly(kind);
  }

  @Test
  void increments() {
    assertThat(kinds(read("[TimeControl \"120+2\"] 1A. e4{100} 1a. e5 2A. d4{101} *").getFirst()))
        .isEmpty();
  }

  @Test
  void aMoveThatCrossedTheMateIsKeptApart() {
    String text = "1A. e4 1a. e5 2A. Bc4 2a. Nc6 3A. Qh5 3a. Nf6 4A. Qxf7# 1B. e4{5.000} 1b. e5 *";
    BpgnReading reading = read(text).getFirst();
    assertThat(reading.isGood()).isTrue();
    assertThat(kinds(reading)).containsExactly(Kind.LATE_MOVE, Kind.LATE_MOVE);
    assertThat(reading.game().moves()).hasSize(7);
    assertThat(reading.game().late()).hasSize(2);
    assertThat(reading.game().late().getFirst().clock()).contains(Duration.ofSeconds(5));
    assertThat(reading.game().result()).isEqualTo(BpgnResult.WHITE_A);
    assertThat(read(BpgnWriter.write(reading.game())).getFirst().game()).isEqualTo(reading.game());
    BpgnReading same = read(text.replace("1B. e4{5.000}", "4a. a6")).getFirst();
    assertThat(kinds(same)).containsExactly(Kind.MOVE_AFTER_END);
  }

  @Test
  void anEndThatWasNoneBecomesAComment() {
    BpgnGame game = read("[BlackA \"x\"]\n1A. e4 {x resigns} 1a. e5 *").getFirst().game();
    assertThat(game.ending()).isEmpty();
    assertThat(game.moves()).hasSize(2);
    assertThat(game.moves().getFirst().comments())
        .containsExactly(new BpgnComment(BpgnComment.Kind.COMMENT, "x resigns"));
  }

  @Test
  void unclosedCommentsStopAtTheNextGame() {
    List<BpgnReading> games = read("[Event \"a\"]\n1A. e4 {C:open\n[Event \"b\"]\n1A. d4 *\n");
    assertThat(games).hasSize(2).allMatch(BpgnReading::isGood);
    assertThat(kinds(games.get(0))).containsExactly(Kind.UNCLOSED_COMMENT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " \n\t",
        "}",
        "[",
        "[x",
        "[x \"",
        "{",
        "1A.",
        "1A. {",
        "[a \"b\"] ]",
        "\u0000",
        "1A. 1A. 1A.",
        "(",
        ")",
        ";",
        "%",
        "1A. e8(",
        "$",
      })
  void nonsenseIsReadWithoutAnException(String text) {
    assertThat(read(text)).allSatisfy(reading -> assertThat(reading.game().moves()).isEmpty());
  }

  @Test
  void longNonsenseIsReadInOnePass() {
    String marks = "1A. " + "+".repeat(200_000);
    String tags = "[a \"".repeat(100_000);
    String braces = "{x} ".repeat(100_000);
    assertThat(read(marks)).singleElement().matches(reading -> !reading.isGood());
    assertThat(read(tags)).singleElement().matches(reading -> !reading.isGood());
    assertThat(read(braces)).singleElement().matches(reading -> !reading.isGood());
    assertThat(read("1A. e4 " + "(".repeat(200_000))).singleElement().matches(r -> !r.isGood());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void whatIsWrittenIsReadBackEqual(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", "a \"quoted\" \\ name\\");
    tags.put("WhiteA", "Na\u00efve ]\" [x");
    tags.put("BlackB", "two words");
    Position start =
        seed % 2 == 0
            ? Position.start(RuleSet.BUGHOUSE)
            : Bfen.parse(
                    "3q1bkr/2p1pBp1/q1n3p1/1N2p3/1Pp5/P4Q~2/BBPp1PPP/R2K2NR[RPPn] b - - 0 28"
                        + " | rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR[Pp] b KQkq e3 0 3")
                .toPosition(RuleSet.BUGHOUSE);
    GameState state = GameState.of(start);
    List<BpgnMove> moves = new ArrayList<>();
    for (int i = 0; i < 120 && state.end().isEmpty(); i++) {
      BoardId id = BoardId.of(random.nextInt(2));
      List<Move> legal = state.position().legalMoves(id);
      if (!legal.isEmpty()) {
        Move move = legal.get(random.nextInt(legal.size()));
        moves.add(decorated(id, move, Duration.ofMillis(900L * i), random));
        state = state.play(id, move);
      }
    }
    Optional<GameEnd> end =
        state.end().or(() -> Optional.of(GameEnd.lostBy(Seat.B_BLACK, Reason.FLAG)));
    BpgnGame game = BpgnGame.of(tags, start, moves, end);
    List<BpgnReading> readings = read(BpgnWriter.write(game));
    assertThat(readings).as("seed %d", seed).hasSize(1);
    assertThat(readings.getFirst().game()).as("seed %d", seed).isEqualTo(game);
    // The second start position holds more than two sets.
    assertThat(kinds(readings.getFirst())).as("seed %d", seed).allMatch(Kind.MATERIAL::equals);
  }

  private static BpgnMove decorated(
      BoardId id, Move move, Duration played, SplittableRandom random) {
    Optional<Duration> clock = Optional.of(Duration.ofMillis(random.nextLong(-2000, 180_000)));
    Optional<Duration> elapsed = Optional.of(played.plusMillis(random.nextLong(0, 900)));
    List<BpgnComment> comments =
        List.of(
            new BpgnComment(BpgnComment.Kind.COMMENT, "1A. e4 [Event \"x\"]\n{ 118.5"),
            new BpgnComment(BpgnComment.Kind.REQUEST, "P2 requests a draw"));
    return new BpgnMove(
        id,
        move,
        random.nextBoolean() ? clock : Optional.empty(),
        random.nextBoolean() ? elapsed : Optional.empty(),
        random.nextBoolean() ? comments : List.of());
  }

  @Test
  void endsOfAllKindsAreReadBackEqual() {
    for (Reason reason : Reason.values()) {
      for (GameEnd end : List.of(GameEnd.draw(reason), GameEnd.lostBy(Seat.B_WHITE, reason))) {
        BpgnGame game =
            BpgnGame.of(Map.of(), Position.start(RuleSet.BUGHOUSE), List.of(), Optional.of(end));
        BpgnGame again = read(BpgnWriter.write(game)).getFirst().game();
        assertThat(again.result()).isEqualTo(BpgnResult.of(end));
        assertThat(again.end().orElseThrow().loser()).isEqualTo(end.loser());
      }
    }
  }

  @Test
  void commentsCannotHoldAClosingBrace() {
    assertThatThrownBy(() -> new BpgnComment(BpgnComment.Kind.COMMENT, "a}b"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void textIsUtf8OrLatin1() {
    byte[] utf8 = "\uFEFFNa\u00efve".getBytes(StandardCharsets.UTF_8);
    assertThat(TextFile.decode(utf8)).isEqualTo("Na\u00efve");
    byte[] latin1 = "Na\u00efve".getBytes(StandardCharsets.ISO_8859_1);
    assertThat(TextFile.decode(latin1)).isEqualTo("Na\u00efve");
  }
}
