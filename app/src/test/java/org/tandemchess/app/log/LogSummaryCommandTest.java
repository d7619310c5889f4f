package org.tandemchess.app.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tandemchess.app.Outcome;

class LogSummaryCommandTest {
  @TempDir private Path folder;
  private Path log = Path.of("");

  @BeforeEach
  void write() throws IOException {
    log = folder.resolve("game.log");
    Files.writeString(
        log,
        """
        {"time":"2026-11-30T08:30:00Z","game":"g1","type":"session","protocol":"ubi"}
        {"time":"2026-11-30T08:30:00Z","game":"g1","type":"in","text":"ubinewgame"}
        {"time":"2026-11-30T08:30:00Z","game":"g1","type":"game_start","metadata":{}}
        {"time":"2026-11-30T08:30:01Z","game":"g1","type":"move","board":"A","move":"e2e4","cp":18,\
        "depth":10,"nodes":1000,"ms":90,"style":"standard"}
        {"time":"2026-11-30T08:30:02Z","game":"g1","type":"move","board":"A","move":"d2d4","mate":2,\
        "depth":5,"nodes":200,"ms":30,"style":"blitz","override":"feeds a knight","sat":"700"}
        {"time":"2026-11-30T08:30:02Z","game":"g1","type":"out","text":"bestmove board A d2d4"}
        {"time":"2026-11-30T08:30:03Z","game":"g1","type":"metadata","key":"game_result","value":"win"}
        {"time":"2026-11-30T08:30:03Z","game":"g1","type":"game_end","result":"win","metadata":{}}
        {"left_out":3}
        {"time":"2026-11-30T08:31:00Z","type":"session","protocol":"uci"}
        {"time":"2026-11-30T08:31:01Z","type":"move","board":"B","move":null,"waiting":0,\
        "depth":0,"nodes":0,"ms":1}
        {"time":"2026-11-30T08:31:02Z","type":"mo\
        """);
  }

  @Test
  void addsUpGamesAndBoards() {
    Outcome outcome = Outcome.of("log", "summary", log.toString());

    assertThat(outcome.code()).isZero();
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out())
        .containsExactly(
            "game  name                  moves A  moves B  result",
            "   1  g1                          2        0  win",
            "   2  -                           0        1  -",
            "",
            "results   - 1, win 1",
            "",
            "board   moves  depth       nodes       ms  overrides  sits  styles",
            "A           2    7.5         600     60.0          1     1  blitz 1, standard 1",
            "B           1    0.0           0      1.0          0     0  -",
            "",
            "1 of 12 lines are none of a log");
  }

  @Test
  void tellsTheSameInJson() {
    Outcome outcome = Outcome.of("log", "summary", "--json", log.toString());

    assertThat(outcome.code()).isZero();
    List<String> lines = outcome.out();
    assertThat(lines)
        .containsExactly(
            "{\"type\":\"game\",\"number\":1,\"name\":\"g1\",\"moves_a\":2,\"moves_b\":0,\"result\":\"win\"}",
            "{\"type\":\"game\",\"number\":2,\"name\":\"\",\"moves_a\":0,\"moves_b\":1,\"result\":\"\"}",
            "{\"type\":\"board\",\"board\":\"A\",\"moves\":2,\"mean_depth\":7.5,\"nodes\":1200,\"ms\":120,"
                + "\"overrides\":1,\"sits\":1,\"sat_ms\":700,\"styles\":{\"blitz\":1,\"standard\":1}}",
            "{\"type\":\"board\",\"board\":\"B\",\"moves\":1,\"mean_depth\":0.0,\"nodes\":0,\"ms\":1,"
                + "\"overrides\":0,\"sits\":0,\"sat_ms\":0,\"styles\":{}}",
            "{\"type\":\"summary\",\"games\":2,\"results\":{\"\":1,\"win\":1},\"lines\":12,"
                + "\"strange_lines\":1}");
  }
}
