package org.tandemchess.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.MoveCodec;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.PieceValues;
import org.tandemchess.search.api.PriceList;
import org.tandemchess.search.eval.Evaluators;

class StaticExchangeTest {
  private static final PieceValues VALUES = Evaluators.USUAL.exchangeValues(RuleSet.BUGHOUSE);
  private static final int PAWN = VALUES.onBoard(Roles.PAWN);
  private static final int KNIGHT = VALUES.onBoard(Roles.KNIGHT);
  private static final int ROOK = VALUES.onBoard(Roles.ROOK);
  private static final int QUEEN = VALUES.onBoard(Roles.QUEEN);

  private static void check(
      RuleSet rules, TransferPrices prices, String bfen, String text, int gain) {
    Position position = Position.of(Bfen.parseBoard(bfen).setup(), rules);
    Board board = position.boardCopy(BoardId.A);
    int move = MoveCodec.toInt(MoveText.parse(text, position, BoardId.A), board);
    StaticExchange exchanges =
        new StaticExchange(Evaluators.USUAL.exchangeValues(rules), rules.captures(), prices);

    assertThat(exchanges.seeGreaterOrEqual(board, move, gain)).as(bfen + " " + text).isTrue();
    assertThat(exchanges.seeGreaterOrEqual(board, move, gain + 1)).as(bfen + " " + text).isFalse();
  }

  private static void check(String bfen, String text, int gain) {
    check(RuleSet.BUGHOUSE, TransferPrices.NONE, bfen, text, gain);
  }

  @Test
  void takesWhatHangs() {
    check("4k3/8/8/3r4/8/4N3/8/4K3[] w - - 0 1", "e3d5", ROOK);
  }

  @Test
  void countsTheRecapture() {
    check("4k3/8/4p3/3p4/8/4N3/8/4K3[] w - - 0 1", "e3d5", PAWN - KNIGHT);
  }

  @Test
  void seesSlidersBehindSliders() {
    check("3rk3/3r4/8/3p4/8/8/3R4/3RK3[] w - - 0 1", "d2d5", PAWN - ROOK);
    check("4k3/3r4/8/3p4/8/8/3R4/3RK3[] w - - 0 1", "d2d5", PAWN);
  }

  @Test
  void aKingTakesOnlyWhatNobodyGuards() {
    check("8/8/3k4/3p4/8/8/3Q4/3RK3[] w - - 0 1", "d2d5", PAWN);
    check("8/8/3k4/3p4/8/8/3Q4/4K3[] w - - 0 1", "d2d5", PAWN - QUEEN);
  }

  @Test
  void aDropRisksThePieceItself() {
    check("4k3/8/4p3/8/8/8/8/4K3[N] w - - 0 1", "N@d5", -KNIGHT);
    check("4k3/8/8/8/8/8/8/4K3[N] w - - 0 1", "N@d5", 0);
  }

  @Test
  void enPassantTakesAPawn() {
    check("4k3/8/8/3pP3/8/8/8/4K3[] w - d6 0 1", "e5d6", PAWN);
  }

  @Test
  void inCrazyhouseAPieceComesToHand() {
    check(
        RuleSet.CRAZYHOUSE,
        TransferPrices.NONE,
        "4k3/8/8/3r4/8/4N3/8/4K3[] w - - 0 1",
        "e3d5",
        ROOK + VALUES.inHand(Roles.ROOK));
    check(
        RuleSet.CRAZYHOUSE,
        TransferPrices.NONE,
        "4k3/8/8/3q~4/8/4N3/8/4K3[] w - - 0 1",
        "e3d5",
        QUEEN + VALUES.inHand(Roles.PAWN));
  }

  @Test
  void pricesChargeTheCapturerAndCreditTheCapture() {
    // Our partner longs for a pawn; the enemy's partner would mate with a knight.
    TransferPrices prices =
        new TransferPrices(
            new PriceList(new PriceList.Row(320, 0, 0, 0, 0), new PriceList.Row(0, 640, 0, 0, 0)));
    String hanging = "4k3/8/8/3p4/8/4N3/8/4K3[] w - - 0 1";
    String guarded = "4k3/8/4p3/3p4/8/4N3/8/4K3[] w - - 0 1";

    check(RuleSet.BUGHOUSE, prices, hanging, "e3d5", PAWN + 320);
    check(RuleSet.BUGHOUSE, prices, guarded, "e3d5", PAWN + 320 - KNIGHT - 640);
  }
}
