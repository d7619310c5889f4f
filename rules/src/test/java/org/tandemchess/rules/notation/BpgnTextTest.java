package org.tandemchess.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.BpgnProblem.Kind;

/** BPGN is PGN but for its differences: variations, comments, annotations, blanks. */
class BpgnTextTest {
  @TempDir private Path folder;

  private static final String PLAIN = "1A. e4{180} 1B. d4{179} 1a. e5{178} *";

  private static final List<String> PIECES =
      List.of(
          "1A. e4 ",
          "1a. e5 ",
          "1B. d4",
          " 1b. d5 ",
          "2A. Nf3 ",
          "{118}",
          "{C:x}",
          "{P2 resigns}",
          "(",
          ")",
          "; 5\n",
          "\n% x\n",
          "$3",
          "!?",
          " 1-0 ",
          "*",
          "[Event \"a\"]",
          "[Rules \"fics\"]",
          "[WhiteA \"P2\"]",
          "[Result \"0-1\"]",
          "[TimeControl \"120+0\"]",
          "{",
          "}",
          "\u00a0",
          "\u200b",
          "\r",
          "word ",
          "{R:}",
          "{[ts=3.5]}",
          "{Game aborted on move 1}",
          "1A.",
          "[x ",
          "{Game drawn by repetition}",
          "[FEN \"startpos | startpos\"]",
          "[Promotion \"Steal\"]");

  private static BpgnReading read(String text) {
    List<BpgnReading> readings = BpgnReader.parse(text, RuleSet.BUGHOUSE);
    assertThat(readings).as(text).hasSize(1);
    return readings.getFirst();
  }

  private static void assertPlain(String text) {
    BpgnReading reading = read(text);
    assertThat(reading.problems()).as(text).isEmpty();
    assertThat(reading.game().moves())
        .as(text)
        .extracting(BpgnMove::board, BpgnMove::move, BpgnMove::clock)
        .containsExactlyElementsOf(
            read(PLAIN).game().moves().stream()
                .map(move -> tuple(move.board(), move.move(), move.clock()))
                .toList());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1A. e4{180} (1A. d4 {180} 1a. d5 {179}) 1B. d4{179} 1a. e5{178} *",
        "1A. e4{180} 1B. d4{179} (1B. e4 (1B. c4{170} (1B. a3)) 1b. e5) 1a. e5{178} (1a. c5 *) *",
        "1A. e4(1A. d4){180} 1B. d4{179}(1A. c4)(1B. Nf3) 1a. e5{178}*",
        "1A. e4{180} (1A. d4 {a ) brace} 1a. d5 ; a ) remark\n) 1B. d4{179} 1a. e5{178} *",
        "1A. e4{180} 1B. d4{179} (1a. c5 {P2 resigns} 0-1 ) 1a. e5{178} *",
        "(1A. d4 1a. d5) 1A. e4{180} 1B. d4{179} 1a. e5{178} * (1b. d5)",
        "1A. (1A. d4) e4{180} 1B. d4{179} 1a. (no label) e5{178} *",
      })
  void variationsArePassedOver(String text) {
    assertPlain(text);
  }

  @Test
  void promotionsInBracketsAreNoVariations() {
    String fen = "[FEN \"4k3/P7/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1\"]";
    BpgnReading reading = read(fen + "1A. a8(Q)+(1A. a8(N)) 1a. Kd7 *");
    assertThat(reading.problems()).isEmpty();
    assertThat(reading.game().moves()).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource({
    "'1A. e4\n(1A. d4 (1A. c4) 1a. e5 *',            2, 1",
    "'1A. e4 1a. e5\n\n( {x} 2A. d4 1-0',            3, 2",
    "'(1A. e4 1a. e5',                               1, 0",
  })
  void aVariationThatIsNeverClosedIsNamed(String text, int line, int plies) {
    BpgnReading reading = read(text);
    assertThat(reading.game().moves()).hasSize(plies);
    assertThat(reading.problems())
        .filteredOn(problem -> problem.kind() == Kind.UNCLOSED_VARIATION)
        .singleElement()
        .satisfies(problem -> assertThat(problem.line()).isEqualTo(line));
    assertThat(reading.isGood()).isFalse();
  }

  @Test
  void anUnclosedVariationEndsAtTheNextGame() {
    List<BpgnReading> readings =
        BpgnReader.parse("[Event \"a\"] 1A. e4 (1A. d4 * [Event \"b\"] 1A. c4 *", RuleSet.BUGHOUSE);
    assertThat(readings).extracting(BpgnReading::isGood).containsExactly(false, true);
  }

  @Test
  void aBracketTooManyIsOdd() {
    BpgnReading reading = read("1A. e4) 1a. e5 *");
    assertThat(reading.game().moves()).hasSize(2);
    assertThat(reading.problems()).extracting(BpgnProblem::kind).containsExactly(Kind.JUNK);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1A. e4{180} ; 1a. c5 is better\n1B. d4{179} 1a. e5{178} *",
        "; before\n1A. e4{180};and } after\n1B. d4{179} 1a. e5{178} * ; done",
        "% for programs\n1A. e4{180} 1B. d4{179}\n%1a. c5 {open\n1a. e5{178} *",
        "{first} {C:words} 1A. e4{180} {R:abort} 1B. d4{179}{}1a. e5{178} * {a last word}",
        "1A. {why} e4{180} 1B. {12} d4{179} 1a. {P2 resigns} e5{178} *",
        "1A. e4{180} $1 1B. d4!?{179} $14 $139 1a. e5 ?! {178} *",
        "1A. e4$1{180}$2 1B. d4 !! {179} 1a. e5?$6{178} *",
        "1A... e4{180} 1B. ... d4{179} 1a.\u2026 e5{178} *",
      })
  void commentsAndAnnotationsStandAnywhere(String text) {
    assertPlain(text);
  }

  @Test
  void remarksAreKept() {
    BpgnGame game = read("; 118 before\n1A. e4 ; 118\n1a. e5 *").game();
    assertThat(game.preface()).extracting(BpgnComment::text).containsExactly("118 before");
    assertThat(game.moves().getFirst().clock()).isEmpty();
    assertThat(game.moves().getFirst().comments())
        .extracting(BpgnComment::text)
        .containsExactly("118");
    assertThat(read(BpgnWriter.write(game)).game()).isEqualTo(game);
  }

  @Test
  void talkOfAnEndIsNone() {
    BpgnGame game = read("[BlackA \"P2\"] 1A. e4 {C:P2 resigns} 1a. {R:P2 resigns} e5 *").game();
    assertThat(game.ending()).isEmpty();
    assertThat(game.moves().getFirst().comments())
        .containsExactly(
            new BpgnComment(BpgnComment.Kind.COMMENT, "P2 resigns"),
            new BpgnComment(BpgnComment.Kind.REQUEST, "P2 resigns"));
  }

  @Test
  void aDroppedKnightThatWasTakenForAnAnnotation() {
    String fen = "[FEN \"4k3/8/8/8/8/8/8/4K3[N] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1\"]";
    assertThat(read(fen + "1A. $146@d5{1} *").game().moves()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1A.\u00a0e4{180}\u00a01B.\u3000d4{179}\u20091a.\u202fe5{178}\u00a0*",
        "\ufeff1A. e4{180}\u200b 1B.\u200bd4{179} 1a.\u2060e\u200b5{178} *\u200e",
        "1\u200bA\u200b. e4{180} 1B. d\u00ad4{179} 1a. e5{178}\u200b*",
        "1A.\te4{180}\t1B.\u000bd4{179}\f1a.\u2028e5{178}\u0085*",
        "1A. e4{180}\r1B. d4{179} ; remark\r% escape\r1a. e5{178}\r*\r",
        "1A. e4{180}\r\n% escape\r\n1B. d4{179}\r\n1a. e5{178} *\r\n",
        "{\ufeff180\u00a0} 1A. e4{\u00a0180} 1B. d4{179\u200b} 1a. e5{\u2007178\u3000} *",
      })
  void oddBlanks(String text) {
    assertPlain(text);
  }

  @Test
  void tagsWithOddBlanks() {
    BpgnReading reading =
        read("\ufeff[\u00a0Event\u3000\"a\u00a0b\"\u200b]\r[Site \"c\"]\r1A. e4 *");
    assertThat(reading.problems()).isEmpty();
    assertThat(reading.game().tags()).containsEntry("Event", "a\u00a0b").containsEntry("Site", "c");
  }

  @Test
  void dashesAndHalvesOfPages() {
    BpgnGame game =
        read("1A. Nf3 1a. e5 2A. g3 2a. e4 3A. Bg2 3a. d5 4A. O\u2013O \u00bd\u2013\u00bd").game();
    assertThat(game.moves()).hasSize(7);
    assertThat(game.result()).isEqualTo(BpgnResult.DRAW);
    assertThat(read("1A. e4 0\u22121").game().result()).isEqualTo(BpgnResult.BLACK_A);
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16LE", "UTF-16BE", "UTF-8"})
  void aMarkTellsHowAFileIsWritten(String charset) throws IOException {
    assertPlainFile(("\ufeff" + PLAIN).getBytes(Charset.forName(charset)));
  }

  @Test
  void nonBreakingBlanksOfLatin1() throws IOException {
    assertPlainFile(PLAIN.replace(' ', '\u00a0').getBytes(StandardCharsets.ISO_8859_1));
  }

  @Test
  void linesOfAFileEndInEachWay() throws IOException {
    for (String end : List.of("\n", "\r\n", "\r")) {
      assertPlainFile(PLAIN.replace(" ", end).getBytes(StandardCharsets.UTF_8));
    }
  }

  private void assertPlainFile(byte[] bytes) throws IOException {
    Path file = Files.write(folder.resolve("game.bpgn"), bytes);
    assertThat(BpgnReader.read(file, RuleSet.BUGHOUSE)).isEqualTo(List.of(read(PLAIN)));
  }

  @ParameterizedTest
  @CsvSource({
    "'1A. e4 what 1a. e5 *',                  what,   2",
    "'1A. e4 1a e5 *',                        1a,     1",
    "'1A. e4 1a,e5 *',                        '1a,e5', 1",
    "'1A. e4 1a. e5 2A Nf3 Nc6 1-0',          2A,     2",
    "'1A. e4 1a. e5 1-0 and more',            and,    2",
    "'1A. e4 1a. e5 1234567A. Nf3 *',         1234567A., 2",
    "'junk 1A. e4 *',                         junk,   1",
    "'[Event \"x\"] 1A. e4 [%clk 1:00] *',    [%clk,  1",
    "'[Site \"x\"]\n[Event \"open] 1A. e4\n1A. d4 *', '[Event \"open] 1A. e4', 1",
  })
  void textThatMayBeAMoveDoesNotPass(String text, String token, int plies) {
    BpgnReading reading = read(text);
    assertThat(reading.game().moves()).hasSize(plies);
    assertThat(reading.problems())
        .singleElement()
        .satisfies(problem -> assertThat(problem.kind()).isEqualTo(Kind.UNREAD))
        .satisfies(problem -> assertThat(problem.token()).isEqualTo(token));
    assertThat(reading.isGood()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "'[Event \"plain\"] 1. e4 e5 2. Nf3 {x} Nc6 1-0', 1.",
    "'[Event \"plain\"] e4 ! e5',                     e4",
    "'1. e4 (1. d4) 1... e5 *',                       1.",
    "'This is a text. It has lines.',                 This",
    "'{only words} *',                                ''",
  })
  void aGameOfWhichNoMoveIsRead(String text, String token) {
    BpgnReading reading = read(text);
    assertThat(reading.problems())
        .singleElement()
        .satisfies(problem -> assertThat(problem.kind()).isEqualTo(Kind.NO_MOVE))
        .satisfies(problem -> assertThat(problem.token()).isEqualTo(token))
        .satisfies(problem -> assertThat(problem.message()).contains("no move read"));
  }

  @Test
  void plainGamesAreToldApart() {
    List<BpgnReading> readings =
        BpgnReader.parse("[Event \"a\"] 1. e4 e5\n[Event \"b\"] 1A. e4 *", RuleSet.BUGHOUSE);
    assertThat(readings).extracting(BpgnReading::isGood).containsExactly(false, true);
  }

  @Test
  void aGameThatEndedBeforeItsFirstMoveIsGood() {
    assertThat(read("[Event \"a\"] {Game aborted on move 1} *").problems()).isEmpty();
    assertThat(read("[Event \"a\"]").problems()).isEmpty();
  }

  @Test
  void signsInAVariationAreNobodysClock() {
    BpgnGame game = read("1A. e4 (1A. d4{100}) {118.5} 1a. e5 *").game();
    assertThat(game.moves().getFirst().clock()).contains(Duration.ofMillis(118_500));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void whateverIsReadCanBeWrittenAndReadAgain(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int text = 0; text < 150; text++) {
      StringBuilder soup = new StringBuilder();
      for (int piece = random.nextInt(30); piece >= 0; piece--) {
        soup.append(PIECES.get(random.nextInt(PIECES.size())));
      }
      for (BpgnReading reading : BpgnReader.parse(soup.toString(), RuleSet.BUGHOUSE)) {
        String written = BpgnWriter.write(reading.game());
        assertThat(BpgnReader.parse(written, RuleSet.BUGHOUSE))
            .as("seed %d, text %d: %s", seed, text, soup)
            .singleElement()
            .extracting(BpgnReading::game)
            .isEqualTo(reading.game());
      }
    }
  }
}
