package org.tandemchess.train.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.Position;

class GameMakerTest {
  private static final GameMaker MAKER = new GameMaker(3, 8, 60);

  @Test
  void theSameRecipeMakesTheSameSamples() {
    List<List<Sample>> games = MAKER.play(1, 4).toList();

    assertThat(MAKER.play(1, 4).toList()).isEqualTo(games);
    assertThat(MAKER.play(3, 2).toList()).isEqualTo(games.subList(2, 4));
    assertThat(new GameMaker(4, 8, 60).play(1, 4).toList()).isNotEqualTo(games);
  }

  @Test
  void keepsQuietPositionsWithWhatIsKnown() {
    List<Sample> samples = MAKER.play(1, 6).flatMap(List::stream).toList();

    assertThat(samples).hasSizeGreaterThan(50);
    for (Sample sample : samples) {
      Position position = Position.of(Bfen.parseBoard(sample.board()).setup(), RuleSet.BUGHOUSE);
      assertThat(position.isCheck(BoardId.A)).as(sample.toLine()).isFalse();
      assertThat(Sample.parse(sample.toLine())).isEqualTo(sample);
    }
    assertThat(samples).anyMatch(sample -> sample.whitePoints().isPresent());
    assertThat(samples).anyMatch(sample -> sample.whitePoints().isEmpty());
  }

  @Test
  void aLineHoldsAllFields() {
    Sample sample = new Sample(7, 3, OptionalInt.of(2), -85, "8/8/8/8/8/8/8/K6k[P] w - - 0 1");

    assertThat(sample.toLine()).isEqualTo("7\t3\t2\t-85\t8/8/8/8/8/8/8/K6k[P] w - - 0 1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1\t2\t3", "0\t1\t1\t5\tx", "1\t1\t3\t5\tx", "1\t1\t-\tx\tx"})
  void refusesOtherLines(String line) {
    assertThatIllegalArgumentException().isThrownBy(() -> Sample.parse(line));
  }
}
