package org.tandemchess.rules.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.junit.jupiter.api.Test;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.RuleSet.Promotion;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.MoveCodec;
import org.tandemchess.rules.position.Position;

class TwoBoardsTest {
  private static final String QUEEN_HANGS =
      "4k3/8/8/8/8/8/q7/R3K3[] w Q - 0 1 | 4k3/8/8/8/8/8/8/4K3[] b - - 0 1";

  private static TwoBoards of(RuleSet rules, String bfen) {
    Position position = Bfen.parse(bfen).toPosition(rules);
    return new TwoBoards(position.boardCopy(BoardId.A), position.boardCopy(BoardId.B));
  }

  /** Makes moves such as {@code Aa1a2 BQ@d5 A--}, the last of which is a pass. */
  private static void make(TwoBoards boards, String moves) {
    for (String text : moves.split(" ", -1)) {
      BoardId id = BoardId.valueOf(text.substring(0, 1));
      String move = text.substring(1);
      if (move.equals("--")) {
        boards.pass(id);
      } else {
        Board board = boards.board(id);
        Position alone = Position.alone(board);
        boards.make(id, MoveCodec.toInt(MoveText.parse(move, alone, BoardId.A), board));
      }
    }
  }

  private static String text(TwoBoards boards) {
    return Boards.fullText(boards.board(BoardId.A))
        + " | "
        + Boards.fullText(boards.board(BoardId.B));
  }

  private static int held(TwoBoards boards, BoardId id, int color, int role) {
    return boards.board(id).reserveCount(color, role);
  }

  @Test
  void aCaptureArrivesAtOnceInItsOwnColorAndGoesAgain() {
    TwoBoards boards = of(RuleSet.BUGHOUSE, QUEEN_HANGS);
    String before = text(boards);

    make(boards, "Aa1a2");

    assertThat(held(boards, BoardId.B, 1, Roles.QUEEN)).isEqualTo(1);
    assertThat(held(boards, BoardId.A, 1, Roles.QUEEN)).isZero();
    boards.unmake();
    assertThat(text(boards)).isEqualTo(before);
  }

  @Test
  void aPromotedPieceArrivesAsAPawn() {
    TwoBoards boards =
        of(
            RuleSet.BUGHOUSE,
            "4k3/8/8/8/8/8/q~7/R3K3[] w Q - 0 1 | 4k3/8/8/8/8/8/8/4K3[] b - - 0 1");

    make(boards, "Aa1a2");

    assertThat(boards.board(BoardId.A).capturedBefore(0)).isEqualTo(Roles.QUEEN);
    assertThat(held(boards, BoardId.B, 1, Roles.PAWN)).isEqualTo(1);
    assertThat(held(boards, BoardId.B, 1, Roles.QUEEN)).isZero();
  }

  @Test
  void aDiscardedPawnArrivesBesideWhatItTook() {
    RuleSet discards = RuleSet.BUGHOUSE.toBuilder("discards").promotion(Promotion.DISCARD).build();
    TwoBoards boards =
        of(discards, "r3k3/1P6/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1");
    String before = text(boards);
    MoveBuffer moves = new MoveBuffer();
    MoveGenerator.captures(boards.board(BoardId.A), moves);

    boards.make(BoardId.A, moves.get(0));

    assertThat(held(boards, BoardId.B, 1, Roles.ROOK)).isEqualTo(1);
    assertThat(held(boards, BoardId.B, 0, Roles.PAWN)).isEqualTo(1);
    boards.unmake();
    assertThat(text(boards)).isEqualTo(before);
  }

  @Test
  void nothingGoesAcrossWhereTheCapturerKeepsIt() {
    TwoBoards boards = of(RuleSet.CRAZYHOUSE, QUEEN_HANGS);

    make(boards, "Aa1a2");

    assertThat(held(boards, BoardId.A, 0, Roles.QUEEN)).isEqualTo(1);
    assertThat(boards.board(BoardId.B).reserves()).isZero();
    assertThat(boards.arrivedAt(0)).isZero();
  }

  @Test
  void aFullHandStaysFullAndUnmakingTakesNothingFromIt() {
    String full = "[" + "q".repeat(Reserves.MAX_COUNT) + "]";
    TwoBoards boards = of(RuleSet.BUGHOUSE, QUEEN_HANGS.replace("4K3[] b", "4K3" + full + " b"));

    make(boards, "Aa1a2");
    assertThat(held(boards, BoardId.B, 1, Roles.QUEEN)).isEqualTo(Reserves.MAX_COUNT);
    assertThat(boards.arrivedAt(0)).isZero();
    boards.unmake();

    assertThat(held(boards, BoardId.B, 1, Roles.QUEEN)).isEqualTo(Reserves.MAX_COUNT);
  }

  @Test
  void aPassIsRecordedAndChangesNothingElse() {
    TwoBoards boards = of(RuleSet.BUGHOUSE, QUEEN_HANGS);
    String before = text(boards);
    long key = boards.key();

    make(boards, "A-- B-- A--");

    assertThat(text(boards)).isEqualTo(before);
    assertThat(boards.key()).isEqualTo(key);
    assertThat(boards.length()).isEqualTo(3);
    assertThat(boards.boardAt(1)).isEqualTo(BoardId.B);
    assertThat(boards.moveAt(1)).isEqualTo(Moves.PASS);
    boards.unmake(BoardId.B);
    boards.unmake();
    boards.unmake();
    assertThat(boards.length()).isZero();
    assertThat(text(boards)).isEqualTo(before);
  }

  @Test
  void theKeyDoesNotDependOnTheOrderOfTheBoards() {
    TwoBoards one = of(RuleSet.BUGHOUSE, QUEEN_HANGS);
    TwoBoards other = of(RuleSet.BUGHOUSE, QUEEN_HANGS);

    make(one, "Aa1a2 Be8e7 Be1e2 Ae8e7");
    make(other, "Be8e7 A-- Be1e2 Aa1a2 Ae8e7");

    assertThat(one.key()).isEqualTo(other.key());
    assertThat(text(one)).isEqualTo(text(other));
    assertThat(one.key()).isNotEqualTo(of(RuleSet.BUGHOUSE, QUEEN_HANGS).key());
  }

  @Test
  void oneBoardTakesBackWhileTheOtherHasMovedOn() {
    TwoBoards boards = of(RuleSet.BUGHOUSE, QUEEN_HANGS);
    TwoBoards expected = of(RuleSet.BUGHOUSE, QUEEN_HANGS);
    make(boards, "Aa1a2 Be8e7 Be1e2 Be7e6");
    make(expected, "Be8e7 Be1e2 Be7e6");

    boards.unmake(BoardId.A);

    assertThat(text(boards)).isEqualTo(text(expected));
    assertThat(boards.length()).isEqualTo(3);
    while (boards.length() > 0) {
      boards.unmake();
      expected.unmake();
      assertThat(text(boards)).isEqualTo(text(expected));
    }
  }

  @Test
  void whatTheOtherBoardTookSinceStaysInTheHand() {
    TwoBoards boards =
        of(RuleSet.BUGHOUSE, "4k3/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/q7/R3K3[] w Q - 0 1");
    make(boards, "Ae1e2 Ba1a2 Be8e7");

    boards.unmake(BoardId.A);

    assertThat(held(boards, BoardId.A, 1, Roles.QUEEN)).isEqualTo(1);
    boards.unmake(BoardId.B);
    boards.unmake(BoardId.B);
    assertThat(held(boards, BoardId.A, 1, Roles.QUEEN)).isZero();
  }

  @Test
  void aCaptureWhosePieceWasDroppedIsNotTakenBackAlone() {
    TwoBoards boards = of(RuleSet.BUGHOUSE, QUEEN_HANGS);
    make(boards, "Aa1a2 BQ@d5 Be1f2");
    String before = text(boards);

    assertThatIllegalStateException()
        .isThrownBy(() -> boards.unmake(BoardId.A))
        .withMessageContaining("dropped on board B");

    assertThat(text(boards)).isEqualTo(before);
    boards.unmake(BoardId.B);
    boards.unmake(BoardId.B);
    boards.unmake(BoardId.A);
    assertThat(text(boards)).isEqualTo(text(of(RuleSet.BUGHOUSE, QUEEN_HANGS)));
  }

  @Test
  void aSecondPieceOfTheKindMayBeDropped() {
    String bfen = QUEEN_HANGS.replace("4K3[] b", "4K3[q] b");
    TwoBoards boards = of(RuleSet.BUGHOUSE, bfen);
    TwoBoards expected = of(RuleSet.BUGHOUSE, bfen);
    make(boards, "Aa1a2 BQ@d5");
    make(expected, "BQ@d5");

    boards.unmake(BoardId.A);

    assertThat(text(boards)).isEqualTo(text(expected));
  }

  @Test
  void arrivalsAreToldApartFromMoves() {
    TwoBoards boards =
        of(
            RuleSet.BUGHOUSE,
            "4k3/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/p7/1p6/P7/8/8/8/4K3[] w - - 0 1");
    long onePawn = Reserves.plus(0, 1, Roles.PAWN);

    make(boards, "Ae1e2 Ba5b6 A--");
    assertThat(boards.arrivedSinceMove(BoardId.A)).isEqualTo(onePawn);
    assertThat(boards.arrivedAt(0)).isZero();
    assertThat(boards.arrivedAt(1)).isEqualTo(onePawn);

    make(boards, "Be8d8 Bb6a7");
    assertThat(boards.arrivedSinceMove(BoardId.A)).isEqualTo(2 * onePawn);
    assertThat(boards.arrivedSinceMove(BoardId.B)).isZero();

    make(boards, "AP@e6");
    assertThat(boards.arrivedSinceMove(BoardId.A)).isZero();
    assertThat(boards.board(BoardId.A).reservesBefore(1)).isEqualTo(2 * onePawn);
  }

  @Test
  void thereIsNothingToTakeBackAtTheStart() {
    TwoBoards boards = of(RuleSet.BUGHOUSE, QUEEN_HANGS);
    assertThatIllegalStateException().isThrownBy(boards::unmake);
    boards.pass(BoardId.A);
    assertThatIllegalStateException().isThrownBy(() -> boards.unmake(BoardId.B));
    assertThat(boards.length()).isEqualTo(1);
  }

  @Test
  void bothBoardsPlayByOneSheet() {
    Board bughouse = new Board(RuleSet.BUGHOUSE);
    Board chess = new Board(RuleSet.CHESS);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TwoBoards(bughouse, chess))
        .withMessageContaining("bughouse");
  }
}
