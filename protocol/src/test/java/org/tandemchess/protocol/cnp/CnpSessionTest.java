package org.tandemchess.protocol.cnp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.engine.team.PriceBrain;
import org.tandemchess.protocol.rehearsal.RunningSession;
import org.tandemchess.protocol.rehearsal.SteppingSearch;

/** Requests other than the ponder matrix: what is answered, what is refused and how. */
@Timeout(60)
class CnpSessionTest {
  private static final int ENDLESS = 1_000_000;

  private final CnpClient client = new CnpClient(() -> new SteppingSearch(ENDLESS));

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "[]; -32600",
        "[{'jsonrpc':'2.0','id':1,'method':'ping'}]; -32600",
        "7; -32600",
        "{'id':1}; -32600",
        "{'id':{},'method':'ping'}; -32600",
        "{'id':1.5,'method':'ping'}; -32600",
        "{'id':1,'method':'ping'}{}; -32700",
        "hello; -32700",
        "{'id':1,'method':'initialize','params':{'protocolVersion':'0.1'}}; -32600",
        "{'id':1,'method':'engine/dance'}; -32601",
        "{'id':1,'method':'engine/search','params':[]}; -32602",
        "{'id':1,'method':'engine/search','params':{'limits':7}}; -32602",
        "{'id':1,'method':'engine/search','params':{'limits':{'depth':-1}}}; -32602",
        "{'id':1,'method':'engine/search','params':{'limits':{'timeMs':1.5}}}; -32602",
        "{'id':1,'method':'engine/search','params':{'limits':{'clock':{'wtimeMs':'9'}}}}; -32602",
        "{'id':1,'method':'engine/search','params':{'multiPv':0}}; -32602",
        "{'id':1,'method':'engine/search','params':{'ponder':1}}; -32602",
        "{'id':1,'method':'engine/search','params':{'searchMoves':['e2e5']}}; -32602",
        "{'id':1,'method':'engine/search','params':{'position':{'variant':'go'}}}; -32602",
        "{'id':1,'method':'engine/search','params':{'position':{'fen':'8/8 w - -'}}}; -32020",
        "{'id':1,'method':'engine/search','params':{'position':{'moves':['e2e5']}}}; -32021",
        "{'id':1,'method':'engine/setOptions','params':{'Hash':64,'Elephants':1}}; -32602",
        "{'id':1,'method':'engine/setOptions','params':{'Hash':-5}}; -32602",
        "{'id':1,'method':'engine/setOptions','params':{'MultiPV':5}}; -32602",
        "{'id':1,'method':'engine/ponderHit'}; -32011",
        "{'id':1,'method':'engine/applyMove','params':{'move':'e2e5'}}; -32021",
      })
  void refusesWithItsCode(String line, int code) {
    client.send(line.replace('\'', '"'));
    assertThat(client.next().at("/error/code").intValue()).isEqualTo(code);
    assertThat(client.untilNow()).isEmpty();
  }

  @Test
  void namesTheBadMove() {
    JsonNode answer =
        client.ask(
            1,
            "engine/search",
            "{'position':{'fen':'startpos','moves':['e2e4','e7e5','e1e3','d7d5']}}");
    assertThat(answer.at("/error/data/move").asText()).isEqualTo("e1e3");
    assertThat(answer.at("/error/data/index").intValue()).isEqualTo(2);
  }

  @Test
  void answersNothingButAHelloBeforeIt() {
    try (RunningSession session =
        new RunningSession(
            host -> new CnpSession(host, PriceBrain.factory(() -> new SteppingSearch(1))))) {
      session.host().send(CnpClient.request(1, "engine/newGame", "{}"));
      session.host().send(CnpClient.request(2, "ping", "{}"));
      session.host().send(CnpClient.request(3, "initialize", "{'protocolVersion':'0.0'}"));
      session.host().send(CnpClient.request(4, "initialize", "{'protocolVersion':'1.7'}"));
      assertThat(CnpClient.tree(session.host().expect("{")).at("/error/code").intValue())
          .isEqualTo(-32002);
      assertThat(CnpClient.tree(session.host().expect("{")).path("result").isObject()).isTrue();
      JsonNode old = CnpClient.tree(session.host().expect("{"));
      assertThat(old.at("/error/code").intValue()).isEqualTo(-32001);
      assertThat(old.at("/error/data/supported/0").asText()).isEqualTo("0.1");
      JsonNode hello = CnpClient.tree(session.host().expect("{"));
      assertThat(hello.at("/result/protocolVersion").asText()).isEqualTo("0.1");
      assertThat(hello.at("/result/node/name").asText()).isEqualTo("Tandem");
    }
  }

  @Test
  void searchesOneAtATime() {
    client.send(CnpClient.request(1, "engine/search", "{'limits':{'infinite':true}}"));
    client.info();
    JsonNode busy = client.ask(2, "engine/search", "{'limits':{'depth':1}}");
    assertThat(busy.at("/error/code").intValue()).isEqualTo(-32010);
    assertThat(busy.at("/error/data/search").intValue()).isEqualTo(1);
    JsonNode twice = client.ask(1, "engine/search", "{'limits':{'depth':1}}");
    assertThat(twice.at("/error/code").intValue()).isEqualTo(-32600);
    assertThat(client.ask(3, "engine/newGame", "{}").at("/error/code").intValue())
        .isEqualTo(-32010);
    assertThat(client.ask(4, "engine/status", "{}").at("/result/legalCount").intValue())
        .isEqualTo(20);
    client.send(CnpClient.request(5, "engine/setOptions", "{'Hash':8}"));
    client.send(CnpClient.request(6, "engine/stop", "{'search':1}"));
    assertThat(client.next().path("id").intValue()).isEqualTo(6);
    JsonNode found = client.next();
    assertThat(found.path("id").intValue()).isEqualTo(1);
    assertThat(found.at("/result/stoppedBy").asText()).isEqualTo("stop");
    assertThat(client.next().path("id").intValue()).isEqualTo(5);
  }

  @Test
  void aStopIsAHitToo() {
    client.send(CnpClient.request(1, "engine/search", "{'limits':{'depth':1},'ponder':true}"));
    assertThat(client.info().path("depth").intValue()).isEqualTo(1);
    assertThat(client.untilNow()).isEmpty();
    client.send(CnpClient.notification("engine/stop", "{}"));
    JsonNode result = client.next().path("result");
    assertThat(result.path("depth").intValue()).isEqualTo(1);
    assertThat(result.path("ponderMs").longValue())
        .isLessThanOrEqualTo(result.path("timeMs").longValue());
  }

  @Test
  void pondersInfinitelyOnlyUntilItsOtherLimits() {
    client.send(
        CnpClient.request(
            1, "engine/search", "{'limits':{'infinite':true,'depth':3},'ponder':true}"),
        CnpClient.notification("engine/ponderHit", "{'search':1}"));
    JsonNode found = client.next();
    assertThat(found.at("/result/stoppedBy").asText()).isEqualTo("depth");
  }

  @ParameterizedTest
  @CsvSource({"false, false", "true, false", "false, true"})
  void aFinishedGameHasNoMove(boolean ponder, boolean infinite) {
    client.send(
        CnpClient.request(
            1,
            "engine/search",
            "{'position':{'moves':['f2f3','e7e5','g2g4','d8h4']},'limits':{'infinite':"
                + infinite
                + "},'ponder':"
                + ponder
                + "}"));
    if (ponder) {
      assertThat(client.untilNow()).isEmpty();
      client.send(CnpClient.notification("engine/ponderHit", "{}"));
    }
    JsonNode result = client.next().path("result");
    assertThat(result.path("bestMove").isNull()).isTrue();
    assertThat(result.at("/score/mate").isInt()).isTrue();
    assertThat(result.path("stoppedBy").asText()).isEqualTo("gameOver");
  }

  @Test
  void tellsWhatItFinds() {
    client.send(
        CnpClient.request(1, "engine/search", "{'limits':{'timeMs':200},'searchMoves':['e2e4']}"));
    JsonNode info = client.info();
    assertThat(info.path("search").intValue()).isEqualTo(1);
    assertThat(info.path("depth").intValue()).isEqualTo(1);
    assertThat(info.at("/pv/0").asText()).isEqualTo("e2e4");
    assertThat(info.path("multiPv").intValue()).isEqualTo(1);
    assertThat(client.next().at("/result/bestMove").asText()).isEqualTo("e2e4");
    client.send(CnpClient.request(2, "engine/search", "{'limits':{'depth':9},'info':false}"));
    assertThat(CnpClient.tree(client.host().expect("{")).path("id").intValue()).isEqualTo(2);
  }

  @Test
  void knowsEveryVariant() {
    JsonNode castled =
        client.ask(
            1,
            "engine/applyMove",
            "{'position':{'variant':'chess960','fen':'4k3/8/8/8/8/8/8/4K2R w K - 0 1'},"
                + "'move':'e1h1'}");
    assertThat(castled.at("/result/fen").asText()).startsWith("4k3/8/8/8/8/8/8/5RK1 b");
    JsonNode drops =
        client.ask(
            2,
            "engine/legalMoves",
            "{'position':{'variant':'crazyhouse','fen':'7k/8/8/8/8/8/8/K7[Q] w - - 0 1'}}");
    assertThat(drops.at("/result/moves").toString()).contains("\"Q@g7\"");
    client.send(
        CnpClient.request(
            3,
            "engine/search",
            "{'position':{'variant':'bughouse','fen':'7k/8/8/8/8/8/8/K7[Q] w - - 0 1'},"
                + "'limits':{'depth':1}}"));
    assertThat(client.next().at("/result/bestMove").asText()).isNotEmpty();
  }

  @Test
  void aliasesOfCancelAndAShutdown() {
    client.send(CnpClient.request(1, "engine/search", "{'limits':{'infinite':true}}"));
    client.send(CnpClient.notification("$/cancelRequest", "{'id':1}"));
    assertThat(client.next().at("/error/code").intValue()).isEqualTo(-32800);
    client.send(CnpClient.request("'two'", "engine/search", "{'limits':{'infinite':true}}"));
    client.send(CnpClient.notification("notifications/cancelled", "{'requestId':'two'}"));
    JsonNode cancelled = client.next();
    assertThat(cancelled.path("id").asText()).isEqualTo("two");
    client.send(CnpClient.request(3, "engine/search", "{'limits':{'infinite':true}}"));
    client.send(CnpClient.request(4, "shutdown", "{}"));
    assertThat(client.next().path("id").intValue()).isEqualTo(3);
    JsonNode down = client.next();
    assertThat(down.path("id").intValue()).isEqualTo(4);
    assertThat(down.path("result").isNull()).isTrue();
  }
}
