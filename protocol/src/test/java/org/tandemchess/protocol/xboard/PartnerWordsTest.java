package org.tandemchess.protocol.xboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.engine.brain.TeamMessage;
import org.tandemchess.engine.brain.TeamMessage.Danger;
import org.tandemchess.engine.brain.TeamMessage.Haste;
import org.tandemchess.engine.brain.TeamMessage.Urgency;
import org.tandemchess.rules.core.Role;

class PartnerWordsTest {
  private static final PartnerTalk SIT = team(new TeamMessage.Stall(OptionalInt.empty()));
  private static final PartnerTalk FAST = team(new TeamMessage.PlayFast(Haste.PRESSURE));
  private static final PartnerTalk DEAD = team(new TeamMessage.Threat(Danger.CRITICAL));

  private static PartnerTalk team(TeamMessage message) {
    return new PartnerTalk.Team(message);
  }

  private static PartnerTalk need(Role role, Urgency urgency) {
    return team(new TeamMessage.Need(role, urgency));
  }

  static Stream<PartnerTalk> everything() {
    Stream.Builder<PartnerTalk> all = Stream.builder();
    for (Role role : Role.values()) {
      for (Urgency urgency : Urgency.values()) {
        if (role != Role.KING) {
          all.add(need(role, urgency));
        }
      }
    }
    for (Danger danger : Danger.values()) {
      all.add(team(new TeamMessage.Threat(danger)));
    }
    for (Haste haste : Haste.values()) {
      all.add(team(new TeamMessage.PlayFast(haste)));
    }
    for (int centipawns : new int[] {-1250, -50, 0, 5, 300, 1050}) {
      all.add(team(new TeamMessage.Material(centipawns)));
    }
    all.add(SIT);
    all.add(team(new TeamMessage.Stall(OptionalInt.of(2))));
    all.add(new PartnerTalk.MateIn(3));
    all.add(PartnerTalk.Word.GO);
    all.add(PartnerTalk.Word.HELP);
    return all.build();
  }

  @ParameterizedTest
  @MethodSource("everything")
  void readsItsOwnWords(PartnerTalk talk) {
    assertThat(PartnerWords.hear(PartnerWords.say(talk))).as(PartnerWords.say(talk)).contains(talk);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"sit", "SIT!", "sit please", "pls sit", "don't move", "dont move", "wait", "hold"})
  void sits(String words) {
    assertThat(PartnerWords.hear(words)).contains(SIT);
  }

  @Test
  void sitsForAWhile() {
    PartnerTalk two = team(new TeamMessage.Stall(OptionalInt.of(2)));
    assertThat(PartnerWords.hear("sit 2")).contains(two);
    assertThat(PartnerWords.hear("stall for 2 moves")).contains(two);
  }

  @ParameterizedTest
  @ValueSource(strings = {"go", "GO!!!", "go go go", "ok go", "move", "move now", "you can go"})
  void goes(String words) {
    assertThat(PartnerWords.hear(words)).contains(PartnerTalk.Word.GO);
  }

  @ParameterizedTest
  @ValueSource(strings = {"fast", "faster pls", "go fast", "hurry", "hurry up!", "quick"})
  void hurries(String words) {
    assertThat(PartnerWords.hear(words)).contains(FAST);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "need N",
        "need n",
        "knight pls",
        "Knight",
        "N",
        "N please",
        "+n",
        "give me a knight",
        "i need the knight",
        "want a horse",
        "send knights"
      })
  void bringsAKnight(String words) {
    assertThat(PartnerWords.hear(words)).contains(need(Role.KNIGHT, Urgency.MEDIUM));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Q mates", "queen wins", "need queen now!", "need Q asap", "a queen mates"})
  void hurriesWithAQueen(String words) {
    assertThat(PartnerWords.hear(words)).contains(need(Role.QUEEN, Urgency.HIGH));
  }

  @ParameterizedTest
  @ValueSource(strings = {"mate in 3", "I have mate in 3!", "# in 3", "i mate in 3", "mates in 3"})
  void knowsThatAMateComes(String words) {
    assertThat(PartnerWords.hear(words)).contains(new PartnerTalk.MateIn(3));
  }

  @ParameterizedTest
  @ValueSource(strings = {"dead", "I'm dead", "i am getting mated", "im lost", "mated"})
  void knowsThatAllIsLost(String words) {
    assertThat(PartnerWords.hear(words)).contains(DEAD);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "hello",
        "n",
        "no",
        "b",
        "no knights",
        "don't sit",
        "no queen pls",
        "sitting",
        "ok",
        "not a knight",
        "nice game",
        "go to bed",
        "I will need a knight later maybe",
        "need king",
        "mate in",
        "mate in x",
        "sit x",
        "up",
        "up 3.333",
        "\u0000",
        "need \u00e4"
      })
  void makesNothingOfOtherWords(String words) {
    assertThat(PartnerWords.hear(words)).isEqualTo(Optional.empty());
  }
}
