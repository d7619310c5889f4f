package org.tandemchess.play.inside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.tandemchess.play.player.Answer;
import org.tandemchess.play.player.Answer.Decision;
import org.tandemchess.play.player.GameStart;
import org.tandemchess.play.player.MoveRequest;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.play.player.PlayerListener;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.search.alphabeta.AlphaBetaSearcher;
import org.tandemchess.search.api.Search;
import org.tandemchess.search.api.SearchThread;
import org.tandemchess.search.eval.Evaluators;

class SearcherPlayerTest {
  private static final GameState START = GameState.start(RuleSet.BUGHOUSE);

  private final BlockingQueue<Answer> answers = new LinkedBlockingQueue<>();

  private static GameStart game(Pace pace) {
    return new GameStart(START, Set.of(Seat.A_WHITE, Seat.B_BLACK), pace, 1);
  }

  private Answer answer() throws InterruptedException {
    Answer answer = answers.poll(30, TimeUnit.SECONDS);
    assertThat(answer).isNotNull();
    return answer;
  }

  @Test
  void answersATurnOnceHoweverOftenItIsAsked() throws Exception {
    try (Search search = new SearchThread(new AlphaBetaSearcher(Evaluators.USUAL), "test");
        SearcherPlayer player = new SearcherPlayer(Map.of(BoardId.A, search))) {
      player.newGame(game(new Pace.Depth(2)), listener());
      player.ask(new MoveRequest(0, BoardId.A, START));
      player.ask(new MoveRequest(0, BoardId.A, START));
      player.ask(new MoveRequest(1, BoardId.A, START));

      Answer first = answer();
      assertThat(first.decision()).isInstanceOf(Decision.Plays.class);
      assertThat(first.thought().depth()).hasValue(2);
      assertThat(first.turn()).isZero();
      assertThat(answer().turn()).isOne();
    }
  }

  @Test
  void sitsWhereItHasNoSearch() throws Exception {
    try (SearcherPlayer player = new SearcherPlayer(Map.of())) {
      player.newGame(game(new Pace.Nodes(10)), listener());
      player.ask(new MoveRequest(0, BoardId.B, START));

      assertThat(answer().decision()).isEqualTo(new Decision.Sits());
    }
  }

  @Test
  void knowsNoClock() {
    try (SearcherPlayer player = new SearcherPlayer(Map.of())) {
      assertThatExceptionOfType(PlayerException.class)
          .isThrownBy(() -> player.newGame(game(new Pace.MoveTime(10)), listener()))
          .withMessageContaining("expected depth or nodes");
    }
  }

  private PlayerListener listener() {
    return new PlayerListener() {
      @Override
      public void answered(Answer answer) {
        answers.add(answer);
      }

      @Override
      public void said(BoardId from, String words) {}

      @Override
      public void failed(PlayerException why) {
        throw new AssertionError(why);
      }
    };
  }
}
