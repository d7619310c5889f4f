package org.tandemchess.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.testkit.SetUps;

/**
 * Random games from set-ups like those of Chess960: in each notation every legal move has a text of
 * its own, which is read as that move again.
 */
class MoveTextWalkTest {
  private static final int WALKS = 20;
  private static final int PLIES = 25;

  static List<RuleSet> sheets() {
    return List.of(
        RuleSet.CHESS960,
        RuleSet.CRAZYHOUSE,
        RuleSet.BUGHOUSE,
        RuleSet.BUGHOUSE.toBuilder("club")
            .castleWithDroppedRook(true)
            .promotion(RuleSet.Promotion.QUEEN_KNIGHT)
            .build(),
        RuleSet.BUGHOUSE.toBuilder("gentle").promotion(RuleSet.Promotion.DISCARD).build(),
        RuleSet.BUGHOUSE.toBuilder("otb").mate(RuleSet.MateTest.KING_CAPTURE).build());
  }

  @ParameterizedTest
  @MethodSource("sheets")
  void everyMoveHasATextOfItsOwn(RuleSet rules) {
    int castlings = 0;
    for (int seed = 1; seed <= WALKS; seed++) {
      castlings += walk(rules, new SplittableRandom(seed), rules.name() + ", seed " + seed);
    }
    assertThat(castlings).as("castlings met").isGreaterThan(WALKS);
  }

  private static int walk(RuleSet rules, RandomGenerator random, String seed) {
    String start = SetUps.chess960Like(random) + " | " + SetUps.chess960Like(random);
    Position position = Bfen.parse(start).toPosition(rules);
    int castlings = 0;
    for (int ply = 0; ply < PLIES && position.end().isEmpty(); ply++) {
      BoardId board =
          rules.captures() == RuleSet.Captures.PARTNER_RESERVE ? any(random) : BoardId.A;
      List<Move> legal = position.legalMoves(board);
      check(legal, position, board, seed + ", " + position);
      castlings += (int) legal.stream().filter(Move.Castle.class::isInstance).count();
      if (!legal.isEmpty()) {
        position = position.play(board, choice(legal, random));
      }
    }
    return castlings;
  }

  private static void check(List<Move> legal, Position position, BoardId board, String where) {
    for (Function<Move, String> writer :
        List.<Function<Move, String>>of(MoveText::ubi, MoveText::uci, MoveText::uci960)) {
      Map<String, Move> known = new HashMap<>();
      for (Move move : legal) {
        String text = writer.apply(move);
        assertThat(known.put(text, move)).as("%s: %s", where, text).isNull();
        assertThat(MoveText.parse(text, position, board)).as("%s: %s", where, text).isEqualTo(move);
      }
    }
    Map<String, Move> known = new HashMap<>();
    for (Move move : legal) {
      String text = San.format(position, board, move);
      assertThat(known.put(text, move)).as("%s: %s", where, text).isNull();
      assertThat(San.parse(text, position, board)).as("%s: %s", where, text).isEqualTo(move);
    }
  }

  private static BoardId any(RandomGenerator random) {
    return BoardId.of(random.nextInt(2));
  }

  /** Castles one time in four if that is possible, so that texts before and behind it are met. */
  private static Move choice(List<Move> legal, RandomGenerator random) {
    List<Move> castlings = legal.stream().filter(Move.Castle.class::isInstance).toList();
    List<Move> among = castlings.isEmpty() || random.nextInt(4) > 0 ? legal : castlings;
    return among.get(random.nextInt(among.size()));
  }
}
