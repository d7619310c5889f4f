package org.tandemchess.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.BpgnProblem.Kind;
import org.tandemchess.rules.position.Position;
import org.tandemchess.testkit.SharedData;

/** Real games replay without an illegal move and come back equal from their own text. */
class GameFilesTest {

  @ParameterizedTest
  @CsvSource({"data/games/chesscom.bpgn, 31, 3572", "data/games/fics.bpgn, 9, 792"})
  void realGames(String file, int games, int plies) throws IOException {
    List<BpgnReading> readings = BpgnReader.read(SharedData.require(file), RuleSet.BUGHOUSE);
    assertThat(readings).hasSize(games).allMatch(BpgnReading::isGood);
    assertThat(readings.stream().mapToInt(reading -> reading.game().moves().size()).sum())
        .isEqualTo(plies);
    for (BpgnReading reading : readings) {
      BpgnGame game = reading.game();
      String text = BpgnWriter.write(game);
      List<BpgnReading> again = BpgnReader.parse(text, RuleSet.BUGHOUSE);
      assertThat(again).singleElement().extracting(BpgnReading::game).isEqualTo(game);
      assertThat(BpgnWriter.write(again.getFirst().game())).isEqualTo(text);
      checkFinalPosition(game);
    }
    List<BpgnGame> all = readings.stream().map(BpgnReading::game).toList();
    assertThat(BpgnReader.parse(BpgnWriter.write(all), RuleSet.BUGHOUSE))
        .extracting(BpgnReading::game)
        .isEqualTo(all);
  }

  /** Where lag is told, clocks and file agree; where not, the usual lag explains what differs. */
  @ParameterizedTest
  @ValueSource(strings = {"data/games/chesscom.bpgn", "data/games/fics.bpgn"})
  void nothingIsOddAboutRealClocks(String file) throws IOException {
    List<BpgnReading> readings = BpgnReader.read(SharedData.require(file), RuleSet.BUGHOUSE);
    Set<Kind> known = Set.of(Kind.LATE_MOVE, Kind.LAG_COUNT, Kind.RESULT_CONTRADICTS);
    assertThat(readings)
        .flatExtracting(BpgnReading::problems)
        .filteredOn(problem -> !known.contains(problem.kind()))
        .isEmpty();
  }

  /** Some files state the position that they end in. */
  private static void checkFinalPosition(BpgnGame game) {
    String stated = game.tags().get("FinalBFEN");
    if (stated != null && game.late().isEmpty()) {
      Position expected = Bfen.parse(stated).toPosition(RuleSet.BUGHOUSE);
      assertThat(game.replay().position()).isEqualTo(expected);
    }
  }

  @Test
  void aGameFromTheMiddleIsRefusedAtItsFirstPly() throws IOException {
    Path file = SharedData.require("data/games/broken-midgame-start.bpgn");
    List<BpgnReading> readings = BpgnReader.read(file, RuleSet.BUGHOUSE);
    assertThat(readings).hasSize(1);
    BpgnReading reading = readings.getFirst();
    assertThat(reading.isGood()).isFalse();
    assertThat(reading.game().moves()).isEmpty();
    assertThat(reading.problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.kind()).isEqualTo(Kind.MOVE);
              assertThat(problem.game()).isEqualTo(1);
              assertThat(problem.ply()).isEqualTo(1);
              assertThat(problem.board()).contains(BoardId.A);
              assertThat(problem.token()).isEqualTo("1A. Qe7+");
              assertThat(problem.message())
                  .isEqualTo(
                      "game 1, board A, ply 1, line 10, '1A. Qe7+': not legal for white on board A");
            });
  }
}
