package org.tandemchess.play.inside;

import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.tandemchess.play.game.GameRules;
import org.tandemchess.play.game.GameRunner;
import org.tandemchess.play.game.PlayedGame;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.Player;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.search.api.Search;
import org.tandemchess.search.api.SearchThread;
import org.tandemchess.search.api.Searcher;

/**
 * Games of searchers of one board against themselves, one searcher a board for both sides, to make
 * data of. Boards take turns; the same start gives the same game. Used by one thread.
 */
public final class SearcherGames {
  private final Map<BoardId, Searcher> searchers;
  private final GameRunner runner;

  /**
   * Gets ready.
   *
   * @param searchers who plays a board; one without stays as it is
   * @param pace depth or nodes of each move
   * @param plyLimit moves of all seats together after which a game is left
   * @throws IllegalArgumentException if the pace is one of a clock
   */
  public SearcherGames(Map<BoardId, Searcher> searchers, Pace pace, int plyLimit) {
    if (pace.isTimed()) {
      throw new IllegalArgumentException(pace + ": expected depth or nodes");
    }
    this.searchers = Map.copyOf(searchers);
    runner = new GameRunner(GameRules.selfPlay(pace, plyLimit));
  }

  /**
   * Plays a game. The searchers forget what they knew before it.
   *
   * @throws CancellationException if the thread is interrupted, as it still is then
   * @throws IllegalStateException if a searcher fails
   */
  public PlayedGame play(GameState start) {
    Map<BoardId, Search> searches = new EnumMap<>(BoardId.class);
    searchers.forEach(
        (board, searcher) -> searches.put(board, new SearchThread(searcher, "game " + board)));
    Map<Seat, Player> players = new EnumMap<>(Seat.class);
    for (Team team : Team.values()) {
      Player player = new SearcherPlayer(searches);
      for (BoardId board : BoardId.values()) {
        players.put(team.seatOn(board), player);
      }
    }
    try {
      PlayedGame game = runner.play(start, players, 1);
      if (game.outcome().cause().isFault()) {
        throw new IllegalStateException(game.outcome().toString());
      }
      return game;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted in a game");
    } finally {
      searches.values().forEach(Search::close);
    }
  }
}
