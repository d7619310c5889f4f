package org.tandemchess.protocol.ubi;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.MoveCodec;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.SearchRequest;
import org.tandemchess.search.api.SearchResult;
import org.tandemchess.search.api.SearchSettings;
import org.tandemchess.search.api.Searcher;
import org.tandemchess.search.api.StopReason;

/** Tells a depth a millisecond and uses all its limits allow, as a real search does. */
final class PatientSearch implements Searcher {

  @Override
  public SearchResult search(
      SearchRequest request, SearchControl control, Consumer<SearchInfo> progress) {
    List<Move> line =
        line(request.state().position().boardCopy(request.board()), request.limits().searchMoves());
    if (line.isEmpty() || control.isStopped()) {
      return SearchResult.none(line.isEmpty() ? StopReason.NO_MOVE : StopReason.STOPPED);
    }
    int depth = 0;
    do {
      depth++;
      progress.accept(
          new SearchInfo(
              depth, depth, depth, control.elapsedMillis(), 0, Score.centipawns(depth), line, 1));
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
    } while (!control.mustEnd()
        && depth < request.limits().depth()
        && depth < request.limits().nodes());
    boolean endless =
        !request.limits().isBounded() && request.limits().depth() == SearchLimits.MAX_DEPTH;
    while (endless && !control.mustEnd()) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
    }
    StopReason own =
        depth < request.limits().depth() && depth >= request.limits().nodes()
            ? StopReason.NODES
            : StopReason.DEPTH;
    return SearchResult.of(line, control.mustEnd() ? control.reason() : own);
  }

  /** Returns the last legal move, or the first wished one, and the last legal answer. */
  private static List<Move> line(Board board, List<Move> wished) {
    List<Move> line = new ArrayList<>();
    MoveBuffer moves = new MoveBuffer();
    MoveGenerator.legal(board, moves);
    if (moves.size() > 0) {
      int move =
          wished.isEmpty()
              ? moves.get(moves.size() - 1)
              : MoveCodec.toInt(wished.getFirst(), board);
      line.add(MoveCodec.toMove(move));
      board.makeMove(move);
      moves.clear();
      MoveGenerator.legal(board, moves);
      if (moves.size() > 0) {
        line.add(MoveCodec.toMove(moves.get(moves.size() - 1)));
      }
    }
    return line;
  }

  @Override
  public void configure(SearchSettings settings) {}

  @Override
  public void forget() {}
}
