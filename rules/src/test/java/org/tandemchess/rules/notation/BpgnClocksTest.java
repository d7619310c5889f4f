package org.tandemchess.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.BpgnProblem.Kind;

class BpgnClocksTest {
  private static final String MIDDLE =
      "[FEN \"4k3/8/8/8/8/8/8/4K3[] w - - 0 20 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 20\"] ";

  private static List<BpgnProblem> problems(String text) {
    BpgnReading reading = BpgnReader.parse(text, RuleSet.BUGHOUSE).getFirst();
    assertThat(reading.isGood()).as(text).isTrue();
    return reading.problems();
  }

  @Test
  void clocksThatContradictTheOrderOfTheFile() {
    String text =
        """
        [TimeControl "120+0"]
        1A. e4{118} 1B. d4{117} 1a. e5{119} 1b. d5{119} 2A. d4{110} 2B. c4{20}
        2a. exd4{118}
        """;
    assertThat(problems(text))
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.kind()).isEqualTo(Kind.CLOCKS_DISAGREE);
              assertThat(problem.board()).contains(BoardId.A);
              assertThat(problem.ply()).isEqualTo(7);
              assertThat(problem.line()).isEqualTo(3);
              assertThat(problem.message())
                  .isEqualTo(
                      "game 1, board A, ply 7, line 3, '118.000 s': by its clocks 12.000 s have gone"
                          + " on board A, but 101.000 s on board B at ply 6");
            });
  }

  @ParameterizedTest
  @CsvSource({
    // above the base, or above base and increments
    "120+0, '1A. e4{121}',                                  CLOCK_ABOVE_BASE, 1",
    "120+2, '1A. e4{122} 1a. e5{122.5}',                    CLOCK_ABOVE_BASE, 2",
    "60+0,  '1A. e4{61}',                                   CLOCK_ABOVE_BASE, 1",
    // more than before
    "120+0, '1A. e4{100} 1a. e5 2A. d4{101}',               CLOCK_ROSE, 3",
    "120,   '1A. e4{100} 1a. e5 2A. d4{101}',               CLOCK_ROSE, 3",
    "120+2, '1A. e4{100} 1a. e5 2A. d4{102.5}',             CLOCK_ROSE, 3",
    "120+2, '1A. e4{100} 1a. e5 2A. d4 2a. d5 3A. a3{105}', CLOCK_ROSE, 5",
    // order, with increments, minutes written by hand, and PGN clocks
    "120+5, '1A. e4{80} 1B. e4{124}',                       CLOCKS_DISAGREE, 2",
    "2+0,   '1A. e4{70} 1B. e4{118}',                       CLOCKS_DISAGREE, 2",
    "180+0, '1A. e4{[%clk 0:01:00]} 1B. e4{[%clk 0:02:50]}', CLOCKS_DISAGREE, 2",
    // times since the start
    "180+0, '1A. e4{[ts=10.5]} 1B. e4{[ts=10.499]}',        CLOCKS_DISAGREE, 2",
  })
  void clocksThatCannotBe(String control, String moves, Kind kind, int ply) {
    assertThat(problems("[TimeControl \"" + control + "\"] " + moves + " *"))
        .singleElement()
        .satisfies(problem -> assertThat(problem.kind()).isEqualTo(kind))
        .satisfies(problem -> assertThat(problem.ply()).isEqualTo(ply));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[TimeControl \"120+0\"] 1A. e4{120} 1a. e5{120} 1B. e4{118} 2A. a3{119} 1b. e5{117} *",
        "[TimeControl \"120+2\"] 1A. e4{122} 1a. e5{122} 2A. d4{124} 1B. e4{118} *",
        "[TimeControl \"120+2\"] 1A. e4{100} 1a. e5 2A. d4 2a. d5 3A. a3{104} *",
        // No clock, no judgement.
        "[TimeControl \"120+0\"] 1A. e4{20} 1a. e5 2A. d4{19} 1B. e4 1b. e5{119} *",
        "[TimeControl \"120+0\"] 1A. e4{20} 1a. e5{19} 1B. e4 1b. e5{119} *",
        // No control that gives time for a whole game.
        "[TimeControl \"5 a move\"] 1A. e4{20} 1a. e5{90} 2A. d4{100} *",
        "1A. e4{20} 1a. e5{90} 2A. d4{100} 1B. e4{900} *",
        // A match goes on from the middle: what the clocks showed then is not known.
        "[TimeControl \"120+0\"] "
            + MIDDLE
            + "20A. Kd2{10} 20B. Kd2{60} 20a. Kd7{60} 20b. Kd7{10} *",
        "[TimeControl \"120+1\"] "
            + MIDDLE
            + "20A. Kd2{10} 20B. Kd2{60} 20a. Kd7{60} 20b. Kd7{60} *",
        // The line of a player on board B has cost 40 s.
        "[TimeControl \"120+0\"] [Lag \"0 40000\"] 1A. e4{60} 1B. e4{100} *",
        "[TimeControl \"120+0\"] 1A. e4{-0.5} 1B. e4{1} *",
      })
  void clocksThatCanBe(String text) {
    assertThat(problems(text)).isEmpty();
  }

  @Test
  void lagThatIsToldIsTakenAtItsWord() {
    String moves = "1A. e4{60} 1B. e4{100} *";
    assertThat(problems("[TimeControl \"120+0\"] [Lag \"0 100\"] " + moves))
        .extracting(BpgnProblem::kind)
        .containsExactly(Kind.CLOCKS_DISAGREE);
    assertThat(problems("[TimeControl \"120+0\"] [Lag \"many few\"] " + moves))
        .extracting(BpgnProblem::kind)
        .containsExactly(Kind.CLOCKS_DISAGREE);
  }

  @Test
  void aMatchThatGoesOnHasOneTimeToo() {
    String moves = "20A. Kd2{10} 20B. Kd2{60} 20a. Kd7{60} 20b. Kd7{60} *";
    assertThat(problems("[TimeControl \"120+0\"] " + MIDDLE + moves))
        .extracting(BpgnProblem::kind)
        .containsExactly(Kind.CLOCKS_DISAGREE);
  }

  @Test
  void aBoardThatStaysBehindIsNamedOnce() {
    String text =
        "[TimeControl \"120+0\"] 1A. e4{20} 1B. e4{119} 1b. e5{118} 2B. a3{117} 2b. a6{30} 3B. b3{116}"
            + " 1a. e5{119} 3b. b6{29} *";
    assertThat(problems(text)).extracting(BpgnProblem::ply).containsExactly(2);
  }

  @Test
  void morePiecesThanTwoSetsHold() {
    String fen = "[FEN \"4k3/8/8/8/8/8/8/QQQ1K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1\"]";
    assertThat(problems(fen + " 1A. Qaa2 *"))
        .singleElement()
        .satisfies(problem -> assertThat(problem.kind()).isEqualTo(Kind.MATERIAL))
        .satisfies(
            problem ->
                assertThat(problem.message())
                    .isEqualTo("game 1, line 1, '3 Q': at most 2 in two sets"));
  }
}
