package org.tandemchess.app.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tandemchess.app.Json;
import org.tandemchess.app.Outcome;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.search.book.BookException;
import org.tandemchess.search.book.OpeningBook;

class BookCommandTest {
  private static final String GAMES =
      """
      [Event "made up"]
      [WhiteA "a"][BlackA "b"][WhiteB "c"][BlackB "d"]
      [Result "*"]
      1A. e4 1B. e4 1a. e6 1b. f6 2A. d4 2B. d4 *
      """;

  @TempDir private Path folder = Path.of("");

  @Test
  void namesMovesThatLoseMoreThanTheMargin() throws IOException {
    String file = file("start: e2e4 5", "e2e4 e7e5: g1f3 3 d1h5 2 e1e2");

    Outcome outcome = Outcome.of("book", "check", file, "--nodes", "3000", "--margin", "100");

    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out()).hasSizeBetween(2, 3);
    assertThat(outcome.out())
        .anySatisfy(line -> assertThat(line).startsWith("e2e4 e7e5: e1e2 loses "));
    assertThat(outcome.out().getLast())
        .startsWith("2 positions, 4 moves: ")
        .contains(" lose more than 100 cp at 3000 nodes a move, the worst ");
  }

  @Test
  void writesObjectsForPrograms() throws IOException {
    String file = file("e2e4 e7e5: g1f3 3 e1e2");

    Outcome outcome =
        Outcome.of("book", "check", file, "--nodes", "2000", "--margin", "100", "--json");

    assertThat(outcome.out()).hasSize(2);
    assertThat(Json.read(outcome.out().getFirst()))
        .containsEntry("type", "move")
        .containsEntry("position", "e2e4 e7e5")
        .containsEntry("move", "e1e2");
    assertThat(Json.read(outcome.out().getLast()))
        .containsEntry("type", "book")
        .containsEntry("positions", "1")
        .containsEntry("moves", "2")
        .containsEntry("bad", "1");
  }

  @Test
  void aMoveWithinTheMarginIsNoFault() throws IOException {
    String file = file("e2e4 e7e5: g1f3 3 b1c3 2");

    Outcome outcome = Outcome.of("book", "check", file, "--nodes", "2000", "--margin", "1000");

    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).hasSize(1);
    assertThat(Outcome.of("book", "check", file, "--nodes", "2000", "--margin", "1000"))
        .isEqualTo(outcome);
  }

  @Test
  void saysInOneLineWhatIsWrongWithABook() throws IOException {
    String broken = file("# fine", "start: e2e4 5", "e2e4: e7e4 5", "nonsense");
    String fault =
        ": line 3: 'e7e4': expected a legal move: not legal for black on board A in 'e2e4'";

    for (List<String> arguments :
        List.of(List.of("book", "check", broken), List.of("book", "make", "--from", broken))) {
      Outcome outcome = Outcome.of(arguments.toArray(String[]::new));

      assertThat(outcome.code()).isEqualTo(2);
      assertThat(outcome.out()).isEmpty();
      assertThat(outcome.err())
          .containsExactly("tandem book " + arguments.get(1) + ": " + broken + fault);
    }
    assertThat(Outcome.of("book", "check", folder.resolve("no").toString()).err().getFirst())
        .contains("no such file");
  }

  @Test
  void makesABookOfTheoryGamesAndSearch() throws IOException, BookException {
    String theory = file("start: e2e4 3 f2f3 2", "e2e4 e7e6: d2d4 1");
    String games = Files.writeString(folder.resolve("games.bpgn"), GAMES).toString();
    Path made = folder.resolve("made.book");
    String[] arguments = {
      "book",
      "make",
      "--from",
      theory,
      "--games",
      games,
      "--positions",
      "8",
      "--plies",
      "4",
      "--nodes",
      "1000",
      "--margin",
      "60",
      "--out",
      made.toString()
    };

    Outcome outcome = Outcome.of(arguments);

    assertThat(outcome.code()).isZero();
    List<String> lines = Files.readAllLines(made);
    assertThat(OpeningBook.parse(lines, RuleSet.BUGHOUSE).positions()).hasSize(8);
    assertThat(lines)
        .anySatisfy(
            line ->
                assertThat(line)
                    .startsWith("start: e2e4 ")
                    .contains("; 2 games; not f2f3 -")
                    .doesNotContain("f2f3 1"))
        .anySatisfy(line -> assertThat(line).startsWith("e2e4 e7e6: ").contains("d2d4"))
        .anySatisfy(line -> assertThat(line).startsWith("e2e4: ").contains("not f7f6 -"));
    Outcome.of(arguments);
    assertThat(Files.readAllLines(made)).isEqualTo(lines);
  }

  @Test
  void beginsWithTheBuiltInBook() throws IOException, BookException {
    Path made = folder.resolve("made.book");
    int builtIn = OpeningBook.builtIn(RuleSet.BUGHOUSE).positions().size();

    Outcome outcome =
        Outcome.of("book", "make", "--positions", "1", "--nodes", "1", "--out", made.toString());

    assertThat(outcome.code()).isZero();
    assertThat(OpeningBook.read(made, RuleSet.BUGHOUSE).positions()).hasSize(builtIn);
  }

  private String file(String... lines) throws IOException {
    return Files.write(folder.resolve("my.book"), List.of(lines)).toString();
  }
}
