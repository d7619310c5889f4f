package org.tandemchess.protocol.session;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tandemchess.engine.MoveReport;
import org.tandemchess.engine.brain.Aspect;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Squares;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchInfo;

@Timeout(20)
class SessionLogTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Move E4 = Move.normal(Squares.parse("e2"), Squares.parse("e4"));

  @Test
  void writesAnObjectALine() throws IOException, InterruptedException {
    Written out = new Written();
    SessionLog log = new SessionLog(out.writer(), "g1", "ubi");
    log.received("metadata name J\u00fcrgen \"x\"");
    log.sent("readyok");
    List<JsonNode> lines = out.lines(log);

    assertThat(lines)
        .extracting(line -> line.path("type").asText())
        .containsExactly("session", "in", "out");
    assertThat(lines).allSatisfy(line -> assertThat(line.path("game").asText()).isEqualTo("g1"));
    assertThat(lines).allSatisfy(line -> Instant.parse(line.path("time").asText()));
    assertThat(lines.get(0).path("protocol").asText()).isEqualTo("ubi");
    assertThat(lines.get(1).path("text").asText()).isEqualTo("metadata name J\u00fcrgen \"x\"");
  }

  @Test
  void writesMovesWithWhatDecided() throws IOException, InterruptedException {
    Written out = new Written();
    SessionLog log = new SessionLog(out.writer(), "", "ubi");
    log.moved(report(Score.centipawns(35), Optional.of(E4), Map.of()));
    log.moved(
        report(
            new Score.Mate(-2),
            Optional.empty(),
            Map.of(Aspect.STYLE, "blitz", Aspect.OVERRIDE, "mate over there")));
    List<JsonNode> lines = out.lines(log);

    assertThat(lines.get(1).has("game")).isFalse();
    assertThat(lines.get(1).path("board").asText()).isEqualTo("B");
    assertThat(lines.get(1).path("move").asText()).isEqualTo("e2e4");
    assertThat(lines.get(1).path("cp").asInt()).isEqualTo(35);
    assertThat(lines.get(1).path("depth").asInt()).isEqualTo(9);
    assertThat(lines.get(1).path("nodes").asLong()).isEqualTo(12_345);
    assertThat(lines.get(1).path("ms").asLong()).isEqualTo(250);
    assertThat(lines.get(2).path("move").isNull()).isTrue();
    assertThat(lines.get(2).path("mate").asInt()).isEqualTo(-2);
    assertThat(lines.get(2).path("style").asText()).isEqualTo("blitz");
    assertThat(lines.get(2).path("override").asText()).isEqualTo("mate over there");
  }

  private static MoveReport report(Score score, Optional<Move> move, Map<Aspect, String> aspects) {
    SearchInfo info = new SearchInfo(9, 12, 12_345, 240, 0, score, List.of(), 1);
    return new MoveReport(BoardId.B, Position.start(RuleSet.BUGHOUSE), move, info, 250, aspects);
  }

  @Test
  void aResultEndsAGameAndTheRestIsKnownAlsoInTheNext() throws IOException, InterruptedException {
    Written out = new Written();
    SessionLog log = new SessionLog(out.writer(), "", "ubi");
    log.noted("match_id", "bench 1");
    log.gameStarted();
    log.noted("game_result", "win");
    log.gameStarted();
    log.gameEnded("1-0 {flag}");
    List<JsonNode> lines = out.lines(log);

    assertThat(lines)
        .extracting(line -> line.path("type").asText())
        .containsExactly(
            "session", "metadata", "game_start", "metadata", "game_end", "game_start", "game_end");
    assertThat(lines.get(4).path("result").asText()).isEqualTo("win");
    assertThat(lines.get(4).path("metadata"))
        .isEqualTo(JSON.readTree("{\"game_result\": \"win\", \"match_id\": \"bench 1\"}"));
    assertThat(lines.get(5).path("metadata"))
        .isEqualTo(JSON.readTree("{\"match_id\": \"bench 1\"}"));
    assertThat(lines.get(6).path("result").asText()).isEqualTo("1-0 {flag}");
  }

  @Test
  void appendsToWhatIsThere(@TempDir Path folder) throws IOException, InterruptedException {
    Path file = folder.resolve("log");
    Files.writeString(file, "an earlier game\n");
    SessionLog log = new SessionLog(LogFile.endless(file.toString()), "g2", "uci");
    log.sent("ubiok");
    log.close();

    assertThat(Files.readAllLines(file)).hasSize(3).first().isEqualTo("an earlier game");
  }

  @Test
  void putsAFileAsideThatIsLargeEnough(@TempDir Path folder)
      throws IOException, InterruptedException {
    Path file = folder.resolve("log");
    Files.writeString(folder.resolve("log.2"), "too old\n");
    LogFile small = new LogFile(file.toString(), 200, 2);
    for (int session = 0; session < 6; session++) {
      SessionLog log = new SessionLog(small, "g" + session, "uci");
      log.sent("x".repeat(150));
      log.close();
      awaitLine(folder, "\"g" + session + "\",\"type\":\"out\"");
    }

    assertThat(folder).isDirectoryNotContaining("glob:**/log.3");
    for (String name : List.of("log.1", "log.2")) {
      List<String> lines = Files.readAllLines(folder.resolve(name));
      assertThat(lines).isNotEmpty();
      for (String line : lines) {
        assertThat(JSON.readTree(line).path("game").asText()).isIn("g3", "g4", "g5");
      }
    }
  }

  /** Waits until one of the files has a line, since a log does not wait for its disk. */
  private static void awaitLine(Path folder, String part) throws IOException {
    boolean found = false;
    while (!found) {
      for (String name : List.of("log", "log.1")) {
        Path file = folder.resolve(name);
        found |= Files.exists(file) && Files.readString(file).contains(part);
      }
    }
  }

  @Test
  void tellsOnceOfAFileThatCannotBeOpened(@TempDir Path folder) throws InterruptedException {
    BlockingQueue<String> told = new LinkedBlockingQueue<>();
    SessionLog log = new SessionLog(LogFile.endless(folder.toString()), "g2", "uci");
    log.whenBroken(told::add);

    assertThat(told.poll(10, TimeUnit.SECONDS)).contains(folder.toString());
    log.sent("ubiok");
    log.close();
    assertThat(told).isEmpty();
  }

  @Test
  void givesUpOnAFullDiskWithoutHoldingAnybodyUp() throws InterruptedException {
    BlockingQueue<String> told = new LinkedBlockingQueue<>();
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int letter) throws IOException {
            throw new IOException("no space left on purpose");
          }
        };
    SessionLog log = new SessionLog(new LogWriter(() -> full), "g3", "ubi");
    log.whenBroken(told::add);
    log.sent("ubiok");

    assertThat(told.poll(10, TimeUnit.SECONDS)).isEqualTo("no space left on purpose");
    log.sent("readyok");
    log.close();
    assertThat(told).isEmpty();
  }

  @Test
  void leavesOutWhatAStuckDiskCannotTakeAndSaysHowMuch() throws IOException, InterruptedException {
    CountDownLatch free = new CountDownLatch(1);
    Written out = new Written();
    LogWriter writer =
        new LogWriter(
            () -> {
              try {
                free.await();
              } catch (InterruptedException e) {
                throw new IOException(e);
              }
              return out;
            });
    SessionLog log = new SessionLog(writer, "g4", "ubi");
    for (int i = 0; i < 20_010; i++) {
      log.sent("line " + i);
    }
    free.countDown();
    while (!out.text().contains("line 19998\"")) {
      Thread.onSpinWait();
    }
    log.sent("last");
    List<JsonNode> lines = out.lines(log);

    assertThat(lines).hasSize(20_002);
    assertThat(lines.get(20_000).path("left_out").asInt()).isEqualTo(11);
    assertThat(lines.getLast().path("text").asText()).isEqualTo("last");
  }

  /** A file in memory. */
  private static final class Written extends ByteArrayOutputStream {
    private final CountDownLatch closed = new CountDownLatch(1);

    LogWriter writer() {
      return new LogWriter(() -> this);
    }

    String text() {
      return toString(StandardCharsets.UTF_8);
    }

    /** Closes a log and returns what it has written in all. */
    List<JsonNode> lines(SessionLog log) throws IOException, InterruptedException {
      log.close();
      assertThat(closed.await(10, TimeUnit.SECONDS)).isTrue();
      List<JsonNode> lines = new ArrayList<>();
      for (String line : text().lines().toList()) {
        lines.add(JSON.readTree(line));
      }
      return lines;
    }

    @Override
    public void close() {
      closed.countDown();
    }
  }
}
