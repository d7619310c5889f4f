package org.tandemchess.protocol.ubi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;

class UbiParserTest {
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";

  @ParameterizedTest
  @CsvSource({
    "ubi, UBI",
    "UBI, UBI",
    "ubi now, UBI",
    "isready, IS_READY",
    "ubinewgame, NEW_GAME",
    "quit, QUIT",
    "'', NOTHING",
    "'  \t ', NOTHING",
  })
  void readsWords(String line, UbiCommand.Word word) {
    assertThat(UbiParser.parse(line)).isEqualTo(word);
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "NULL",
      value = {
        "setoption name Hash value 64, Hash, 64",
        "setoption   NAME  move   overhead  VALUE  10 , move overhead, 10",
        "setoption name Book File value /a  b/c, Book File, /a  b/c",
        "setoption name TeamMessageMode, TeamMessageMode, NULL",
        "setoption name Book value, Book, ''",
        "setoption name value value value value, value, value value",
      })
  void readsOptions(String line, String name, String value) {
    assertThat(UbiParser.parse(line)).isEqualTo(new UbiCommand.SetOption(name, value));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "position startpos | startpos clock 180000 1 -5 0",
        "position startpos|startpos clock 180000 1 -5 0",
        "position   startpos  |  startpos   CLOCK 180000 +1 -5 0 tail",
        "position bfen startpos | fen startpos clock 180000 1 -5 0",
        "position \"startpos | startpos\" clock 180000 1 -5 0",
      })
  void readsBothBoards(String line) {
    Map<Seat, Long> clocks =
        Map.of(Seat.A_WHITE, 180_000L, Seat.A_BLACK, 1L, Seat.B_WHITE, -5L, Seat.B_BLACK, 0L);

    assertThat(UbiParser.parse(line))
        .isEqualTo(new UbiCommand.BothBoards("startpos", "startpos", clocks));
  }

  @Test
  void readsBothBoardsWithoutClocks() {
    assertThat(UbiParser.parse("position " + START + " | startpos"))
        .isEqualTo(new UbiCommand.BothBoards(START, "startpos", Map.of()));
  }

  @Test
  void countsAbsurdClocksAsOneMillisecond() {
    String absurd = "99999999999999999999999";

    assertThat(UbiParser.parse("clock white_A " + absurd))
        .isEqualTo(new UbiCommand.ClockUpdate(Map.of(Seat.A_WHITE, 1L)));
  }

  @Test
  void readsOneBoard() {
    assertThat(UbiParser.parse("position board A startpos"))
        .isEqualTo(new UbiCommand.OneBoard(BoardId.A, "startpos", List.of()));
    assertThat(UbiParser.parse("position board b bfen  " + START + "  moves e2e4 E7E5 "))
        .isEqualTo(new UbiCommand.OneBoard(BoardId.B, START, List.of("e2e4", "E7E5")));
    assertThat(UbiParser.parse("position board A startpos moves"))
        .isEqualTo(new UbiCommand.OneBoard(BoardId.A, "startpos", List.of()));
  }

  @Test
  void readsClocks() {
    assertThat(UbiParser.parse("clock white_A 180000 Black_b -3"))
        .isEqualTo(new UbiCommand.ClockUpdate(Map.of(Seat.A_WHITE, 180_000L, Seat.B_BLACK, -3L)));
  }

  @Test
  void readsGoInAnyOrderAndPassesOverWhatIsMissing() {
    UbiCommand.Go bare = (UbiCommand.Go) UbiParser.parse("go board A");
    assertThat(bare.limits().moveMillis()).isEmpty();
    assertThat(bare.limits().isEndless()).isFalse();

    UbiCommand.Go go =
        (UbiCommand.Go)
            UbiParser.parse(
                "go board B binc 7 wtime btime 50000 depth 9 nodes x infinite mate 2 winc 0");
    assertThat(go.board()).isEqualTo(BoardId.B);
    assertThat(go.blackIncrement()).isEqualTo(OptionalLong.of(7));
    assertThat(go.whiteTime()).isEmpty();
    assertThat(go.blackTime()).isEqualTo(OptionalLong.of(50_000));
    assertThat(go.limits().depth()).isEqualTo(OptionalInt.of(9));
    assertThat(go.limits().nodes()).isEmpty();
    assertThat(go.limits().isEndless()).isTrue();
    assertThat(go.limits().mate()).isEqualTo(OptionalInt.of(2));
    assertThat(go.whiteIncrement()).isEqualTo(OptionalLong.of(0));
  }

  @Test
  void readsHugeAndNegativeNumbers() {
    UbiCommand.Go go =
        (UbiCommand.Go)
            UbiParser.parse(
                "go board A depth 99999999999 nodes 99999999999999999999 movetime -1"
                    + " wtime -170671 btime 4294967295");
    assertThat(go.limits().depth()).isEqualTo(OptionalInt.of(Integer.MAX_VALUE));
    assertThat(go.limits().nodes()).isEqualTo(OptionalLong.of(Long.MAX_VALUE));
    assertThat(go.limits().moveMillis()).isEqualTo(OptionalLong.of(-1));
    assertThat(go.whiteTime()).isEqualTo(OptionalLong.of(-170_671));
    assertThat(go.blackTime()).isEqualTo(OptionalLong.of(4_294_967_295L));
  }

  @Test
  void readsSearchMovesUpToTheNextKeyword() {
    UbiCommand.Go go =
        (UbiCommand.Go) UbiParser.parse("go board A searchmoves e2e4 N@f3 0000 depth 3");
    assertThat(go.searchMoves()).containsExactly("e2e4", "N@f3", "0000");
    assertThat(go.limits().depth()).isEqualTo(OptionalInt.of(3));
  }

  @Test
  void readsStop() {
    assertThat(UbiParser.parse("stop")).isEqualTo(new UbiCommand.Stop(Optional.empty()));
    assertThat(UbiParser.parse("stop board B"))
        .isEqualTo(new UbiCommand.Stop(Optional.of(BoardId.B)));
  }

  @Test
  void readsMessagesAndNotes() {
    assertThat(UbiParser.parse("partnermsg need  n"))
        .isEqualTo(new UbiCommand.PartnerMessage("need n"));
    assertThat(UbiParser.parse("metadata match_id  bench 1 "))
        .isEqualTo(new UbiCommand.Metadata("match_id", "bench 1"));
    assertThat(UbiParser.parse("metadata empty")).isEqualTo(new UbiCommand.Metadata("empty", ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hello",
        "xboard",
        "go",
        "go board",
        "go board C",
        "go A",
        "go board AB",
        "stop A",
        "stop board",
        "position",
        "position board",
        "position board A",
        "position board C startpos",
        "position board A moves e2e4",
        "position startpos",
        "position | startpos",
        "position startpos |",
        "position startpos | startpos | startpos clock 1 2 3 4",
        "position startpos clock 1 2 3 4 | startpos",
        "position startpos | startpos clock",
        "position startpos | startpos clock 1 2 3",
        "position startpos | startpos clock 1 2 3 x",
        "position startpos | startpos clock 1 2 3 4.5",
        "clock",
        "clock white_A",
        "clock white_C 1",
        "clock white_A x",
        "setoption",
        "setoption Hash 3",
        "setoption name",
        "setoption value 3 name Hash",
        "partnermsg",
        "metadata",
        "\u0000\u0001x",
        "| | |",
      })
  void callsTheRestUnreadable(String line) {
    assertThat(UbiParser.parse(line)).isInstanceOf(UbiCommand.Unreadable.class);
  }

  @Test
  void neverThrows() {
    long seed = 77;
    SplittableRandom random = new SplittableRandom(seed);
    String[] words = {
      "ubi",
      "go",
      "board",
      "A",
      "B",
      "position",
      "startpos",
      "|",
      "clock",
      "white_A",
      "moves",
      "name",
      "value",
      "setoption",
      "stop",
      "movetime",
      "depth",
      "-1",
      "99999999999999999999",
      "",
      "e2e4",
      "searchmoves",
      "bfen",
      "metadata",
      "partnermsg",
      "\"",
      "infinite",
      "[",
      "wtime"
    };
    for (int i = 0; i < 50_000; i++) {
      StringBuilder line = new StringBuilder();
      for (int word = random.nextInt(9); word > 0; word--) {
        line.append(words[random.nextInt(words.length)]).append(random.nextInt(5) == 0 ? "" : " ");
      }
      assertThat(UbiParser.parse(line.toString())).as("seed %d: %s", seed, line).isNotNull();
    }
  }
}
