package org.tandemchess.protocol.cnp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tandemchess.protocol.cnp.CnpClient.search;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.protocol.rehearsal.SteppingSearch;
import org.tandemchess.testkit.Dialogue;

/** The points on which clients of the protocol rely, in the order of the profile. */
@Timeout(60)
class CnpConformanceTest {
  private static final int ENDLESS = 1_000_000;

  // Not through with its deepest iteration before half a second is over.
  private final CnpClient client = new CnpClient(() -> new SteppingSearch(ENDLESS, 5));

  private static String cancel(int id) {
    return CnpClient.notification("engine/cancel", "{'search':" + id + "}");
  }

  private static String hit(int id) {
    return CnpClient.notification("engine/ponderHit", "{'search':" + id + "}");
  }

  private static void pause(long millis) {
    LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(millis));
  }

  private static void assertAnswers(JsonNode message, int id, String stoppedBy) {
    assertThat(message.path("id").intValue()).isEqualTo(id);
    assertThat(message.at("/result/bestMove").asText()).isNotEmpty();
    assertThat(message.at("/result/stoppedBy").asText()).isEqualTo(stoppedBy);
  }

  private static void assertCancelled(JsonNode message, int id) {
    assertThat(message.path("id").intValue()).isEqualTo(id);
    assertThat(message.at("/error/code").intValue()).isEqualTo(-32800);
  }

  private void assertNothingSaid() {
    assertThat(client.untilNow()).isEmpty();
  }

  @Test
  void p01TimeCountsFromTheHit() {
    client.send(search(7, "'timeMs':200", true));
    assertNothingSaid();
    pause(300);
    assertNothingSaid();
    JsonNode met = client.ask(8, "engine/ponderHit", "{'search':7}");
    JsonNode found = client.next();
    assertAnswers(found, 7, "time");
    JsonNode result = found.path("result");
    long pondered = result.path("ponderMs").longValue();
    assertThat(met.at("/result/ponderMs").longValue()).isEqualTo(pondered);
    assertThat(pondered).isGreaterThanOrEqualTo(300);
    assertThat(result.path("timeMs").longValue()).isGreaterThanOrEqualTo(pondered + 200);
  }

  @Test
  void p02ADepthReachedBeforeTheHitWaitsForIt() {
    client.send(search(1, "'depth':4", true));
    pause(100);
    assertNothingSaid();
    client.send(CnpClient.request(2, "engine/ponderHit", "{'search':1}"));
    assertThat(client.next().path("id").intValue()).isEqualTo(2);
    JsonNode found = client.next();
    assertAnswers(found, 1, "depth");
    assertThat(found.at("/result/depth").intValue()).isEqualTo(4);
  }

  @Test
  void p03AMissIsCancelledAndTheNextSearchWorksAtOnce() {
    client.send(search(1, "'timeMs':50", true), cancel(1), search(2, "'depth':3", false));
    assertCancelled(client.next(), 1);
    assertAnswers(client.next(), 2, "depth");
    assertNothingSaid();
  }

  @Test
  void p04AClockDoesNotCountBeforeTheHit() {
    client.send(search(1, "'clock':{'wtimeMs':100,'btimeMs':100}", true));
    pause(250);
    assertNothingSaid();
    client.send(hit(1));
    assertAnswers(client.next(), 1, "time");
  }

  @Test
  void p05NoSearchIsLongerThanTheBound() {
    try (CnpClient hurried = new CnpClient(() -> new SteppingSearch(ENDLESS, 5), 150)) {
      for (String limits : List.of("'infinite':true", "")) {
        hurried.send(search(1, limits, false));
        JsonNode found = hurried.next();
        assertAnswers(found, 1, "maxTime");
        assertThat(found.at("/result/timeMs").longValue()).isGreaterThanOrEqualTo(150);
      }
    }
  }

  @Test
  void p06TheBoundDoesNotAnswerBeforeTheHit() {
    try (CnpClient hurried = new CnpClient(() -> new SteppingSearch(ENDLESS, 5), 60)) {
      hurried.send(search(1, "'timeMs':40", true));
      pause(200);
      assertThat(hurried.untilNow()).isEmpty();
      hurried.send(hit(1));
      assertAnswers(hurried.next(), 1, "maxTime");
    }
  }

  @Test
  void p07AHitInTheSameWriteIsNotLost() {
    for (int id = 0; id < 50; id++) {
      client.send(search(id, "'timeMs':2", true), hit(id));
      assertAnswers(client.next(), id, "time");
    }
    assertNothingSaid();
  }

  @Test
  void p08LateAndRepeatedMessagesBreakNothing() {
    client.send(search(1, "'timeMs':80", true));
    JsonNode first = client.ask(2, "engine/ponderHit", "{}");
    pause(20);
    JsonNode second = client.ask(3, "engine/ponderHit", "{'search':1}");
    assertThat(second.path("result")).isEqualTo(first.path("result"));
    assertAnswers(client.next(), 1, "time");
    JsonNode late = client.ask(4, "engine/ponderHit", "{'search':1}");
    assertThat(late.at("/error/code").intValue()).isEqualTo(-32011);
    client.send(hit(1), cancel(1), cancel(99));
    assertNothingSaid();
    JsonNode notPondering = client.ask(5, "engine/stop", "{'search':1}");
    assertThat(notPondering.at("/error/code").intValue()).isEqualTo(-32011);
    client.send(search(6, "'infinite':true", false), hit(6));
    assertNothingSaid();
  }

  @Test
  void p09AnOldWatchdogDoesNotStopTheNextSearch() {
    client.send(search(1, "'timeMs':100", true), hit(1));
    pause(50);
    client.send(cancel(1), search(2, "'infinite':true", false));
    assertCancelled(client.next(), 1);
    pause(250);
    assertNothingSaid();
    client.send(cancel(2));
    assertCancelled(client.next(), 2);
  }

  @Test
  void p10AStrengthKeepsItsHorizonWhenItPonders() {
    client.ask(1, "engine/setOptions", "{'UCI_LimitStrength':true,'UCI_Elo':1200}");
    client.send(search(2, "'timeMs':60000", false));
    JsonNode plain = client.next();
    assertAnswers(plain, 2, "horizon");
    client.send(search(3, "'timeMs':60000", true));
    assertNothingSaid();
    client.send(hit(3));
    JsonNode pondered = client.next();
    assertAnswers(pondered, 3, "horizon");
    for (String same : List.of("bestMove", "depth", "pv")) {
      assertThat(pondered.path("result").path(same)).isEqualTo(plain.path("result").path(same));
    }
  }

  @Test
  void p11ABookMoveWaitsForTheHit() {
    client.ask(1, "engine/setOptions", "{'OwnBook':true}");
    client.send(
        CnpClient.request(
            2, "engine/search", "{'limits':{'clock':{'wtimeMs':9000}},'ponder':true}"));
    pause(50);
    assertNothingSaid();
    client.send(hit(2));
    assertAnswers(client.next(), 2, "book");
  }

  @Test
  void aBookMoveIsAnsweredAtOnceUnderALimitOfNodes() {
    client.ask(1, "engine/setOptions", "{'OwnBook':true}");
    client.send(search(2, "'nodes':100000000000", false));
    assertAnswers(client.next(), 2, "book");
    client.send(search(3, "'nodes':1", false));
    assertAnswers(client.next(), 3, "nodes");
  }

  @Test
  void p12ADepthAloneEndsTheSearchAfterTheHit() {
    client.send(search(1, "'depth':60", true), hit(1));
    JsonNode found = client.next();
    assertAnswers(found, 1, "depth");
    assertThat(found.at("/result/depth").intValue()).isEqualTo(60);
  }

  @Test
  void p13LineEndsAndMarksAndBrokenLines() {
    String line = CnpClient.request(1, "ping", "{}");
    client.host().sendBytes((line + "\r\n\r\n\n").getBytes(StandardCharsets.UTF_8));
    assertThat(client.next().path("id").intValue()).isEqualTo(1);
    client.send("{\"broken", CnpClient.request(2, "ping", "{}"));
    JsonNode broken = client.next();
    assertThat(broken.path("id").isNull()).isTrue();
    assertThat(broken.at("/error/code").intValue()).isEqualTo(-32700);
    assertThat(client.next().path("id").intValue()).isEqualTo(2);
  }

  @Test
  void p13VeryLongGamesAndVeryLongLines() {
    String moves = "'g1f3','g8f6','f3g1','f6g8',".repeat(7_200);
    client.send(
        CnpClient.request(
            1,
            "engine/search",
            "{'position':{'moves':[" + moves + "'e2e4']},'limits':{'depth':1}}"));
    assertAnswers(client.next(), 1, "depth");
    client.send("x".repeat(1 << 21));
    assertThat(client.next().at("/error/code").intValue()).isEqualTo(-32600);
    assertNothingSaid();
  }

  @ParameterizedTest
  @ValueSource(strings = {"'timeMs':60000", "'infinite':true", "'depth':100"})
  void p13TheEndOfTheInputEndsASearchWithoutAnAnswer(String limits) throws InterruptedException {
    client.send(search(1, limits, false));
    client.info();
    client.host().endInput();
    assertThat(client.host().untilEnd()).allMatch(line -> line.contains("engine/info"));
    client.awaitEnd();
  }

  @Test
  void p13ExitAndAByteOrderMark() throws InterruptedException {
    Dialogue host = client.host();
    host.send(CnpClient.notification("exit", "{}"));
    assertThat(host.untilEnd()).isEmpty();
    client.awaitEnd();
  }
}
