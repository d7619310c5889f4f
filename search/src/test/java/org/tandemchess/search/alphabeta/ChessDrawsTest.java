package org.tandemchess.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.MoveCodec;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.eval.Evaluators;

/**
 * Repetition and fifty moves as FIDE has them (Laws of Chess 9.2 and 9.3), in games of one board.
 */
class ChessDrawsTest {
  private static final Score DRAW = Score.centipawns(0);

  private final AlphaBetaSearcher searcher = new AlphaBetaSearcher(Evaluators.USUAL);

  private static Position played(RuleSet rules, String fen, String moves) {
    Position position = Position.of(Bfen.parseBoard(fen).setup(), rules);
    for (String text : moves.split(" ", -1)) {
      Board board = position.boardCopy(BoardId.A);
      board.makeMove(MoveCodec.toInt(MoveText.parse(text, position, BoardId.A), board));
      position = Position.alone(board);
    }
    return position;
  }

  private List<SearchInfo> search(Position position, int depth, String... only) {
    List<Move> moves = new ArrayList<>();
    for (String text : only) {
      moves.add(MoveText.parse(text, position, BoardId.A));
    }
    SearchLimits limits = SearchLimits.none().withDepth(depth).withSearchMoves(moves);
    List<SearchInfo> infos = new ArrayList<>();
    searcher.search(
        GameState.of(position), BoardId.A, limits, new SearchControl(limits), infos::add);
    assertThat(infos).as("lines of a search").isNotEmpty();
    return infos;
  }

  private Score score(Position position, int depth, String... only) {
    return search(position, depth, only).getLast().score();
  }

  /** The pawn that could take is pinned by a rook, alone or together with the one it would take. */
  @ParameterizedTest
  @CsvSource({
    "4r2k/3p4/8/4P3/8/8/8/Q3K3 b - - 0 1, d7d5, a1a2 h8g8 a2a1 g8h8",
    "4k3/8/8/8/4p3/8/3P4/K3R2q w - - 0 1, d2d4, e8f8 a1b2 f8e8 b2a1",
    "7k/3p4/8/r3PK2/8/8/8/6Q1 b - - 0 1,  d7d5, f5f6 h8h7 f6f5 h7h8",
  })
  void anEnPassantSquareOfNoLegalCaptureDoesNotCount(String fen, String first, String round) {
    String twice = first + " " + round + " " + round;
    int last = twice.lastIndexOf(' ');
    for (RuleSet rules : List.of(RuleSet.CHESS, RuleSet.CRAZYHOUSE)) {
      Position thirdIsDue = played(rules, fen, twice.substring(0, last));
      assertThat(score(thirdIsDue, 4, twice.substring(last + 1))).as(rules.name()).isEqualTo(DRAW);
    }
  }

  @Test
  void anEnPassantSquareOfALegalCaptureCounts() {
    String fen = "r6k/3p4/8/4P3/8/8/8/Q3K3 b - - 0 1";
    Position third = played(RuleSet.CHESS, fen, "d7d5 a1a2 h8g8 a2a1 g8h8 a1a2 h8g8 a2a1");
    assertThat(score(third, 4, "g8h8")).isNotEqualTo(DRAW);
  }

  @Test
  void aPromotedPieceIsNothingElseInChessAlone() {
    String fen = "7k/1K6/8/8/8/8/4p1r1/8 b - - 0 1";
    String round = "b7b6 g2g1 b6b7 e1e2 b7b6 g1e1 b6b7 e2g2 ";
    String moves = "e2e1r " + round + round + "b7b6 g2g1";
    assertThat(score(played(RuleSet.CHESS, fen, moves), 5, "b6b7")).isEqualTo(DRAW);
    assertThat(score(played(RuleSet.CRAZYHOUSE, fen, moves), 5, "b6b7")).isNotEqualTo(DRAW);
  }

  @Test
  void aDrawThatMustBeClaimedIsSearched() {
    Position mate = played(RuleSet.CHESS, "7k/8/6K1/8/8/8/8/R7 b - - 99 80", "h8g8");
    assertThat(mate.halfmoveClock(BoardId.A)).isEqualTo(100);
    SearchInfo last = search(mate, 4).getLast();
    assertThat(last.score()).isEqualTo(new Score.Mate(1));
    assertThat(last.depth()).isPositive();
    assertThat(last.variation()).containsExactly(Move.normal(0, 56));
  }

  @ParameterizedTest
  @CsvSource({"97", "98", "99", "100", "149", "150", "200"})
  void mateOnTheLastHalfMoveComesBeforeTheDraw(int clock) {
    String fen = "7k/8/6K1/8/8/8/8/R7 w - - " + clock + " 90";
    Position position = Position.of(Bfen.parseBoard(fen).setup(), RuleSet.CHESS);
    assertThat(score(position, 4)).isEqualTo(new Score.Mate(1));
  }

  @Test
  void whatBreaksTheCountIsFoundAtTheEndOfIt() {
    // Anything but the pawn's step is drawn at once; the step begins to count anew.
    String fen = "7k/8/8/8/8/8/6PP/R6K w - - 100 90";
    Position position = Position.of(Bfen.parseBoard(fen).setup(), RuleSet.CHESS);
    SearchInfo last = search(position, 6).getLast();
    assertThat(last.depth()).isEqualTo(6);
    assertThat(last.score().inCentipawns(Score.MATE_BASE)).isPositive();
    Move best = last.variation().getFirst();
    assertThat(position.play(BoardId.A, best).halfmoveClock(BoardId.A)).isZero();
  }

  @Test
  void aBoardOnWhichNobodyCanMateIsWorthNothing() {
    String fen = "7k/8/6K1/8/8/8/8/1B6 w - - 0 1";
    Position position = Position.of(Bfen.parseBoard(fen).setup(), RuleSet.CHESS);
    SearchInfo last = search(position, 3).getLast();
    assertThat(last.score()).isEqualTo(DRAW);
    assertThat(last.depth()).isPositive();
  }
}
