package org.tandemchess.match.play;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.tandemchess.play.player.Player;
import org.tandemchess.rules.core.BoardId;

/**
 * The players of one team: one for both boards, or one a board. They stay for many games, until one
 * fails. Used by one thread.
 */
final class Lineup implements AutoCloseable {
  private final Map<BoardId, Player> players = new EnumMap<>(BoardId.class);

  Lineup(TeamEntry team, int index, PlayerFactory factory, String label) {
    EngineEntry first = team.engines().getFirst();
    if (team.engines().size() == 1 && first.playsBothBoards()) {
      Player both = factory.create(first, index, label);
      players.put(BoardId.A, both);
      players.put(BoardId.B, both);
    } else {
      for (BoardId board : BoardId.values()) {
        EngineEntry engine = board == BoardId.A ? first : team.engines().getLast();
        players.put(board, factory.create(engine, index, label + " " + board));
      }
    }
  }

  Player on(BoardId board) {
    return Objects.requireNonNull(players.get(board));
  }

  @Override
  public void close() {
    List<Player> all = new ArrayList<>(players.values());
    for (Player player : all.stream().distinct().toList()) {
      player.close();
    }
  }
}
