package org.tandemchess.protocol.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.protocol.text.Tokens;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

class RuleQueriesTest {
  private final RuleQueries game = new RuleQueries();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K2 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K4 w - - 0 1",
        "4k3/8/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4KX2 w - - 0 1",
        "4k2P/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w ? - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - e9 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - x 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 -1",
        "~4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3[ w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3[K] w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3[x] w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3[P]P w - - 0 1",
        "4k3/8/P~7/8/8/8/8/4K3[] w - - 0 1",
      })
  void refusesWhatIsNoFen(String fen) {
    game.setVariant(Variant.CRAZYHOUSE);
    assertThat(ask("getfen fen " + fen))
        .isEqualTo(Json.error("malformed_request", "invalid fen: " + fen));
  }

  @ParameterizedTest
  @CsvSource({
    "r3k2r/8/8/8/8/8/8/R3K2R[] w KQkq - 0 1, r3k2r/8/8/8/8/8/8/R3K2R[] w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/4K2R w KQkq - 3 9, r3k2r/8/8/8/8/8/8/4K2R[] w Kkq - 3 9",
    "4k3/8/8/8/8/8/8/4K3[pPnNqQ] b - -, 4k3/8/8/8/8/8/8/4K3[QNPqnp] b - - 0 1",
    "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1, 4k3/8/8/8/4P3/8/8/4K3[] b - e3 0 1",
    "4k3/8/8/8/8/8/8/4K3 b - e3 0 1, 4k3/8/8/8/8/8/8/4K3[] b - - 0 1",
    "3Q~k3/8/8/8/8/8/8/4K3 b - - 0 1, 3Q~k3/8/8/8/8/8/8/4K3[] b - - 0 1",
    "rr2k3/8/8/8/8/8/8/RR2K3 w AaBb - 0 1, rr2k3/8/8/8/8/8/8/RR2K3[] w QBqb - 0 1",
  })
  void writesWhatItHasRead(String fen, String written) {
    game.setVariant(Variant.BUGHOUSE);
    assertThat(ask("getfen fen " + fen)).startsWith("{\"ok\":true,\"fen\":\"" + written + "\",");
  }

  @ParameterizedTest
  @EnumSource
  void agreesWithTheRulesOnRandomGames(Variant variant) {
    for (int seed = 0; seed < 12; seed++) {
      game.setVariant(variant);
      SplittableRandom random = new SplittableRandom(seed);
      Position position = game.position();
      List<String> moves = new ArrayList<>();
      while (moves.size() < 60 && !position.legalMoves(BoardId.A).isEmpty()) {
        List<Move> legal = position.legalMoves(BoardId.A);
        Move move = legal.get(random.nextInt(legal.size()));
        String text = MoveText.uci(move);
        String told = ask("legalmoves");
        String[] words = told.substring(told.indexOf('[') + 1, told.length() - 2).split(",", -1);
        assertThat(words)
            .as("seed %d after %s", seed, moves)
            .containsExactlyInAnyOrderElementsOf(
                legal.stream().map(each -> '"' + MoveText.uci(each) + '"').toList());
        position = position.play(BoardId.A, move);
        moves.add(text);
        assertThat(ask("apply " + text)).startsWith("{\"ok\":true,\"legal\":true,");
        assertThat(game.position().key(BoardId.A))
            .as("seed %d after %s", seed, moves)
            .isEqualTo(position.key(BoardId.A));
        String again = ask("getfen startpos moves " + String.join(" ", moves));
        assertThat(ask("getfen")).isEqualTo(again);
        assertThat(ask("getfen fen " + fenOf(again))).isEqualTo(again);
      }
    }
  }

  private static String fenOf(String reply) {
    String key = "\"fen\":\"";
    int start = reply.indexOf(key) + key.length();
    return reply.substring(start, reply.indexOf('"', start));
  }

  @ParameterizedTest
  @CsvSource({"CHESS, 2", "CRAZYHOUSE, 1"})
  void countsAPromotedPieceAsAnotherOneWherePiecesAreDropped(Variant variant, int repetitions) {
    game.setVariant(variant);
    String round = " b7b6 g2g1 b6b7 e1e2 b7b6 g1e1 b6b7 e2g2";
    String moves = "e2e1r" + round + round + " b7b6 g2g1 b6b7";
    assertThat(ask("status fen 7k/1K6/8/8/8/8/4p1r1/8 b - - 0 1 moves " + moves))
        .contains("\"repetitions\":" + repetitions + "}");
  }

  @Test
  void playsOnTwoBoards() {
    for (String move : List.of("A e2e4", "B d2d4", "A d7d5")) {
      assertThat(ask("apply board " + move)).contains("\"capturedDropType\":null,\"end\":null}");
    }
    assertThat(ask("apply board A e4d5"))
        .contains("[p] b KQkq - 0 1\"")
        .contains("\"capturedDropType\":\"p\"");
    assertThat(ask("apply board B p@e4")).startsWith("{\"ok\":true");
    assertThat(ask("apply board B p@e5")).startsWith("{\"ok\":false,\"error\":\"illegal_move\"");
    assertThat(ask("apply board C e2e4")).contains("board must be A or B");
    assertThat(ask("apply board A")).contains("apply needs a move");
    assertThat(ask("apply board A xyz")).contains("unparseable move 'xyz'");
    game.start();
    assertThat(ask("apply board A e2e4")).contains("/4P3/");
  }

  @Test
  void namesTheEndOfAMatch() {
    String mating = "6k1/5ppp/8/8/8/8/8/4R2K[] w - - 0 1";
    String other = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";
    String blockable = ask("apply board A e1e8 bfen " + mating + " | " + other);
    assertThat(blockable).endsWith("\"end\":null}");
    String smothered = "6rk/6pp/8/6N1/8/8/8/7K[] w - - 0 1";
    assertThat(ask("apply board A g5f7 bfen " + smothered + " | " + other))
        .endsWith(
            "\"end\":{\"reason\":\"checkmate\",\"loser\":\"a_black\",\"winner\":\"white_a\"}}");
    assertThat(ask("apply board A g5f7 bfen nonsense"))
        .startsWith("{\"ok\":false,\"error\":\"malformed_request\",\"reason\":\"invalid bfen: ");
    assertThat(ask("apply board A e2e4")).contains(" | " + other);
  }

  @Test
  void checksAGame() {
    assertThat(ask("bpgn 1A. e4 1a. e5 *")).contains("\"valid\":true,\"plies\":2,");
    assertThat(ask("bpgn 1A. e4 1a. e4"))
        .contains("\"valid\":false,\"plies\":1,")
        .contains("\"kind\":\"move\",\"isError\":true,\"ply\":2,");
    assertThat(ask("bpgn")).startsWith("{\"ok\":false,\"error\":\"malformed_request\"");
  }

  @Test
  void quotesWhatItRepeats() {
    assertThat(ask("apply a\"b\\c startpos"))
        .endsWith("\"reason\":\"unparseable move 'a\\\"b\\\\c'\"}");
  }

  @Test
  void castlesOntoTheRookInChess960Only() {
    String castle = "apply e1h1 fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assertThat(ask(castle)).contains("illegal_move");
    game.setChess960(true);
    assertThat(ask(castle)).startsWith("{\"ok\":true");
    assertThat(ask("legalmoves fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")).contains("\"e1h1\"");
  }

  private String ask(String line) {
    String answer = game.answer(new Tokens(line));
    assertThat(answer).as(line).isNotNull();
    return String.valueOf(answer);
  }
}
