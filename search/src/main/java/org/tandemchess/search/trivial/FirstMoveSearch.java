package org.tandemchess.search.trivial;

import java.util.List;
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

/** Finds the first legal move, at once. */
public final class FirstMoveSearch implements Searcher {

  @Override
  public SearchResult search(
      SearchRequest request, SearchControl control, Consumer<SearchInfo> progress) {
    if (!request.limits().searchMoves().isEmpty()) {
      return found(request.limits().searchMoves().getFirst(), control, progress);
    }
    Board copy = request.state().position().boardCopy(request.board());
    MoveBuffer moves = new MoveBuffer();
    MoveGenerator.legal(copy, moves);
    return moves.size() == 0
        ? SearchResult.NONE
        : found(MoveCodec.toMove(moves.get(0)), control, progress);
  }

  private static SearchResult found(
      Move move, SearchControl control, Consumer<SearchInfo> progress) {
    List<Move> line = List.of(move);
    progress.accept(
        new SearchInfo(1, 1, 1, control.elapsedMillis(), 0, Score.centipawns(0), line, 1));
    return SearchResult.of(line);
  }

  /** Nothing can be set. */
  @Override
  public void configure(SearchSettings settings) {}

  /** Nothing is remembered. */
  @Override
  public void forget() {}
}
