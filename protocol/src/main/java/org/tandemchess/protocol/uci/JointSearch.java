package org.tandemchess.protocol.uci;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.BestMove;
import org.tandemchess.engine.Request;
import org.tandemchess.protocol.session.ScoreText;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.api.Release;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchInfo;

/**
 * One request of a team: the answer is made of those for each board where it is to move. Guarded by
 * the lock of {@link JointOperator}.
 */
final class JointSearch {
  private final Request request;
  private final String idle;
  private final Set<BoardId> pending = EnumSet.noneOf(BoardId.class);
  private final Map<BoardId, BestMove> found = new EnumMap<>(BoardId.class);
  private final Map<BoardId, SearchInfo> latest = new EnumMap<>(BoardId.class);
  private boolean free;

  /**
   * Begins.
   *
   * @param idle the answer where the request is about no board
   */
  JointSearch(Request request, String idle) {
    this.request = request;
    this.idle = idle;
    pending.addAll(request.boards());
    free = request.limits().release() == Release.AT_LIMIT;
  }

  Request request() {
    return request;
  }

  /** Lets it be answered. */
  void stop() {
    free = true;
  }

  /** Lets it be answered if it waits for this. */
  void hit() {
    free |= request.limits().release() == Release.ON_HIT;
  }

  boolean isDone() {
    return free && pending.isEmpty();
  }

  void learn(BoardId board, SearchInfo info) {
    latest.put(board, info);
  }

  void conclude(BoardId board, BestMove best) {
    pending.remove(board);
    found.put(board, best);
  }

  /** Returns the answer once there is one for each board. */
  String answer() {
    if (found.isEmpty()) {
      return idle;
    }
    JointMove best = JointMove.NONE;
    JointMove reply = JointMove.NONE;
    for (Map.Entry<BoardId, BestMove> entry : found.entrySet()) {
      best = best.with(entry.getKey(), entry.getValue().move());
      reply = reply.with(entry.getKey(), entry.getValue().reply());
    }
    return JointText.bestMove(best, reply);
  }

  /** Returns what is known of both boards together. */
  String info(ScoreText scores) {
    List<SearchInfo> infos = List.copyOf(latest.values());
    int depth = infos.stream().mapToInt(SearchInfo::depth).min().orElse(0);
    int selective = infos.stream().mapToInt(SearchInfo::selectiveDepth).max().orElse(0);
    long nodes = infos.stream().mapToLong(SearchInfo::nodes).sum();
    long millis = infos.stream().mapToLong(SearchInfo::millis).max().orElse(0);
    StringBuilder line = new StringBuilder(192);
    line.append("info depth ").append(depth);
    line.append(" seldepth ").append(Math.max(depth, selective));
    line.append(" score ").append(scores.of(score(infos), RuleSet.BUGHOUSE));
    line.append(" nodes ").append(nodes);
    line.append(" nps ").append(nodes * 1000 / Math.max(1, millis));
    line.append(" time ").append(millis).append(" pv");
    List<Move> a = line(BoardId.A);
    List<Move> b = line(BoardId.B);
    for (int i = 0; i < Math.max(a.size(), b.size()); i++) {
      line.append(' ').append(JointText.pair(new JointMove(at(a, i), at(b, i))));
    }
    return line.toString();
  }

  private List<Move> line(BoardId board) {
    @Nullable SearchInfo info = latest.get(board);
    return info == null ? List.of() : info.variation();
  }

  private static Optional<Move> at(List<Move> line, int index) {
    return index < line.size() ? Optional.of(line.get(index)) : Optional.empty();
  }

  /** A mate on one board ends the match, ours before theirs; else what both are worth. */
  private static Score score(List<SearchInfo> infos) {
    int sum = 0;
    @Nullable Score mate = null;
    for (SearchInfo info : infos) {
      switch (info.score()) {
        case Score.Centipawns(int value) -> sum += value;
        case Score.Waiting waiting -> sum += waiting.inCentipawns(Score.MATE_BASE);
        case Score.Mate each -> mate = mate == null || each.isWon() ? each : mate;
      }
    }
    return mate == null ? Score.centipawns(sum) : mate;
  }
}
