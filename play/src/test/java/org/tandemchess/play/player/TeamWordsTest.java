package org.tandemchess.play.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TeamWordsTest {

  @ParameterizedTest
  @CsvSource({
    "need n urgency high, need n urgency high",
    "NEED B, need b urgency medium",
    "need q urgency soon, need q urgency medium",
    "stall, stall",
    "stall duration 2, stall duration 2",
    "play_fast reason time, play_fast reason time",
    "play_fast, play_fast reason pressure",
    "material +350, material +350",
    "material -150, material -150",
    "material 0, material +0",
    "threat critical, threat critical",
    "threat low and more, threat low",
    "material -99999999999999999999, material -1000000",
    "stall duration 5000, stall duration 1000",
    "stall duration soon, stall",
  })
  void readsAndWrites(String heard, String told) {
    assertThat(TeamWords.parse(heard).map(TeamWords::format)).contains(told);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "need",
        "need k",
        "need nn",
        "need x",
        "material",
        "material x",
        "threat",
        "hi"
      })
  void refusesTheRest(String heard) {
    assertThat(TeamWords.parse(heard)).isEmpty();
  }
}
