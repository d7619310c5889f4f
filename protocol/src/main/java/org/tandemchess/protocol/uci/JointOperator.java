package org.tandemchess.protocol.uci;

import java.util.ArrayDeque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.EngineListener;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.GoRequest;
import org.tandemchess.engine.SingleEngine;
import org.tandemchess.engine.option.OptionSpec;
import org.tandemchess.engine.option.Worded;
import org.tandemchess.engine.team.TeamMessage;
import org.tandemchess.protocol.session.CommonLines;
import org.tandemchess.protocol.text.LineWriter;
import org.tandemchess.protocol.text.Tokens;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.Searcher;

/**
 * Plays both boards of a bughouse match for one team, in the dialect of the engine Hivemind: a
 * request is answered with a move on each board where the team is to move, or a pass.
 *
 * <p>Commands come from the thread of the session; the engines, one a board, call from others. The
 * engines are never called under the lock of this object, since they call it under theirs.
 */
final class JointOperator implements EngineListener {
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

  private final LineWriter writer;
  private final Map<BoardId, SingleEngine> engines = new EnumMap<>(BoardId.class);
  private Position position = Position.start(RuleSet.BUGHOUSE);
  private Team team = Team.WHITE_A;
  private boolean ahead;
  private boolean weakened;

  // Guarded by the lock of this object. What the team knows; the requests in their order, and those
  // of each board.
  private final JointTeam mind = new JointTeam();
  private final ArrayDeque<JointSearch> unanswered = new ArrayDeque<>();
  private final Map<BoardId, ArrayDeque<JointSearch>> searched = new EnumMap<>(BoardId.class);

  JointOperator(Supplier<? extends Searcher> searchers, LineWriter writer) {
    this.writer = writer;
    for (BoardId board : BoardId.values()) {
      engines.put(board, new SingleEngine(board, () -> mind.searcher(searchers.get()), this));
      searched.put(board, new ArrayDeque<>());
    }
  }

  /** Returns the engines of both boards. */
  List<SingleEngine> engines() {
    return List.copyOf(engines.values());
  }

  /** Sets the team to play for. */
  void setTeam(Team next) {
    team = next;
  }

  /** Sets whether our team has more time than the enemy. */
  void setAhead(boolean next) {
    ahead = next;
  }

  /** Gives the engines their options; each has half of the hash. */
  void setOptions(EngineOptions options) {
    weakened = options.strength().limited();
    OptionSpec.Spin hash = EngineOptions.HASH;
    EngineOptions each = options.with(hash, hash.nearest(options.hash() / 2));
    engines.values().forEach(engine -> engine.setOptions(each));
  }

  void newGame() {
    stop();
    engines.values().forEach(SingleEngine::newGame);
    position = Position.start(RuleSet.BUGHOUSE);
    synchronized (this) {
      mind.forget();
    }
  }

  /** Takes a position line; returns what is wrong with it, or null. */
  @Nullable String setPosition(Tokens words) {
    stop();
    return switch (JointText.position(words)) {
      case JointText.Reading.Sound(Position read) -> {
        position = read;
        yield null;
      }
      case JointText.Reading.Wrong(String reason) -> reason;
    };
  }

  void go(UciGo go, long receivedNanos) {
    stop();
    Set<BoardId> boards = EnumSet.noneOf(BoardId.class);
    for (BoardId board : BoardId.values()) {
      boolean ours = position.seatToMove(board).team() == team;
      if (ours && position.end().isEmpty() && !position.legalMoves(board).isEmpty()) {
        boards.add(board);
      }
    }
    JointSearch search = new JointSearch(position, boards, ahead, go);
    synchronized (this) {
      if (weakened) {
        // What was learned for earlier moves is beyond the horizon.
        mind.forget();
      }
      mind.setPosition(position);
      boards.forEach(board -> mind.begin(position, board));
      unanswered.add(search);
      boards.forEach(board -> searchesOf(board).add(search));
      answerDone();
    }
    for (BoardId board : boards) {
      GoRequest request = go.unclocked(board, receivedNanos);
      SingleEngine engine = engine(board);
      if (go.isPonder()) {
        engine.ponder(position, request, Clocks.NONE);
      } else {
        engine.go(position, request, Clocks.NONE);
      }
    }
  }

  void stop() {
    synchronized (this) {
      unanswered.forEach(JointSearch::stop);
      answerDone();
    }
    engines.values().forEach(SingleEngine::stop);
  }

  void ponderHit() {
    synchronized (this) {
      unanswered.forEach(JointSearch::hit);
      answerDone();
    }
    engines.values().forEach(SingleEngine::ponderHit);
  }

  private SingleEngine engine(BoardId board) {
    return Objects.requireNonNull(engines.get(board));
  }

  private ArrayDeque<JointSearch> searchesOf(BoardId board) {
    return searched.computeIfAbsent(board, any -> new ArrayDeque<>());
  }

  /** Answers the requests that can be, in their order. */
  private void answerDone() {
    while (!unanswered.isEmpty() && unanswered.element().isDone()) {
      writer.require(unanswered.remove().answer(mind));
    }
  }

  @Override
  public synchronized void onInfo(BoardId board, Position searchedPosition, SearchInfo info) {
    // An engine answers its requests in their order, so the oldest is what it is about.
    JointSearch search = searchesOf(board).peek();
    if (search != null && info.line() == 1) {
      mind.observe(searchedPosition, board, info);
      search.learn(board, info);
      writer.offer(search.info());
    }
  }

  @Override
  public synchronized void onBestMove(
      BoardId board, Position searchedPosition, Optional<Move> best, Optional<Move> reply) {
    JointSearch search = searchesOf(board).poll();
    if (search != null) {
      search.conclude(board, best, reply);
      answerDone();
    }
  }

  @Override
  public void onTeamMessage(TeamMessage message) {
    // The team is of one mind.
  }

  @Override
  public void onFault(BoardId board, Throwable fault) {
    writer.report(CommonLines.fault(board, fault), fault);
  }
}
