package org.tandemchess.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.tandemchess.rules.position.SetupFault.*;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Piece;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Squares;
import org.tandemchess.rules.position.Fault;
import org.tandemchess.rules.position.InvalidSetupException;
import org.tandemchess.rules.position.Position;
import org.tandemchess.rules.position.Setup;
import org.tandemchess.rules.position.SetupFault;

/** The BFEN specification line by line. */
class BfenTest {
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";
  private static final String KINGS = "4k3/8/8/8/8/8/8/4K3";

  private static String canonical(String board) {
    BoardReading reading = Bfen.parseBoard(board);
    assertThat(reading.faults()).isEmpty();
    return Bfen.format(Position.of(reading.setup(), RuleSet.BUGHOUSE), BoardId.A);
  }

  private static List<SetupFault> kinds(List<Fault> faults) {
    return faults.stream().map(Fault::kind).toList();
  }

  @Test
  void startPositionOfBothBoards() {
    BfenReading reading = Bfen.parse(START + " | " + START);
    assertThat(reading.faults()).isEmpty();
    assertThat(reading.notes()).isEmpty();
    assertThat(reading.setup()).isEqualTo(Setup.START);
    assertThat(reading.toPosition(RuleSet.BUGHOUSE)).isEqualTo(Position.start(RuleSet.BUGHOUSE));
    assertThat(Bfen.format(Position.start(RuleSet.BUGHOUSE))).isEqualTo(START + " | " + START);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        START + "|" + START,
        START + "| " + START,
        "  " + START + "   |   " + START + "  ",
        "startpos | startpos",
        "startpos|STARTPOS",
        START + " | startpos",
        "startpos",
        "\"" + START + " | " + START + "\"",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR   w  KQkq -   0 1|startpos",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[-] w KQkq - | startpos",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/ w KQkq - 0 | startpos",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w HAha - 0 1 | startpos",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w qkQK - 0 1 | startpos",
      })
  void separatorsBlanksAndOtherSpellings(String line) {
    assertThat(Bfen.parse(line).faults()).isEmpty();
    assertThat(Bfen.parse(line).setup()).isEqualTo(Setup.START);
  }

  @ParameterizedTest
  @CsvSource({
    "[],                        []",
    "[-],                       []",
    "'',                        []",
    "/,                         []",
    "/-,                        []",
    "[ppNQb],                   [QNbpp]",
    "[pPnNqQbBrR],              [QRBNPqrbnp]",
    "/NNPp,                     [NNPp]",
    "[N3Pbp],                   [NPPPbp]",
    "[PPPPPPPPPPPPPPPP],        [PPPPPPPPPPPPPPPP]",
    "[0P2p],                    [pp]",
    "[31p],                     [ppppppppppppppppppppppppppppppp]",
  })
  void reserves(String read, String written) {
    assertThat(canonical(KINGS + read + " w - - 0 1")).isEqualTo(KINGS + written + " w - - 0 1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "3q1bkr/2p1pBp1/q1n3p1/1N2p3/1Pp5/P4Q~2/BBPp1PPP/R2K2NR[RPPn] b - - 0 28",
        "Q~3k3/8/8/8/8/8/8/n~3K3[] b - - 4 3",
        "4k3/8/8/8/8/8/8/RR2K2R[] w KB - 0 1",
        "4k3/8/8/8/8/8/8/1R2K1R1[] w KQ - 0 1",
        "rr2k1rr/8/8/8/8/8/8/RR2K1RR[] w GBgb - 0 1",
        "1rk3r1/8/8/8/8/8/8/1RK3R1[] b KQkq - 0 1",
        "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR[] b KQkq e3 0 3",
        "4k3/8/8/8/8/8/8/4K3[QRBNPqrbnp] b - - 99 250",
      })
  void canonicalTextComesBackUnchanged(String board) {
    assertThat(canonical(board)).isEqualTo(board);
    assertThat(Bfen.parseBoard(board).notes()).isEmpty();
    assertThat(Bfen.format(Bfen.parseBoard(board).setup())).isEqualTo(board);
  }

  @ParameterizedTest
  @CsvSource({
    "KINGS w - -,     0 1",
    "KINGS w - - 7,   7 1",
    "KINGS w - - 7 9, 7 9",
  })
  void fourFiveOrSixFields(String board, String counters) {
    assertThat(canonical(board.replace("KINGS", KINGS))).isEqualTo(KINGS + "[] w - - " + counters);
  }

  @ParameterizedTest
  @CsvSource({
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1,     -",
    "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1,    e3",
    "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq E3 0 1,    e3",
    "rnbqkbnr/ppp1pppp/8/8/3p4/8/PPPPPPPP/RNBQKBNR b KQkq e3 0 1,     -",
    "rnbqkbnr/ppp1pppp/8/8/3pP3/4N3/PPPP1PPP/RNBQKB1R b KQkq e3 0 1,  -",
    "rnbqkbnr/pppp1ppp/8/3Pp3/8/8/PPP1PPPP/RNBQKBNR w KQkq e6 0 2,    e6",
  })
  void epSquareOnlyWhereACaptureWaits(String board, String ep) {
    assertThat(canonical(board).split(" ", -1)[3]).isEqualTo(ep);
    assertThat(Bfen.parseBoard(board).notes()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/8/4K3[] w - z9 0 1,            EP_SQUARE,        '-'",
    "4k3/8/8/8/8/8/8/4K3[] w - e4 0 1,            EP_SQUARE,        '-'",
    "4k3/8/8/8/8/8/8/4K3[] w K - 0 1,             CASTLING_RIGHTS,  '-'",
    "4k3/8/8/8/8/8/4K3/7R[] w K - 0 1,            CASTLING_RIGHTS,  '-'",
    "4k3/8/8/8/8/8/8/4K2R~[] w K - 0 1,           CASTLING_RIGHTS,  '-'",
    "4k3/8/8/8/8/8/8/4K2R[] w Kx - 0 1,           CASTLING_RIGHTS,  'K'",
    "4k3/8/8/8/8/8/8/4K1RR[] w HG - 0 1,          CASTLING_RIGHTS,  'K'",
    "4k3/8/8/8/8/8/8/4K3[] w - - -3 1,            COUNTERS,         '-'",
    "4k3/8/8/8/8/8/8/4K3[] w - - 0 0,             COUNTERS,         '-'",
    "4k3/8/8/8/8/8/8/4K3[] w - - x 1,             COUNTERS,         '-'",
    "4k3/8/8/8/8/8/8/4K3[] w - - 99999999999 1,   COUNTERS,         '-'",
  })
  void repairsAreNoted(String board, SetupFault note, String castling) {
    BoardReading reading = Bfen.parseBoard(board, BoardId.B);
    assertThat(reading.faults()).isEmpty();
    assertThat(kinds(reading.notes())).containsExactly(note);
    assertThat(reading.notes().getFirst().message()).startsWith("board B, ");
    String[] fields = canonical(board).split(" ", -1);
    assertThat(fields[2]).isEqualTo(castling);
    assertThat(fields[3]).isEqualTo("-");
    assertThat(fields[4] + fields[5]).isEqualTo("01");
  }

  @ParameterizedTest
  @CsvSource({
    "8/8/8/8 w - - 0 1,                                RANK_COUNT KING_COUNT KING_COUNT",
    "4k3/8/8/8/8/8/8/8/8/4K3 w - - 0 1,                RANK_COUNT KING_COUNT",
    "4k3/7/8/8/8/8/8/4K3 w - - 0 1,                    RANK_LENGTH",
    "4k3/9/8/8/8/8/8/4K3 w - - 0 1,                    UNKNOWN_PIECE RANK_LENGTH",
    "4k3/ppppppppp/8/8/8/8/8/4K3 w - - 0 1,            RANK_LENGTH",
    "4k3/8/8/8/8/8/8/8 w - - 0 1,                      KING_COUNT",
    "4k3/8/8/8/8/8/8/3KK3 w - - 0 1,                   KING_COUNT",
    "4k2P/8/8/8/8/8/8/p3K3 w - - 0 1,                  PAWN_RANK PAWN_RANK",
    "4k3/P~7/8/8/8/8/8/4K3 w - - 0 1,                  PROMOTED_MARK",
    "4k~3/8/8/8/8/8/8/4K3 w - - 0 1,                   PROMOTED_MARK",
    "4k3/8~/8/8/8/8/8/4K3 w - - 0 1,                   PROMOTED_MARK",
    "4k3/~8/8/8/8/8/8/4K3 w - - 0 1,                   PROMOTED_MARK",
    "4k3/8/8/8/8/8/8/4K3[QK] w - - 0 1,                RESERVE_PIECE",
    "4k3/8/8/8/8/8/8/4K3[Qx] w - - 0 1,                RESERVE_PIECE",
    "4k3/8/8/8/8/8/8/4K3[3] w - - 0 1,                 RESERVE_PIECE",
    "4k3/8/8/8/8/8/8/4K3[32p] w - - 0 1,               RESERVE_SIZE",
    "4k3/8/8/8/8/8/8/4K3[Q w - - 0 1,                  RESERVE_UNCLOSED",
    "4k3/8/8/8/8/8/8/4K3[] x - - 0 1,                  SIDE_TO_MOVE",
    "4k3/8/8/8/8/8/8/4K3[] white - - 0 1,              SIDE_TO_MOVE",
    "4k3/4R3/8/8/8/8/8/4K3[] w - - 0 1,                OPPONENT_IN_CHECK",
    "4k3/8/8/8/8/8/8/4K3[],                            FIELD_COUNT",
    "4k3/8/8/8/8/8/8/4K3[] w - - 0 1 7,                FIELD_COUNT",
  })
  void faultsAreFatal(String board, String expected) {
    BoardReading reading = Bfen.parseBoard(board);
    String found = String.join(" ", kinds(reading.faults()).stream().map(Enum::name).toList());
    assertThat(found).isEqualTo(expected);
    assertThat(reading.isValid()).isFalse();
  }

  @Test
  void allFaultsOfBothBoardsAreFoundAtOnce() {
    BfenReading reading =
        Bfen.parse("4k2P/8/8/8/8/8/8/4K3[QK] x - - 0 1 | 4k3/8/7/8/8/8/8/4K3[n b - - 0 1");
    assertThat(reading.faults())
        .extracting(fault -> fault.board().orElseThrow() + " " + fault.kind() + " " + fault.text())
        .containsExactlyInAnyOrder(
            "A RESERVE_PIECE K", "A SIDE_TO_MOVE x", "B RANK_LENGTH 7", "B RESERVE_UNCLOSED [n");
    assertThatThrownBy(() -> reading.toPosition(RuleSet.BUGHOUSE))
        .isInstanceOf(InvalidSetupException.class)
        .hasMessageContaining("board A, side to move 'x': expected w or b")
        .hasMessageContaining("board B, reserves '[n': expected a closing bracket");
  }

  @ParameterizedTest
  @ValueSource(strings = {START, START + " | " + START + " | " + START, "x"})
  void twoBoardsAreNeeded(String line) {
    assertThat(kinds(Bfen.parse(line).faults())).contains(BOARD_COUNT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "|", "   ", " | ", "[", "~|~", "/////////|]", "\"", "\u0000|\uffff"})
  void nonsenseIsReportedAndNothingIsThrown(String line) {
    assertThat(Bfen.parse(line).isValid()).isFalse();
  }

  @Test
  void surplusOverBothBoardsIsANote() {
    BfenReading reading =
        Bfen.parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Qp] w KQkq - 0 1 | startpos");
    assertThat(reading.faults()).isEmpty();
    assertThat(reading.notes())
        .extracting(Fault::message)
        .containsExactly(
            "both boards '3 Q': expected at most 2 in two sets",
            "both boards '17 p': expected at most 16 in two sets");
    String promoted = "4k3/8/8/8/8/8/8/4K2Q~[QQ] b - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1";
    assertThat(Bfen.parse(promoted).notes()).isEmpty();
  }

  @Test
  void eachBoardHoldsItsOwnReserves() {
    Position position =
        Bfen.parse(KINGS + "[NNp] w - - 0 1 | " + KINGS + "[q] w - - 0 1")
            .toPosition(RuleSet.BUGHOUSE);
    assertThat(position.reserveCount(Seat.A_WHITE, Role.KNIGHT)).isEqualTo(2);
    assertThat(position.reserve(Seat.A_BLACK)).containsOnlyKeys(Role.PAWN);
    assertThat(position.reserve(Seat.B_WHITE)).isEmpty();
    assertThat(position.reserveCount(Seat.B_BLACK, Role.QUEEN)).isEqualTo(1);
  }

  @Test
  void thirtyOneOfEachKindSurvive() {
    String reserves =
        "["
            + "Q".repeat(31)
            + "R".repeat(31)
            + "B".repeat(31)
            + "N".repeat(31)
            + "P".repeat(31)
            + "q".repeat(31)
            + "r".repeat(31)
            + "b".repeat(31)
            + "n".repeat(31)
            + "p".repeat(31)
            + "]";
    assertThat(canonical(KINGS + reserves + " w - - 0 1"))
        .isEqualTo(KINGS + reserves + " w - - 0 1");
  }

  @Test
  void plainFenOfChessHasNoBracket() {
    Position chess = Position.start(RuleSet.CHESS);
    assertThat(Bfen.formatPlain(chess.toSetup().a()))
        .isEqualTo("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/8/1R2K2R w KQ - 0 1,       KQ,   K,  Q",
    "5k1r/8/8/8/8/8/8/R3K1R1 w KQk - 0 1,     KQk,  Q,  Kk",
    "4k3/8/8/8/8/8/8/1R2K2R w HB - 0 1,       KQ,   KQ, ''",
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1,        KQ,   KQ, ''",
    "4k3/8/8/8/8/8/8/R3KR~2 w KQ - 0 1,       Q,    Q,  K",
    "startpos,                                KQkq, KQkq, ''",
  })
  void rightsOfOtherGamesThanChess960AreThoseAtHome(
      String board, String xFen, String orthodox, String dropped) {
    assertThat(canonical(board).split(" ", -1)[2]).isEqualTo(xFen);
    BoardReading reading = Bfen.parseOrthodox(board);
    String written = Bfen.format(Position.of(reading.setup(), RuleSet.CRAZYHOUSE), BoardId.A);
    assertThat(written.split(" ", -1)[2]).isEqualTo(orthodox);
    assertThat(reading.isValid()).isTrue();
    assertThat(reading.notes().stream().map(Fault::text).collect(Collectors.joining()))
        .isEqualTo(dropped);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4k3/8/8/8/8/8/8/4K3 w - - moves e1e2",
        "startpos moves e2e4",
        "KINGS w - - moves"
      })
  void movesAreNoPartOfABoard(String board) {
    assertThat(Bfen.parseBoard(board.replace("KINGS", KINGS)).faults())
        .extracting(Fault::kind)
        .contains(SetupFault.FIELD_COUNT);
  }

  @Test
  void chessHasNoReserves() {
    BoardReading reading = Bfen.parseBoard(KINGS + "[Q] w - - 0 1");
    assertThat(reading.isValid()).isTrue();
    assertThatThrownBy(() -> Position.of(reading.setup(), RuleSet.CHESS))
        .isInstanceOfSatisfying(
            InvalidSetupException.class,
            e -> assertThat(kinds(e.faults())).containsExactly(RESERVE_WITHOUT_DROPS));
  }

  @Test
  void aFaultNeverThrowsAwayWhatCouldBeRead() {
    BoardReading reading = Bfen.parseBoard("4k3/8/8/8/8/8/8/4K2R[Qx] b K e3 5 9");
    assertThat(reading.setup().pieces()).containsEntry(Squares.parse("h1"), Piece.WHITE_ROOK);
    assertThat(reading.setup().reserveCount(Piece.WHITE_QUEEN)).isEqualTo(1);
    assertThat(reading.setup().fullmoves()).isEqualTo(9);
  }
}
