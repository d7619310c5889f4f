package org.tandemchess.protocol.rehearsal;

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
import org.tandemchess.search.api.SearchRequest;
import org.tandemchess.search.api.SearchResult;
import org.tandemchess.search.api.SearchSettings;
import org.tandemchess.search.api.Searcher;
import org.tandemchess.search.api.StopReason;

/**
 * Tells a depth every so often, a millisecond as a rule, and has seen everything at a depth of its
 * own, if not before.
 */
public final class SteppingSearch implements Searcher {
  private final int deepest;
  private final long stepNanos;

  /** Makes a search that ends by itself at a depth. */
  public SteppingSearch(int deepest) {
    this(deepest, 1);
  }

  /** Makes a search that ends by itself at a depth and takes its time for each. */
  public SteppingSearch(int deepest, long stepMillis) {
    this.deepest = deepest;
    this.stepNanos = TimeUnit.MILLISECONDS.toNanos(stepMillis);
  }

  @Override
  public SearchResult search(
      SearchRequest request, SearchControl control, Consumer<SearchInfo> progress) {
    List<Move> line =
        line(request.state().position().boardCopy(request.board()), request.limits().searchMoves());
    int end = Math.min(deepest, request.limits().depth());
    for (int depth = 1; depth <= end && !control.mustEnd(); depth++) {
      progress.accept(
          new SearchInfo(
              depth, depth, depth, control.elapsedMillis(), 0, Score.centipawns(depth), line, 1));
      LockSupport.parkNanos(stepNanos);
    }
    return SearchResult.of(line, control.mustEnd() ? control.reason() : StopReason.DEPTH);
  }

  /** Returns the first wished or legal move and the first legal answer. */
  private static List<Move> line(Board board, List<Move> wished) {
    List<Move> line = new ArrayList<>();
    MoveBuffer moves = new MoveBuffer();
    MoveGenerator.legal(board, moves);
    if (moves.size() > 0) {
      int move = wished.isEmpty() ? moves.get(0) : MoveCodec.toInt(wished.getFirst(), board);
      line.add(MoveCodec.toMove(move));
      board.makeMove(move);
      moves.clear();
      MoveGenerator.legal(board, moves);
      if (moves.size() > 0) {
        line.add(MoveCodec.toMove(moves.get(0)));
      }
    }
    return line;
  }

  @Override
  public void configure(SearchSettings settings) {}

  @Override
  public void forget() {}
}
