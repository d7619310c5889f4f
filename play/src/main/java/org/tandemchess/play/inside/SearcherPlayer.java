package org.tandemchess.play.inside;

import java.util.EnumMap;
import java.util.Map;
import org.tandemchess.play.player.Answer;
import org.tandemchess.play.player.Answer.Decision;
import org.tandemchess.play.player.Answer.Thought;
import org.tandemchess.play.player.GameStart;
import org.tandemchess.play.player.MoveRequest;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.PlayedTurn;
import org.tandemchess.play.player.Player;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.play.player.PlayerListener;
import org.tandemchess.play.player.SilentListener;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.search.api.Search;
import org.tandemchess.search.api.SearchHandle;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.SearchListener;
import org.tandemchess.search.api.SearchResult;

/**
 * Plays what a search of one board finds, as if captures were worth nothing on the other, and sits
 * on a board without a search. Without a clock only.
 *
 * <p>Searches belong to whoever made the player, who closes them. Players of both teams may share
 * them where boards take turns: they then learn together. They forget when a game begins.
 */
final class SearcherPlayer implements Player {
  private final Map<BoardId, Search> searches;
  private final Map<BoardId, SearchHandle> running = new EnumMap<>(BoardId.class);
  private final int[] askedTurns = {-1, -1};
  private SearchLimits limits = SearchLimits.none();
  private PlayerListener listener = SilentListener.INSTANCE;

  SearcherPlayer(Map<BoardId, Search> searches) {
    this.searches = Map.copyOf(searches);
  }

  @Override
  public String name() {
    return "searcher";
  }

  @Override
  public void newGame(GameStart game, PlayerListener newListener) throws PlayerException {
    limits =
        switch (game.pace()) {
          case Pace.Depth(int plies) -> SearchLimits.none().withDepth(plies);
          case Pace.Nodes(long count) -> SearchLimits.none().withNodes(count);
          case Pace.Clock clock -> throw timed();
          case Pace.MoveTime time -> throw timed();
        };
    listener = newListener;
    for (Seat seat : game.seats()) {
      askedTurns[seat.board().index()] = -1;
      Search search = searches.get(seat.board());
      if (search != null) {
        search.forget();
      }
    }
  }

  private static PlayerException timed() {
    return new PlayerException(
        PlayerException.Kind.NOT_STARTED,
        "searcher plays without a clock: expected depth or nodes");
  }

  @Override
  public void ask(MoveRequest request) {
    BoardId board = request.board();
    Search search = searches.get(board);
    if (search == null) {
      listener.answered(Answer.to(request, new Decision.Sits(), Thought.NONE));
    } else if (askedTurns[board.index()] != request.turn()) {
      askedTurns[board.index()] = request.turn();
      running.put(
          board, search.start(request.state(), board, limits, new Asked(request, listener)));
    }
  }

  @Override
  public void withdraw(BoardId board) {
    SearchHandle handle = running.remove(board);
    if (handle != null) {
      handle.stop();
    }
  }

  @Override
  public void played(PlayedTurn turn) {}

  @Override
  public void hear(BoardId board, String words) {}

  @Override
  public void gameOver(GameState last, GameEnd end) {
    listener = SilentListener.INSTANCE;
  }

  @Override
  public void close() {
    for (BoardId board : BoardId.values()) {
      withdraw(board);
    }
  }

  /** Hears the search for one request; used by its thread only. */
  private static final class Asked implements SearchListener {
    private final MoveRequest request;
    private final PlayerListener listener;
    private Thought thought = Thought.NONE;
    private boolean failed;

    Asked(MoveRequest request, PlayerListener listener) {
      this.request = request;
      this.listener = listener;
    }

    @Override
    public void onInfo(SearchInfo info) {
      thought = Thought.of(info);
    }

    @Override
    public void onResult(SearchResult result) {
      if (!failed) {
        Decision decision =
            result.best().<Decision>map(Decision.Plays::new).orElseGet(Decision.Sits::new);
        listener.answered(Answer.to(request, decision, thought));
      }
    }

    @Override
    public void onFailure(Throwable fault) {
      failed = true;
      listener.failed(new PlayerException(PlayerException.Kind.CRASH, String.valueOf(fault)));
    }
  }
}
