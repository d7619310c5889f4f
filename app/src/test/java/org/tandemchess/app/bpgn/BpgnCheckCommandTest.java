package org.tandemchess.app.bpgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tandemchess.app.Json;
import org.tandemchess.app.Outcome;
import org.tandemchess.testkit.SharedData;

class BpgnCheckCommandTest {
  private static final String TAGS =
      """
      [Event "Casual game"]
      [WhiteA "P1"][BlackA "P2"][WhiteB "P3"][BlackB "P4"]
      """;
  private static final String GOOD = TAGS + "1A. e4{180} 1B. d4{180} 1a. e5{179} 1b. d5{179} *\n\n";
  private static final String BAD = TAGS + "1A. e4{180} 1B. d4{180} 1b. Nd5{179} 1a. e5{179} *\n\n";

  @TempDir private Path folder = Path.of("");

  @Test
  void countsGamesAndPlies() throws IOException {
    Outcome outcome = check(file("a.bpgn", GOOD + GOOD), file("b.bpgn", GOOD), file("c.bpgn", ""));

    assertThat(outcome).isEqualTo(new Outcome(0, List.of("3 games, 0 bad, 12 plies"), List.of()));
  }

  @Test
  void namesWhatIsWrong() throws IOException {
    String file = file("bad.bpgn", GOOD + BAD + GOOD);

    Outcome outcome = check(file);

    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out()).hasSize(2).endsWith("3 games, 1 bad, 10 plies");
    assertThat(outcome.out().getFirst())
        .startsWith(file + ": game 2, board B, ply 3, line 7, '1b. Nd5': ");
  }

  @Test
  void writesObjectsForPrograms() throws IOException {
    Outcome outcome = check("--json", file("bad.bpgn", BAD));

    assertThat(outcome.code()).isEqualTo(1);
    assertThat(Json.read(outcome.out().getFirst()))
        .containsEntry("type", "error")
        .containsEntry("game", "1")
        .containsEntry("board", "B")
        .containsEntry("ply", "3")
        .containsEntry("kind", "MOVE")
        .containsEntry("token", "1b. Nd5")
        .containsKeys("file", "line", "why");
    assertThat(outcome.out().getLast())
        .isEqualTo("{\"type\":\"summary\",\"games\":1,\"bad\":1,\"plies\":2}");
  }

  @Test
  void keepsWarningsForThoseWhoAsk() throws IOException {
    String file = file("odd.bpgn", GOOD.replace("1A. e4", "+/= 1A. e4"));

    assertThat(check(file).out()).containsExactly("1 games, 0 bad, 4 plies");
    assertThat(check("--warnings", file).out())
        .hasSize(2)
        .first()
        .asString()
        .startsWith(file + ": game 1, line 3, '+/=': ");
  }

  @Test
  void refusesATextWithoutGames() throws IOException {
    String file = file("readme", "This is a text.\nIt has two lines.\n");

    Outcome outcome = check(file);

    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out()).hasSize(2).endsWith("1 games, 1 bad, 0 plies");
    assertThat(outcome.out().getFirst()).startsWith(file + ": game 1, line 1, 'This': ");
  }

  @Test
  void refusesAGameOfAnotherNotation() throws IOException {
    String file = file("plain.pgn", "[Event \"plain\"]\n1. e4 e5 2. Nf3 Nc6 1-0\n");

    Outcome outcome = check(file);

    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out()).hasSize(2).endsWith("1 games, 1 bad, 0 plies");
    assertThat(outcome.out().getFirst())
        .startsWith(file + ": game 1, line 2, '1.': no move read; expected ");
  }

  @Test
  void namesATextWithoutAGame() throws IOException {
    String file = file("result", "*\n");

    assertThat(check(file).out())
        .containsExactly(file + ": game 1, line 1, '': no move read", "1 games, 1 bad, 0 plies");
  }

  @Test
  void namesOddClocksWithTheirPly() throws IOException {
    String file =
        file("clocks.bpgn", "[TimeControl \"120+0\"]\n1A. e4{20}\n1B. e4{119} 1b. e5{118.5} *");

    assertThat(check(file).out()).containsExactly("1 games, 0 bad, 3 plies");
    assertThat(check("--warnings", file).out().getFirst())
        .isEqualTo(
            file
                + ": game 1, board B, ply 2, line 3, '119.000 s': by its clocks 1.000 s have gone on"
                + " board B, but 100.000 s on board A at ply 1");
  }

  @Test
  void judgesByTheRulesThatAreAskedFor() throws IOException {
    String fen = "[FEN \"4k3/8/8/8/8/8/8/4K3[P] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1\"]";
    String file = file("pawn.bpgn", fen + " 1A. P@a7 *");
    String named = file("named.bpgn", "[Rules \"bughouse\"]" + fen + " 1A. P@a7 *");

    assertThat(check(file).code()).isZero();
    assertThat(check("--rules", "modern", file).code()).isEqualTo(1);
    assertThat(check("--rules", "modern", named).code()).isZero();
  }

  @Test
  void sumsUpNothingWhereNoFileCanBeRead() {
    Outcome outcome = check("nowhere.bpgn");

    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).hasSize(1);
  }

  @Test
  void checksTheOthersWhereAFileCannotBeRead() throws IOException {
    Outcome outcome = check("nowhere.bpgn", file("good.bpgn", GOOD), folder.toString());

    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.out()).containsExactly("1 games, 0 bad, 4 plies");
    assertThat(outcome.err())
        .containsExactly(
            "tandem bpgn check: FILE 'nowhere.bpgn': expected a readable file (no such file)",
            "tandem bpgn check: FILE '" + folder + "': expected a readable file (a folder)");
  }

  @Test
  void passesRealGames() {
    Outcome outcome =
        check(
            SharedData.require("data/games/chesscom.bpgn").toString(),
            SharedData.require("data/games/fics.bpgn").toString());

    assertThat(outcome.out()).singleElement().asString().startsWith("40 games, 0 bad, ");
    assertThat(outcome.code()).isZero();
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private static Outcome check(String... args) {
    String[] all = new String[args.length + 2];
    all[0] = "bpgn";
    all[1] = "check";
    System.arraycopy(args, 0, all, 2, args.length);
    return Outcome.of(all);
  }
}
