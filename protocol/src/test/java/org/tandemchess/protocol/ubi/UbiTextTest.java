package org.tandemchess.protocol.ubi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.protocol.session.CommonLines;
import org.tandemchess.protocol.session.ScoreText;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Squares;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchInfo;

class UbiTextTest {
  private static final Move E4 = Move.normal(Squares.parse("e2"), Squares.parse("e4"));
  private static final Move DROP = new Move.Drop(Role.KNIGHT, Squares.parse("f3"));
  private static final Position START = Position.start(RuleSet.BUGHOUSE);
  private static final Position WITH_RESERVES =
      Bfen.parse(
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[QPn] w KQkq - 0 1"
                  + " | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Rb] w KQkq - 0 1")
          .toPosition(RuleSet.BUGHOUSE);

  @Test
  void tellsWhatASearchKnows() {
    SearchInfo info =
        new SearchInfo(12, 20, 150_000, 2_000, 37, Score.centipawns(-45), List.of(E4, DROP), 1);

    assertThat(UbiText.info(BoardId.A, START, info, false, ScoreText.PLAIN))
        .isEqualTo(
            "info board A depth 12 seldepth 20 nodes 150000 nps 75000 time 2000 hashfull 37"
                + " score cp -45 pv e2e4 n@f3");
  }

  @Test
  void tellsReservesAndRanks() {
    SearchInfo info = new SearchInfo(1, 0, 9, 0, 0, new Score.Mate(-2), List.of(E4), 3);

    assertThat(UbiText.info(BoardId.A, WITH_RESERVES, info, true, ScoreText.PLAIN))
        .isEqualTo(
            "info board A depth 1 seldepth 1 nodes 9 nps 9000 time 0 hashfull 0 score mate -2"
                + " pv e2e4 reserve_value 1000 partner_reserve_value 300 multipv 3");
  }

  @Test
  void tellsAWaitAsCentipawnsBeyondAllEstimates() {
    SearchInfo info = new SearchInfo(1, 1, 9, 0, 0, new Score.Waiting(-2), List.of(E4), 1);

    assertThat(UbiText.info(BoardId.A, START, info, false, ScoreText.PLAIN))
        .contains(" score cp -30998 pv e2e4");
  }

  @Test
  void cutsALineOfMovesRatherThanExceedTheLongestLine() {
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < 2_000; i++) {
      moves.add(E4);
    }
    SearchInfo info = new SearchInfo(1, 1, 9, 0, 0, Score.centipawns(0), moves, 1);

    String line = UbiText.info(BoardId.A, WITH_RESERVES, info, true, ScoreText.PLAIN);

    assertThat(line.length() + 1).isBetween(UbiText.LONGEST - 5, UbiText.LONGEST);
    assertThat(line).endsWith(" e2e4 reserve_value 1000 partner_reserve_value 300 multipv 1");
  }

  @Test
  void tellsAnswers() {
    assertThat(UbiText.bestMove(BoardId.B, Optional.of(DROP), Optional.empty()))
        .isEqualTo("bestmove board B n@f3");
    assertThat(UbiText.bestMove(BoardId.A, Optional.of(E4), Optional.of(DROP)))
        .isEqualTo("bestmove board A e2e4 ponder n@f3");
    assertThat(UbiText.bestMove(BoardId.A, Optional.empty(), Optional.empty()))
        .isEqualTo("bestmove board A (none)");
  }

  @Test
  void declaresEveryOptionWithItsDefault() {
    assertThat(EngineOptions.SPECS.stream().map(CommonLines::option))
        .contains(
            "option name TeamMessageMode type combo default consider"
                + " var ignore var consider var full",
            "option name Ponder type check default false",
            "option name Move Overhead type spin default 30 min 0 max 5000",
            "option name BlitzStyleFactor type string default 1.0")
        .allMatch(line -> line.matches("option name .+ type (spin|check|combo|string) default .+"));
  }

  @Test
  void cutsLongRemarks() {
    assertThat(CommonLines.remark("x".repeat(1 << 20)).length()).isLessThan(UbiText.LONGEST);
  }
}
