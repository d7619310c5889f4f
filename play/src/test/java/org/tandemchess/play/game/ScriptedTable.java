package org.tandemchess.play.game;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.tandemchess.play.player.Player;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.position.GameState;

/** A table with a scripted player for each team; the script is that of a game, board by board. */
final class ScriptedTable {
  final ScriptedPlayer whiteA;
  final ScriptedPlayer blackA;
  final Map<Seat, Player> players = new EnumMap<>(Seat.class);
  final GameState start = GameState.start(RuleSet.BUGHOUSE);

  /**
   * Seats the players.
   *
   * @param boardA words for both sides of board A, in turn
   * @param boardB the same for board B
   */
  ScriptedTable(String boardA, String boardB) {
    Map<BoardId, Deque<String>> script = Map.of(BoardId.A, words(boardA), BoardId.B, words(boardB));
    whiteA = new ScriptedPlayer(script);
    blackA = new ScriptedPlayer(script);
    for (BoardId board : BoardId.values()) {
      players.put(Team.WHITE_A.seatOn(board), whiteA);
      players.put(Team.BLACK_A.seatOn(board), blackA);
    }
  }

  private static Deque<String> words(String text) {
    return new ArrayDeque<>(text.isEmpty() ? List.of() : List.of(text.split(" ", -1)));
  }

  PlayedGame play(GameRules rules) throws InterruptedException {
    return new GameRunner(rules).play(start, players, 1);
  }
}
