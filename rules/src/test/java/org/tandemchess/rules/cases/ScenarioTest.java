package org.tandemchess.rules.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.JointPerft;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.board.Perft;
import org.tandemchess.rules.board.TwoBoards;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Squares;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.BfenReading;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.notation.MoveTextException;
import org.tandemchess.rules.position.BoardSetup;
import org.tandemchess.rules.position.Fault;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.GameEnd.Reason;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

/** Runs the rows of the tables of rules; the first word of a check says what is asked. */
class ScenarioTest {

  static Stream<Scenario> rules() {
    return CaseTable.rows("rules.tsv").stream().map(Scenario::of);
  }

  static Stream<Scenario> hivemind() {
    return CaseTable.rows("hivemind.tsv").stream().map(Scenario::of);
  }

  static Stream<Scenario> validator() {
    return CaseTable.rows("validator.tsv").stream().map(Scenario::of);
  }

  @ParameterizedTest
  @MethodSource({"rules", "hivemind", "validator"})
  void row(Scenario row) {
    List<String> words = List.of(row.check().split(" ", 3));
    if (words.get(0).equals("setup")) {
      BfenReading reading = row.reading();
      List<String> kinds = reading.faults().stream().map(Fault::kind).map(Enum::name).toList();
      assertThat(kinds).isNotEmpty();
      if (!row.expected().equals("refused")) {
        assertThat(String.join(" ", kinds)).isEqualTo(row.expected());
      }
      return;
    }
    GameState state = row.play();
    Answer answer = new Answer(state, words);
    assertThat(answer.give())
        .as(row + " after " + Bfen.format(state.position()))
        .isEqualTo(expected(row, words));
  }

  /** Positions of other programs name an en passant square that nobody can use; ours do not. */
  private static String expected(Scenario row, List<String> words) {
    return switch (words.get(0)) {
      case "fen", "plainfen", "child" -> canonical(row.expected(), words.get(0).equals("plainfen"));
      case "bfen" -> Bfen.format(Bfen.parse(row.expected()).toPosition(row.rules()));
      default -> row.expected();
    };
  }

  private static String canonical(String fen, boolean plain) {
    BoardSetup board =
        Position.of(Bfen.parseBoard(fen).setup(), Sheets.named("bughouse")).toSetup().a();
    return plain ? Bfen.formatPlain(board) : Bfen.format(board);
  }

  /** The answer to one check, as text. */
  private record Answer(GameState state, List<String> words) {

    String give() {
      Position position = state.position();
      return switch (words.get(0)) {
        case "end" -> end(state.end());
        case "isdraw" -> yes(state.end().filter(GameEnd::isDraw).isPresent());
        case "mated" -> yes(isMated(Team.valueOf(words.get(1))));
        case "terminal" -> terminal();
        case "team" -> String.valueOf(teamMoves(Team.valueOf(words.get(1))));
        case "reserve" -> letters(Seat.valueOf(words.get(1)));
        case "held" ->
            String.valueOf(
                position.reserveCount(
                    Seat.valueOf(words.get(1)),
                    Role.fromLetter(words.get(2).charAt(0)).orElseThrow()));
        case "bfen" -> Bfen.format(position);
        case "jointperft" -> jointPerft(position, Integer.parseInt(words.get(1)));
        default -> ofBoard(BoardId.valueOf(words.get(1)));
      };
    }

    private String ofBoard(BoardId id) {
      Position position = state.position();
      Board board = position.boardCopy(id);
      return switch (words.get(0)) {
        case "status" -> position.status(id).name();
        case "incheck" -> yes(position.isCheck(id));
        case "turn" -> String.valueOf(position.turn(id).letter());
        case "count" -> String.valueOf(MoveGenerator.countLegal(board));
        case "moves" -> moves(id, false);
        case "drops" -> moves(id, true);
        case "legal" -> yes(isLegal(id, words.get(2)));
        case "occurrences" -> String.valueOf(state.occurrences(id));
        case "repeated" -> yes(state.occurrences(id) >= 3);
        case "ep" -> board.epSquare() == Squares.NONE ? "-" : Squares.name(board.epSquare());
        case "captured" -> captured(board);
        case "perft" -> perft(board, Integer.parseInt(words.get(2)));
        case "board" -> fields(Bfen.format(position, id), 3);
        case "fen" -> Bfen.format(position, id);
        case "plainfen" -> Bfen.formatPlain(position.toSetup().board(id));
        case "child" -> Bfen.format(Scenario.play(state, id + ":" + words.get(2)).position(), id);
        case "samekey" -> yes(sameKey(id));
        case "everyreply" -> reply(id, true);
        case "somereply" -> reply(id, false);
        default -> throw new IllegalArgumentException("no check " + words.get(0));
      };
    }

    private boolean sameKey(BoardId id) {
      Position other = Position.of(Bfen.parseBoard(words.get(2)).setup(), state.position().rules());
      return state.position().keyWithoutReserves(id) == other.keyWithoutReserves(id);
    }

    /**
     * Plays every reply on a board, then the given move; the common end of all, or the first end of
     * any.
     */
    private String reply(BoardId id, boolean every) {
      List<String> ends =
          state.position().legalMoves(id).stream()
              .map(move -> end(Scenario.play(state.play(id, move), words.get(2)).end()))
              .distinct()
              .toList();
      assertThat(ends).isNotEmpty();
      return every
          ? String.join(", ", ends)
          : ends.stream().filter(end -> !end.equals("none")).findFirst().orElse("none");
    }

    private boolean isLegal(BoardId id, String text) {
      try {
        return state.end().isEmpty()
            && state.position().isLegal(id, Scenario.move(text, state.position(), id));
      } catch (MoveTextException e) {
        return false;
      }
    }

    private String moves(BoardId id, boolean dropsOnly) {
      String moves =
          state.position().legalMoves(id).stream()
              .filter(move -> !dropsOnly || move instanceof Move.Drop)
              .map(MoveText::uci)
              .sorted()
              .collect(Collectors.joining(" "));
      return moves.isEmpty() ? "-" : moves;
    }

    private boolean isMated(Team team) {
      return state
          .end()
          .filter(
              end -> end.reason() == Reason.CHECKMATE && !end.winner().equals(Optional.of(team)))
          .isPresent();
    }

    private int teamMoves(Team team) {
      int count = 0;
      for (BoardId id : BoardId.values()) {
        boolean onTurn = state.position().seatToMove(id).team() == team;
        count += onTurn ? state.position().legalMoves(id).size() : 0;
      }
      return count;
    }

    private String letters(Seat seat) {
      StringBuilder letters = new StringBuilder();
      state
          .position()
          .reserve(seat)
          .forEach((role, count) -> letters.append(String.valueOf(role.letter()).repeat(count)));
      String sorted =
          letters.chars().sorted().mapToObj(Character::toString).collect(Collectors.joining());
      return sorted.isEmpty() ? "-" : sorted;
    }

    private String terminal() {
      Reason reason = state.end().map(GameEnd::reason).orElse(null);
      return switch (reason) {
        case null -> "none";
        case CHECKMATE -> "checkmate";
        case STALEMATE -> "stalemate";
        case FIFTY_MOVES -> "draw_fifty_move";
        case REPETITION -> "draw_threefold";
        case INSUFFICIENT_MATERIAL -> "draw_insufficient_material";
        case KING_CAPTURE, FLAG, RESIGNATION, AGREEMENT -> reason.name();
      };
    }

    private static String jointPerft(Position position, int depth) {
      TwoBoards boards =
          new TwoBoards(position.boardCopy(BoardId.A), position.boardCopy(BoardId.B));
      return String.valueOf(new JointPerft(depth).count(boards, depth));
    }

    private static String perft(Board board, int depth) {
      return String.valueOf(new Perft(depth).count(board, depth));
    }

    private static String captured(Board board) {
      int role = board.lastCapturedRole();
      return role == Roles.NONE
          ? "-"
          : String.valueOf(Character.toLowerCase(Role.of(role).letter()));
    }

    private static String end(Optional<GameEnd> end) {
      return end.map(
              how ->
                  how.reason()
                      + " "
                      + how.loser()
                          .map(seat -> seat + " " + how.winner().orElseThrow())
                          .orElse("draw"))
          .orElse("none");
    }

    private static String fields(String text, int count) {
      return Stream.of(text.split(" ", -1)).limit(count).collect(Collectors.joining(" "));
    }

    private static String yes(boolean fact) {
      return fact ? "yes" : "no";
    }
  }
}
