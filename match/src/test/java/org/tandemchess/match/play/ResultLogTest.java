package org.tandemchess.match.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tandemchess.match.openings.Openings;
import org.tandemchess.play.game.GameRules;
import org.tandemchess.play.game.MoveRecord;
import org.tandemchess.play.player.Pace;
import org.tandemchess.protocol.client.Patience;
import org.tandemchess.protocol.client.ProtocolLog;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.Move;

class ResultLogTest {
  private static final int GAMES = 6;

  @TempDir Path folder;

  private static MatchPlan plan() {
    return new MatchPlan(
        List.of(TeamEntry.parse("random"), TeamEntry.parse("random").withName("other")),
        Schedule.ROUND_ROBIN,
        GAMES,
        GameRules.of(new Pace.Nodes(1)),
        Openings.start(RuleSet.BUGHOUSE),
        Optional.empty(),
        1);
  }

  private static MatchListener quiet(List<Integer> begun) {
    return new MatchListener() {
      @Override
      public void begun(Pairing pairing) {
        begun.add(pairing.game());
      }

      @Override
      public void ended(GameRecord game, Standing standing) {}
    };
  }

  private Standing play(Path file, List<Integer> begun) throws Exception {
    return Match.play(
        plan(), new Players(3, ProtocolLog.NONE, Patience.DEFAULT), quiet(begun), file);
  }

  @Test
  void everyCutOfTheFileLosesAtMostTheLastGame() throws Exception {
    Path whole = folder.resolve("results.jsonl");
    Standing all = play(whole, new ArrayList<>());
    assertThat(all.games()).hasSize(GAMES);
    byte[] bytes = Files.readAllBytes(whole);
    for (int cut : new int[] {0, 1, bytes.length / 3, bytes.length / 2, bytes.length - 1}) {
      Path file = folder.resolve("cut-" + cut);
      Files.write(file, Arrays.copyOf(bytes, cut));
      long complete =
          new String(bytes, 0, cut, StandardCharsets.UTF_8).chars().filter(c -> c == '\n').count();
      List<Integer> begun = new ArrayList<>();
      Standing resumed = play(file, begun);
      assertThat(begun).hasSize((int) (GAMES - complete));
      assertThat(resumed.games()).hasSize(GAMES);
      assertThat(played(resumed)).isEqualTo(played(all));
    }
  }

  private static List<List<Move>> played(Standing standing) {
    return standing.games().stream()
        .map(game -> game.moves().stream().map(MoveRecord::move).toList())
        .toList();
  }

  @Test
  void aFinishedMatchIsNotPlayedAgain() throws Exception {
    Path file = folder.resolve("results.jsonl");
    play(file, new ArrayList<>());
    List<Integer> begun = new ArrayList<>();
    assertThat(play(file, begun).games()).hasSize(GAMES);
    assertThat(begun).isEmpty();
  }

  @Test
  void aLineThatWasCutInsideALetterIsPlayedAgain() throws Exception {
    Path file = folder.resolve("results.jsonl");
    play(file, new ArrayList<>());
    byte[] bytes = Files.readAllBytes(file);
    int lastLine = new String(bytes, StandardCharsets.US_ASCII).lastIndexOf("\n{") + 1;
    byte[] cut = Arrays.copyOf(bytes, lastLine + 12);
    cut[cut.length - 1] = (byte) 0xC3; // the first half of a letter
    Files.write(file, cut);
    List<Integer> begun = new ArrayList<>();

    assertThat(play(file, begun).games()).hasSize(GAMES);
    assertThat(begun).hasSize(1);
  }

  @Test
  void aChangedLineIsAnError() throws Exception {
    Path file = folder.resolve("results.jsonl");
    play(file, new ArrayList<>());
    String text = Files.readString(file);
    Files.writeString(file, text.replaceFirst("\"game\":1", "\"game\":7"));
    assertThatThrownBy(() -> play(file, new ArrayList<>()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("line 1");
  }
}
