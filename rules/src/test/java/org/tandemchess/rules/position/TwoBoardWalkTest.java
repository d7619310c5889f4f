package org.tandemchess.rules.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.Legality;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Piece;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.RulePresets;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.RuleSet.Promotion;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.notation.San;

/**
 * Random games on both boards: after each ply key, reserves, mailbox and bitboards equal a rebuild
 * from text, and unmaking restores everything. A failure names the seed.
 */
class TwoBoardWalkTest {
  private static final int PLIES = 250;

  @ParameterizedTest
  @CsvSource({
    "bughouse, 1", "bughouse, 2", "bughouse, 3", "bughouse, 4", "bughouse, 5", "bughouse, 6",
    "bughouse, 7", "bughouse, 8", "crazyhouse, 9", "crazyhouse, 10", "chess, 11", "chess, 12",
    "discard, 13", "discard, 14",
  })
  void incrementalEqualsRebuiltAndUnmakeRestores(String sheet, long seed) {
    RuleSet rules =
        sheet.equals("discard")
            ? RuleSet.BUGHOUSE.toBuilder("discard").promotion(Promotion.DISCARD).build()
            : RulePresets.named(sheet).orElseThrow();
    SplittableRandom random = new SplittableRandom(seed);
    String where = sheet + ", seed " + seed;
    GameState state = GameState.start(rules);
    Deque<Image> images = new ArrayDeque<>();
    Board[] boards = {state.position().boardCopy(BoardId.A), state.position().boardCopy(BoardId.B)};
    List<BoardId> order = new ArrayList<>();
    for (int ply = 0; ply < PLIES && state.end().isEmpty(); ply++) {
      BoardId id =
          rules.captures() == RuleSet.Captures.PARTNER_RESERVE
              ? BoardId.of(random.nextInt(2))
              : BoardId.A;
      List<Move> moves = state.position().legalMoves(id);
      if (moves.isEmpty()) {
        continue;
      }
      Move move = moves.get(random.nextInt(moves.size()));
      images.push(Image.of(boards));
      checkText(state.position(), id, move, where);
      make(boards, id, move, rules);
      order.add(id);
      state = state.play(id, move);
      check(
          state.position(), boards, where + ", ply " + ply + ", " + id + ":" + MoveText.ubi(move));
    }
    assertThat(order).as(where).hasSizeGreaterThan(20);
    unmakeAll(boards, order, images, rules, where);
  }

  @Test
  void aCaptureHereAndADropThereAreTakenBackTogether() {
    Position start =
        Bfen.parse("4k3/8/8/8/8/8/p7/R3K3 w - - 0 1|4k3/8/8/8/8/8/8/4K3[p] b - - 0 1")
            .toPosition(RuleSet.BUGHOUSE);
    Board[] boards = {start.boardCopy(BoardId.A), start.boardCopy(BoardId.B)};
    Deque<Image> images = new ArrayDeque<>();
    List<BoardId> order = List.of(BoardId.A, BoardId.B);
    List<String> moves = List.of("a1a2", "P@a7");
    Position position = start;
    for (int i = 0; i < moves.size(); i++) {
      BoardId id = order.get(i);
      Move move = MoveText.parse(moves.get(i), position, id);
      images.push(Image.of(boards));
      make(boards, id, move, RuleSet.BUGHOUSE);
      position = position.play(id, move);
      check(position, boards, moves.get(i));
    }
    assertThat(position.reserveCount(Seat.B_BLACK, Role.PAWN)).isEqualTo(1);
    unmakeAll(boards, order, images, RuleSet.BUGHOUSE, "joint move");
    check(start, boards, "after unmaking");
  }

  private static void checkText(Position position, BoardId id, Move move, String where) {
    String san = San.format(position, id, move);
    assertThat(San.parse(san, position, id)).as(where + " " + san).isEqualTo(move);
    String ubi = MoveText.ubi(move);
    assertThat(MoveText.parse(ubi, position, id)).as(where + " " + ubi).isEqualTo(move);
    Board board = position.boardCopy(id);
    assertThat(MoveCodec.toMove(MoveCodec.toInt(move, board))).as(where).isEqualTo(move);
  }

  /** Makes the move in place, as a searcher of both boards does. */
  private static void make(Board[] boards, BoardId id, Move move, RuleSet rules) {
    Board board = boards[id.index()];
    int mover = board.sideToMove();
    int encoded = MoveCodec.toInt(move, board);
    assertThat(Legality.isPseudoLegal(board, encoded) && Legality.isLegal(board, encoded)).isTrue();
    board.makeMove(encoded);
    if (rules.captures() == RuleSet.Captures.PARTNER_RESERVE) {
      Board other = boards[id.other().index()];
      if (board.lastCapturedRole() < Roles.KING) {
        other.addToReserve(mover ^ 1, board.lastCapturedRole());
      }
      if (discards(encoded)) {
        other.addToReserve(mover, Roles.PAWN);
      }
    }
  }

  private static void unmakeAll(
      Board[] boards, List<BoardId> order, Deque<Image> images, RuleSet rules, String where) {
    for (int i = order.size() - 1; i >= 0; i--) {
      Board board = boards[order.get(i).index()];
      if (rules.captures() == RuleSet.Captures.PARTNER_RESERVE) {
        Board other = boards[order.get(i).other().index()];
        int mover = board.sideToMove() ^ 1;
        if (board.lastCapturedRole() < Roles.KING) {
          other.takeFromReserve(mover ^ 1, board.lastCapturedRole());
        }
        if (discards(board.lastMove())) {
          other.takeFromReserve(mover, Roles.PAWN);
        }
      }
      board.unmakeMove();
      assertThat(Image.of(boards)).as(where + ", unmaking ply " + i).isEqualTo(images.pop());
    }
  }

  private static boolean discards(int move) {
    return Moves.isPromotion(move) && Moves.promotion(move) == Roles.PAWN;
  }

  private static void check(Position position, Board[] boards, String where) {
    String text = Bfen.format(position);
    assertThat(Bfen.parse(text).faults()).as(where + " " + text).isEmpty();
    Position rebuilt = Position.of(Bfen.parse(text).setup(), position.rules());
    assertThat(rebuilt).as(where).isEqualTo(position);
    assertThat(Bfen.format(rebuilt)).as(where).isEqualTo(text);
    Board[] fresh = {rebuilt.boardCopy(BoardId.A), rebuilt.boardCopy(BoardId.B)};
    assertThat(Image.of(boards)).as(where + " " + text).isEqualTo(Image.of(fresh));
    for (BoardId id : BoardId.values()) {
      checkMailbox(boards[id.index()], where);
      MoveBuffer moves = new MoveBuffer();
      MoveGenerator.legal(boards[id.index()], moves);
      assertThat(moves.size()).as(where).isEqualTo(MoveGenerator.countLegal(boards[id.index()]));
    }
  }

  private static void checkMailbox(Board board, String where) {
    for (int square = 0; square < 64; square++) {
      for (Piece piece : Piece.values()) {
        boolean inSet =
            (board.pieces(piece.color().index(), piece.role().index()) >>> square & 1) != 0;
        assertThat(board.pieceOn(square) == piece.index())
            .as(where + ", square " + square)
            .isEqualTo(inSet);
      }
    }
  }

  /** All that two boards hold, as values. */
  private record Image(List<Object> values) {
    static Image of(Board[] boards) {
      List<Object> values = new ArrayList<>();
      for (Board board : boards) {
        for (Color color : Color.values()) {
          for (Role role : Role.values()) {
            values.add(board.pieces(color.index(), role.index()));
          }
        }
        for (int square = 0; square < 64; square++) {
          values.add(board.pieceOn(square));
        }
        values.add(board.occupied());
        values.add(board.reserves());
        values.add(board.promoted());
        values.add(board.castlingRights());
        values.add(board.epSquare());
        values.add(board.sideToMove());
        values.add(board.halfmoveClock());
        values.add(board.fullmoveNumber());
        values.add(board.key());
        values.add(board.keyWithoutReserves());
        values.add(board.checkers());
      }
      return new Image(values);
    }
  }
}
