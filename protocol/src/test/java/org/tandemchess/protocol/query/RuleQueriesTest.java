package org.tandemchess.protocol.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import org.tandemchess.testkit.SetUps;

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

  @ParameterizedTest
  @ValueSource(strings = {"getfen", "legalmoves", "children", "status", "apply e1e2", "canmate w"})
  void refusesWhatItDoesNotReadAsAPosition(String query) {
    String board = "4k3/8/8/8/8/8/8/4K3[] w - - 0 1";
    String before = ask("getfen");
    for (String clause :
        List.of(
            "bfen " + board + " | startpos",
            "board A bfen " + board + " | startpos",
            board + " | startpos",
            board,
            "e7e5 fen " + board,
            "FEN " + board)) {
      assertThat(ask(query + " " + clause))
          .isEqualTo(
              Json.error(
                  "malformed_request",
                  "unexpected '"
                      + clause.split(" ", -1)[0]
                      + "': expected fen, startpos or nothing"));
    }
    assertThat(ask("getfen")).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4k3/8/8/8/8/8/8/4K3 w - - | 4k3/8/8/8/8/8/8/4K3 w - - moves e1e2",
        "4k3/8/8/8/8/8/8/4K3 w - - moves e1e2 | startpos",
        "startpos moves e2e4",
        "startpos | startpos moves e2e4"
      })
  void movesBehindTwoBoardsAreNotPassedOver(String boards) {
    assertThat(ask("apply board A e1e2 bfen " + boards)).contains("malformed_request");
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/8/4K3[-] w - - 0 1,      4k3/8/8/8/8/8/8/4K3[]",
    "4k3/8/8/8/8/8/8/4K3/ w - - 0 1,        4k3/8/8/8/8/8/8/4K3[]",
    "4k3/8/8/8/8/8/8/4K3/- w - - 0 1,       4k3/8/8/8/8/8/8/4K3[]",
    "4k3/8/8/8/8/8/8/4K3/PPnn w - - 0 1,    4k3/8/8/8/8/8/8/4K3[PPnn]",
    "4k3/8/8/8/8/8/8/4K3[2P2n] w - - 0 1,   4k3/8/8/8/8/8/8/4K3[PPnn]",
    "4k3/8/8/8/8/8/8/3QK~3/Q w - - 0 1,     refused",
    "4k3/8/8/8/8/8/8/4K3/K w - - 0 1,       refused",
    "4k3/8/8/8/8/8/8/4K3/P[P] w - - 0 1,    refused",
    "4k3/8/8/8/8/8/8/4K3[32P] w - - 0 1,    refused",
    "4k3/8/8/8/8/8/8/4K3[P2] w - - 0 1,     refused",
    "4k3/8/8/8/8/8/8/4K3[--] w - - 0 1,     refused",
    "4k3/8/8/8/8/8/8/4K3/P/P w - - 0 1,     refused",
  })
  void readsHandsAsOthersWriteThem(String fen, String written) {
    for (Variant variant : List.of(Variant.CRAZYHOUSE, Variant.BUGHOUSE)) {
      game.setVariant(variant);
      assertThat(ask("getfen fen " + fen))
          .startsWith(
              written.equals("refused")
                  ? "{\"ok\":false,\"error\":\"malformed_request\",\"reason\":\"invalid fen: "
                  : "{\"ok\":true,\"fen\":\"" + written + " w");
    }
    game.setVariant(Variant.CHESS);
    assertThat(ask("getfen fen " + fen)).as("chess has no hands").contains("invalid fen: ");
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1,          -,    Q,   Q",
    "4k3/8/8/8/8/8/8/5K1R w K - 0 1,           -,    K,   K",
    "1rk4r/8/8/8/8/8/8/R3K1R1 w KQkq - 0 1,    Q,    Kkq, KQkq",
    "r3k2r/8/8/8/8/8/8/1RK5 b Qkq - 0 1,       kq,   Q,   Qkq",
    "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1,           -,    KQ,  -",
    "4k3/8/8/8/8/8/8/1R2K2R w HB - 0 1,        KB,   '',  KQ",
    "4k3/8/8/8/8/8/8/RR2K3 w B - 0 1,          B,    '',  B",
    "4k3/8/8/8/8/8/8/4K1RR w GA - 0 1,         G,    A,   G",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1,     KQkq, '',  KQkq",
  })
  void rightsAwayFromHomeAreThoseOfChess960(
      String fen, String kept, String lost, String inChess960) {
    Tokens line = new Tokens("position fen " + fen);
    Placement placed = game.place(line);
    assertThat(placed).isEqualTo(new Placement.Done(lost));
    assertThat(placed.remark(line).orElse(""))
        .isEqualTo(
            lost.isEmpty() ? "" : "castling rights without king and rook at home dropped: " + lost);
    String side = " " + fen.split(" ", -1)[1] + " ";
    assertThat(ask("getfen")).contains(side + kept + " - 0 1");
    String again = ask("getfen fen " + fenOf(ask("getfen")));
    assertThat(again).isEqualTo(ask("getfen"));
    game.setChess960(true);
    assertThat(ask("getfen fen " + fen)).contains(side + inChess960 + " - 0 1");
  }

  @ParameterizedTest
  @EnumSource
  void everyMoveHasATextOfItsOwn(Variant variant) {
    int castlings = 0;
    for (int seed = 1; seed <= 20; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      String as = variant + ", seed " + seed;
      game.setVariant(variant);
      game.setChess960(true);
      Tokens line = new Tokens("position fen " + SetUps.chess960Like(random));
      assertThat(game.place(line)).as(as).isInstanceOf(Placement.Done.class);
      for (int ply = 0; ply < 30; ply++) {
        Position position = game.position();
        List<Move> legal = position.legalMoves(BoardId.A);
        if (legal.isEmpty()) {
          break;
        }
        for (boolean chess960 : new boolean[] {true, false}) {
          game.setChess960(chess960);
          List<String> texts = moves(ask("legalmoves"));
          assertThat(texts).as(as).doesNotHaveDuplicates().hasSameSizeAs(legal);
          List<Move> read = texts.stream().map(game::legalMove).map(Optional::orElseThrow).toList();
          assertThat(read).as("%s: %s", as, texts).containsExactlyInAnyOrderElementsOf(legal);
          String here = " fen " + fenOf(ask("getfen"));
          for (String text : texts) {
            assertThat(ask("apply " + text + here)).as(as + here).startsWith("{\"ok\":true");
          }
        }
        castlings += (int) legal.stream().filter(Move.Castle.class::isInstance).count();
        ask("apply " + MoveText.uci(legal.get(random.nextInt(legal.size()))));
      }
    }
    assertThat(castlings).isGreaterThan(20);
  }

  private static List<String> moves(String reply) {
    String list = reply.substring(reply.indexOf('[') + 1, reply.length() - 2).replace("\"", "");
    return List.of(list.split(",", -1));
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
