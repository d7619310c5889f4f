package org.tandemchess.protocol.uci;

import java.util.ArrayDeque;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.BestMove;
import org.tandemchess.engine.Ending;
import org.tandemchess.engine.Request;
import org.tandemchess.engine.TandemEngine;
import org.tandemchess.engine.brain.MatchView;
import org.tandemchess.engine.brain.SitRule;
import org.tandemchess.engine.option.OptionSpec;
import org.tandemchess.engine.option.Worded;
import org.tandemchess.protocol.session.ScoreText;
import org.tandemchess.protocol.text.LineWriter;
import org.tandemchess.protocol.text.Tokens;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.SearchInfo;

/**
 * Plays both boards of a bughouse match for one team, in the dialect of the engine Hivemind: a
 * request is answered with a move on each board where the team is to move, or a pass.
 *
 * <p>Commands come from the thread of the session; the engine calls from others. The engine is
 * never called under the lock of this object, since it calls under its own.
 */
final class JointOperator {
  static final OptionSpec.Combo<Side> TEAM =
      new OptionSpec.Combo<>("Team", Side.WHITE, List.of(Side.values()));
  static final OptionSpec.Check TIME_ADVANTAGE = new OptionSpec.Check("TimeAdvantage", false);

  /** The older form of {@link #TIME_ADVANTAGE}. */
  static final OptionSpec.Combo<Mode> MODE =
      new OptionSpec.Combo<>("Mode", Mode.GO, List.of(Mode.values()));

  /** The color of a team on the first board. */
  enum Side implements Worded {
    WHITE,
    BLACK;

    Team team() {
      return this == WHITE ? Team.WHITE_A : Team.BLACK_A;
    }
  }

  /** Whether there is time to sit. */
  enum Mode implements Worded {
    SIT,
    GO;

    boolean isAhead() {
      return this == SIT;
    }
  }

  private final TandemEngine engine;
  private final LineWriter writer;
  private Position position = Position.start(RuleSet.BUGHOUSE);
  private Team team = Team.WHITE_A;
  private boolean ahead;

  // Guarded by the lock of this object: the requests that are not answered yet, in their order.
  private final ArrayDeque<JointSearch> unanswered = new ArrayDeque<>();

  JointOperator(TandemEngine engine, LineWriter writer) {
    this.engine = engine;
    this.writer = writer;
  }

  /** Returns whether a request is one for a team on both boards. */
  static boolean owns(Request request) {
    return request.match().sitRule() instanceof SitRule.InTurns;
  }

  /** Sets the team to play for. */
  void setTeam(Team next) {
    team = next;
  }

  /** Sets whether our team has more time than the enemy. */
  void setAhead(boolean next) {
    ahead = next;
  }

  /** Starts a game by other rules. */
  void setRules(RuleSet rules) {
    position = Position.start(rules);
  }

  /** Returns both boards as they were told last. */
  Position position() {
    return position;
  }

  void newGame() {
    position = Position.start(position.rules());
  }

  /** Takes a position line; returns what is wrong with it, or null. */
  @Nullable String setPosition(Tokens words) {
    return switch (JointText.position(words, position.rules())) {
      case JointText.Reading.Sound(Position read) -> {
        position = read;
        yield null;
      }
      case JointText.Reading.Wrong(String reason) -> reason;
    };
  }

  void go(UciGo go, long receivedNanos) {
    stop();
    engine.stop(Ending.ANSWER);
    Set<BoardId> boards = EnumSet.noneOf(BoardId.class);
    for (BoardId board : BoardId.values()) {
      boolean ours = position.seatToMove(board).team() == team;
      if (ours && position.end().isEmpty() && !position.legalMoves(board).isEmpty()) {
        boards.add(board);
      }
    }
    boolean mayWait = boards.isEmpty() && DoubleSit.isAllowed(position, team, ahead);
    MatchView match =
        MatchView.start(position.rules())
            .withPosition(position)
            .withSitRule(new SitRule.InTurns(ahead));
    Request request =
        new Request(match, boards, go.limits(receivedNanos, List.of()).withClock(false));
    synchronized (this) {
      unanswered.add(
          new JointSearch(request, mayWait ? JointText.WAIT : JointText.NOTHING_TO_MOVE));
      answerDone();
    }
    engine.setMatch(match, Ending.ANSWER);
    engine.go(request);
  }

  /** Lets what has nothing to think about be answered; the engine is stopped by the caller. */
  synchronized void stop() {
    unanswered.forEach(JointSearch::stop);
    answerDone();
  }

  /** Lets what waits for this be answered; the engine is told by the caller. */
  synchronized void ponderHit() {
    unanswered.forEach(JointSearch::hit);
    answerDone();
  }

  /** Answers the requests that can be, in their order. */
  private void answerDone() {
    while (!unanswered.isEmpty() && unanswered.element().isDone()) {
      writer.require(unanswered.remove().answer());
    }
  }

  private Optional<JointSearch> of(Request request) {
    return unanswered.stream().filter(search -> search.request() == request).findFirst();
  }

  synchronized void onInfo(Request request, BoardId board, SearchInfo info, ScoreText scores) {
    if (info.line() == 1) {
      of(request)
          .ifPresent(
              search -> {
                search.learn(board, info);
                writer.offer(search.info(scores));
              });
    }
  }

  synchronized void onBestMove(Request request, BoardId board, BestMove best) {
    of(request)
        .ifPresent(
            search -> {
              search.conclude(board, best);
              answerDone();
            });
  }
}
