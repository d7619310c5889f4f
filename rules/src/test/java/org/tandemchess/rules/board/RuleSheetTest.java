package org.tandemchess.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.RuleSet.DropAggression;
import org.tandemchess.rules.core.RuleSet.MateTest;
import org.tandemchess.rules.core.RuleSet.Promotion;
import org.tandemchess.rules.core.RuleSet.Stalemate;

class RuleSheetTest {
  private static final String BACK_RANK = "6k1/5ppp/8/8/8/8/8/4K3[R] w - - 0 1";
  private static final String SMOTHERED = "6rk/6pp/8/8/8/8/8/4K3[N] w - - 0 1";

  @ParameterizedTest
  @CsvSource({
    "MATE, true, true",
    "NO_BOARD_MATE, false, false",
    "NO_BUGHOUSE_MATE, true, false",
    "NO_CHECK, false, false"
  })
  void dropsMayDoToTheKingWhatTheSheetAllows(
      DropAggression aggression, boolean blockable, boolean unblockable) {
    RuleSet rules = RuleSet.BUGHOUSE.toBuilder("drops").dropAggression(aggression).build();
    assertThat(Boards.texts(Boards.of(rules, BACK_RANK)).contains("R@a8")).isEqualTo(blockable);
    assertThat(Boards.texts(Boards.of(rules, SMOTHERED)).contains("N@f7")).isEqualTo(unblockable);
    assertThat(Boards.texts(Boards.of(rules, SMOTHERED))).contains("N@f6");
  }

  @ParameterizedTest
  @CsvSource({"UPGRADE, 4, a7a8q", "QUEEN_KNIGHT, 2, a7a8n", "DISCARD, 1, a7a8p"})
  void pawnsPromoteAsTheSheetSays(Promotion promotion, int choices, String text) {
    RuleSet rules = RuleSet.BUGHOUSE.toBuilder("promotion").promotion(promotion).build();
    Board board = Boards.of(rules, "7k/P7/8/8/8/8/8/K7[] w - - 0 1");
    assertThat(Boards.texts(board)).hasSize(choices + 3).contains(text);
  }

  @Test
  void aDiscardedPawnLeavesAnEmptySquare() {
    RuleSet rules = RuleSet.BUGHOUSE.toBuilder("discard").promotion(Promotion.DISCARD).build();
    Board board = Boards.of(rules, "1r5k/P7/8/8/8/8/8/K7[] w - - 0 1");
    int move =
        Moves.promotion(
            Boards.square("a7"), Boards.square("b8"), Moves.PROMOTION_CAPTURE, Roles.PAWN);
    assertThat(Legality.isLegal(board, move)).isTrue();
    board.makeMove(move);
    board.checkInvariants();
    assertThat(board.lastCapturedRole()).isEqualTo(Roles.ROOK);
    assertThat(Long.bitCount(board.occupied())).isEqualTo(2);
    board.unmakeMove();
    board.checkInvariants();
    assertThat(Long.bitCount(board.occupied())).isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource({
    // a check that a drop could block, nothing in hand
    "R5k1/5ppp/8/8/8/8/8/4K3[] b - - 0 1, WAITING, CHECKMATE",
    // contact check
    "6k1/6Q1/7P/8/8/8/8/4K3[] b - - 0 1, CHECKMATE, CHECKMATE",
    // smothered by a knight, full hands do not help
    "6rk/5Npp/8/8/8/8/8/4K3[qrbnp] b - - 0 1, CHECKMATE, CHECKMATE",
    // a pawn in hand cannot go to the eighth rank
    "R5k1/5ppp/8/8/8/8/8/4K3[p] b - - 0 1, WAITING, CHECKMATE",
    // a knight in hand can
    "R5k1/5ppp/8/8/8/8/8/4K3[n] b - - 0 1, ONGOING, ONGOING"
  })
  void mateIsWhatNoDropCouldEverBlock(String fen, BoardStatus bughouse, BoardStatus inHand) {
    RuleSet strict = RuleSet.BUGHOUSE.toBuilder("strict").mate(MateTest.IN_HAND).build();
    assertThat(BoardStatus.of(Boards.bughouse(fen))).isEqualTo(bughouse);
    assertThat(BoardStatus.of(Boards.of(strict, fen))).isEqualTo(inHand);
  }

  @ParameterizedTest
  @CsvSource({"WAIT, WAITING", "DRAW, STALEMATE_DRAW", "LOSS, STALEMATE_LOSS"})
  void noMoveOutOfCheckIsWhatTheSheetCallsIt(Stalemate stalemate, BoardStatus status) {
    RuleSet rules = RuleSet.BUGHOUSE.toBuilder("stalemate").stalemate(stalemate).build();
    String fen = "7k/5Q2/6K1/8/8/8/8/8[%s] b - - 0 1";
    assertThat(BoardStatus.of(Boards.of(rules, fen.formatted("")))).isEqualTo(status);
    assertThat(BoardStatus.of(Boards.of(rules, fen.formatted("n")))).isEqualTo(BoardStatus.ONGOING);
  }

  @Test
  void droppedRooksCastleOnlyWhereTheSheetSays() {
    RuleSet club = RuleSet.BUGHOUSE.toBuilder("club").castleWithDroppedRook(true).build();
    for (RuleSet rules : new RuleSet[] {RuleSet.BUGHOUSE, club}) {
      Board board = Boards.of(rules, "4k3/8/8/8/8/8/8/4K3[R] w - - 0 1");
      board.makeMove(Moves.drop(Roles.ROOK, Boards.square("h1")));
      board.makeMove(Moves.of(Boards.square("e8"), Boards.square("e7"), Moves.QUIET, Roles.KING));
      board.checkInvariants();
      assertThat(Boards.texts(board).contains("e1h1")).isEqualTo(rules.castleWithDroppedRook());
    }
  }

  @Test
  void aKingThatMovedDoesNotCastleWithADroppedRook() {
    RuleSet club = RuleSet.BUGHOUSE.toBuilder("club").castleWithDroppedRook(true).build();
    Board board = Boards.of(club, "4k3/8/8/8/8/8/8/4K3[R] w - - 0 1");
    int e1 = Boards.square("e1");
    int e2 = Boards.square("e2");
    int e8 = Boards.square("e8");
    int e7 = Boards.square("e7");
    board.makeMove(Moves.of(e1, e2, Moves.QUIET, Roles.KING));
    board.makeMove(Moves.of(e8, e7, Moves.QUIET, Roles.KING));
    board.makeMove(Moves.of(e2, e1, Moves.QUIET, Roles.KING));
    board.makeMove(Moves.of(e7, e8, Moves.QUIET, Roles.KING));
    board.makeMove(Moves.drop(Roles.ROOK, Boards.square("h1")));
    board.makeMove(Moves.of(e8, e7, Moves.QUIET, Roles.KING));
    assertThat(Boards.texts(board)).doesNotContain("e1h1");
  }

  @Test
  void kingsAreTakenWhereTheSheetSaysSo() {
    RuleSet otb = RuleSet.BUGHOUSE.toBuilder("otb").mate(MateTest.KING_CAPTURE).build();
    Board board = Boards.of(otb, "4k3/8/8/8/8/8/4r3/K7[] w - - 0 1");
    assertThat(Boards.texts(board)).contains("a1a2");
    board.makeMove(Moves.of(0, Boards.square("a2"), Moves.QUIET, Roles.KING));
    int takes = Moves.of(Boards.square("e2"), Boards.square("a2"), Moves.CAPTURE, Roles.ROOK);
    assertThat(Legality.isLegal(board, takes)).isTrue();
    board.makeMove(takes);
    assertThat(BoardStatus.of(board)).isEqualTo(BoardStatus.KING_TAKEN);
    board.unmakeMove();
    board.checkInvariants();
  }
}
