package org.tandemchess.play.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.GameState;

class RandomWalkTest {
  private static final GameState START = GameState.start(RuleSet.BUGHOUSE);

  private static GameState walk(long seed) {
    return RandomWalk.onBothBoards(START, 6, 3, new SplittableRandom(seed));
  }

  @Test
  void movesAsOftenOnEachBoardAsAsked() {
    for (long seed = 0; seed < 50; seed++) {
      assertThat(walk(seed).moves().stream().filter(move -> move.board() == BoardId.A).count())
          .as("seed %d", seed)
          .isEqualTo(6);
      assertThat(walk(seed).moves()).as("seed %d", seed).hasSize(9);
    }
  }

  @Test
  void theSameSeedWalksTheSameWay() {
    assertThat(walk(1).moves()).isEqualTo(walk(1).moves());
    assertThat(walk(1).moves()).isNotEqualTo(walk(2).moves());
  }

  @Test
  void aWalkOnOneBoardLeavesTheOther() {
    GameState end = RandomWalk.onBoard(START, BoardId.B, 7, new SplittableRandom(1));

    assertThat(end.moves()).hasSize(7).allMatch(move -> move.board() == BoardId.B);
  }

  @Test
  void endsWhereTheMatchEnds() {
    for (long seed = 0; seed < 20; seed++) {
      GameState end = RandomWalk.onBothBoards(START, 500, 500, new SplittableRandom(seed));

      assertThat(
              end.end().isPresent()
                  || end.position().legalMoves(BoardId.A).isEmpty()
                  || end.position().legalMoves(BoardId.B).isEmpty()
                  || end.moves().size() == 1_000)
          .as("seed %d: %s", seed, end.position())
          .isTrue();
    }
  }
}
