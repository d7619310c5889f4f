package org.tandemchess.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tandemchess.engine.option.Read;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

class OwnBookTest {
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
  private static final String QUIET = START + "[] w KQkq - 0 1";

  @TempDir private Path folder = Path.of("");

  private final OwnBook book = new OwnBook();

  @Test
  void playsOnBothBoards() {
    Position position = position(QUIET, QUIET);

    assertThat(find(position, BoardId.A)).isPresent();
    assertThat(find(position, BoardId.B)).isPresent();
  }

  @Test
  void isSilentWithAPieceInEitherHandOfTheBoard() {
    for (String hand : List.of("q", "P")) {
      Position position = position(START + "[" + hand + "] w KQkq - 0 1", QUIET);

      assertThat(find(position, BoardId.A)).as(hand).isEmpty();
      assertThat(find(position, BoardId.B)).as(hand).isPresent();
    }
  }

  @Test
  void isSilentWhileTheOtherBoardIsInCheck() {
    String check = "rnbqkbnr/ppp1pppp/3p4/1B6/4P3/8/PPPP1PPP/RNBQK1NR[] b KQkq - 1 2";

    assertThat(find(position(QUIET, check), BoardId.A)).isEmpty();
    assertThat(find(position(check, QUIET), BoardId.B)).isEmpty();
    assertThat(find(position(QUIET, check.replace("1B6", "8")), BoardId.A)).isPresent();
  }

  @Test
  void knowsAnotherBuiltInBookForOtherGames() {
    Position chess = Position.start(RuleSet.CHESS);
    Position bughouse = Position.start(RuleSet.BUGHOUSE);

    assertThat(find(chess, BoardId.A)).isPresent();
    assertThat(find(bughouse, BoardId.A)).isPresent();
    assertThat(find(chess, BoardId.A)).isPresent();
  }

  @Test
  void playsOnlyWhatIsLegalUnderTheRulesOfTheGame() throws IOException {
    String held = START + "[N] w KQkq - 0 1";
    book.configure(changed("BookFile", file(held + ": n@f5", QUIET + ": h2h4")));

    assertThat(find(position(held, QUIET), BoardId.A)).isPresent();
    assertThat(book.find(position(held, QUIET), BoardId.A, List.of())).isEmpty();
    assertThat(find(Position.start(RuleSet.CHESS), BoardId.A).map(MoveText::ubi)).hasValue("h2h4");
  }

  @Test
  void playsFromTheFileAndFromTheBuiltInBookAgain() throws IOException {
    Position position = position(QUIET, QUIET);
    book.configure(changed("BookFile", file("start: h2h4")));
    assertThat(find(position, BoardId.A).map(MoveText::ubi)).hasValue("h2h4");

    book.configure(EngineOptions.DEFAULT);
    assertThat(find(position, BoardId.A).map(MoveText::ubi)).isPresent().isNotEqualTo("h2h4");
  }

  @Test
  void aSeedDecidesTheMoves() {
    Position position = position(QUIET, QUIET);
    OwnBook same = new OwnBook();
    OwnBook other = new OwnBook();
    book.configure(changed("BookSeed", "5"));
    same.configure(changed("BookSeed", "5"));
    other.configure(changed("BookSeed", "6"));

    List<Optional<Move>> moves = moves(book, position);

    assertThat(moves(same, position)).isEqualTo(moves);
    assertThat(moves(other, position)).isNotEqualTo(moves);
  }

  private static List<Optional<Move>> moves(OwnBook asked, Position position) {
    return IntStream.range(0, 60)
        .mapToObj(i -> asked.find(position, BoardId.A, position.legalMoves(BoardId.A)))
        .toList();
  }

  private Optional<Move> find(Position position, BoardId board) {
    return book.find(position, board, position.legalMoves(board));
  }

  private static Position position(String boardA, String boardB) {
    return Position.of(Bfen.parse(boardA + " | " + boardB).setup(), RuleSet.BUGHOUSE);
  }

  private String file(String... lines) throws IOException {
    return Files.write(folder.resolve("mine.book"), List.of(lines)).toString();
  }

  private static EngineOptions changed(String name, String value) {
    Read<EngineOptions> change = EngineOptions.DEFAULT.change(name, value);
    assertThat(change).isInstanceOf(Read.Ok.class);
    return ((Read.Ok<EngineOptions>) change).value();
  }
}
