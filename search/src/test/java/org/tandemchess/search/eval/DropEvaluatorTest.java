package org.tandemchess.search.eval;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Pieces;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.RulePresets;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.Evaluator;

class DropEvaluatorTest {
  private static int evaluate(String bfen) {
    Board board = Position.of(Bfen.parseBoard(bfen).setup(), RuleSet.BUGHOUSE).boardCopy(BoardId.A);
    return new DropEvaluator().evaluate(board);
  }

  @ParameterizedTest
  @ValueSource(strings = {"chess", "crazyhouse", "bughouse"})
  void bothColorsAreJudgedAlike(String game) {
    RuleSet rules = RulePresets.named(game).orElseThrow();
    SplittableRandom random = new SplittableRandom(77);
    Evaluator evaluator = Evaluators.USUAL.evaluator(rules);
    Board board = Position.start(rules).boardCopy(BoardId.A);
    MoveBuffer moves = new MoveBuffer();
    for (int ply = 0; ply < 200; ply++) {
      moves.clear();
      MoveGenerator.legal(board, moves);
      if (moves.size() == 0) {
        break;
      }
      board.makeMove(moves.get(random.nextInt(moves.size())));
      if (rules.hasReserves() && ply % 5 == 0) {
        board.addToReserve(random.nextInt(2), random.nextInt(5));
      }
      assertThat(evaluator.evaluate(mirrored(board)))
          .as("seed 77, ply %d, %s", ply, board)
          .isEqualTo(evaluator.evaluate(board));
    }
  }

  /** Returns the board with colors and ranks exchanged. */
  private static Board mirrored(Board board) {
    Board mirror = new Board(board.rules());
    for (int square = 0; square < 64; square++) {
      int piece = board.pieceOn(square);
      if (piece != Pieces.NONE) {
        mirror.put(Pieces.of(Pieces.color(piece) ^ 1, Pieces.role(piece)), square ^ 56);
        if ((board.promoted() >>> square & 1) != 0) {
          mirror.setPromoted(square ^ 56);
        }
      }
    }
    for (int color = 0; color < 2; color++) {
      for (int role = 0; role < Roles.RESERVE_COUNT; role++) {
        mirror.setReserve(color ^ 1, role, board.reserveCount(color, role));
      }
    }
    mirror.setCastlingRights(Long.reverseBytes(board.castlingRights()));
    mirror.setSideToMove(board.sideToMove() ^ 1);
    mirror.refresh();
    return mirror;
  }

  @Test
  void aPieceMoreInHandIsBetter() {
    String before = "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R[%s] w KQkq - 4 4";
    int empty = evaluate(before.formatted(""));
    for (String piece : new String[] {"P", "N", "B", "R", "Q"}) {
      assertThat(evaluate(before.formatted(piece))).as(piece).isGreaterThan(empty + 60);
    }
  }

  @Test
  void aBareKingFearsWhatTheEnemyHolds() {
    String shut = "rnbq1rk1/pppp1ppp/5n2/4p3/4P3/5N2/PPPP1PPP/RNBQ1RK1[%s] w - - 0 1";
    String open = "rnbq1rk1/pppp1ppp/5n2/4p3/4P2P/5NP1/PPPP1P2/RNBQ1RK1[%s] w - - 0 1";
    int costWithoutHand = evaluate(shut.formatted("")) - evaluate(open.formatted(""));
    int costWithHand = evaluate(shut.formatted("qnn")) - evaluate(open.formatted("qnn"));

    assertThat(costWithHand).isGreaterThan(costWithoutHand + 20);
  }

  @Test
  void developedPiecesAreWorthMoreThanSleepingOnes() {
    assertThat(evaluate("rnbqkbnr/pppp1ppp/8/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R[] w KQkq - 0 1"))
        .isGreaterThan(
            evaluate("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR[] w KQkq - 0 1") + 30);
  }
}
