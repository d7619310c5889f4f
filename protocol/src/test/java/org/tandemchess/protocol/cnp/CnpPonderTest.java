package org.tandemchess.protocol.cnp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tandemchess.protocol.rehearsal.PonderMatrix;
import org.tandemchess.protocol.rehearsal.SteppingSearch;

/** A ponder search with everything that can come after it. */
@Timeout(60)
class CnpPonderTest {
  /** What ends a search without a limit; also one that has pondered for longer, at its hit. */
  private static final long LONGEST_MILLIS = 400;

  static Stream<Arguments> matrix() {
    return PonderMatrix.with(
        "'clock':{'wtimeMs':400,'btimeMs':400}",
        "'timeMs':60",
        "'depth':100",
        "'nodes':1000000,'timeMs':60",
        "");
  }

  @ParameterizedTest
  @MethodSource("matrix")
  void answersOnceAndNotBeforeTheEvent(PonderMatrix.Event event, int ownDepth, String limits) {
    try (CnpClient client = new CnpClient(() -> new SteppingSearch(ownDepth), LONGEST_MILLIS)) {
      client.send(CnpClient.search(1, limits, true));
      client.info();
      PonderMatrix.letTheOpponentThink();
      assertThat(client.untilNow()).isEmpty();

      switch (event) {
        case HIT -> client.send(CnpClient.notification("engine/ponderHit", "{'search':1}"));
        case STOP -> client.send(CnpClient.notification("engine/stop", "{'search':1}"));
        case MISS ->
            client.send(
                CnpClient.notification("engine/cancel", "{'search':1}"),
                CnpClient.search(2, "'depth':2", false));
      }
      JsonNode first = client.next();
      assertThat(first.path("id").intValue()).isEqualTo(1);
      if (event == PonderMatrix.Event.MISS) {
        assertThat(first.at("/error/code").intValue()).isEqualTo(-32800);
        JsonNode second = client.next();
        assertThat(second.path("id").intValue()).isEqualTo(2);
        assertThat(second.at("/result/depth").intValue()).isEqualTo(2);
      } else {
        assertThat(first.at("/result/bestMove").asText()).isNotEmpty();
      }
      assertThat(client.untilNow()).isEmpty();
    }
  }
}
