package org.tandemchess.lab.book;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.notation.BpgnMove;
import org.tandemchess.rules.notation.BpgnReading;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

/** Which moves were played in recorded games, and how often. Used by one thread. */
public final class GameMoves {
  private final int plies;
  private final Map<Long, Map<Move, Integer>> counts = new HashMap<>();

  /**
   * Makes an empty collection.
   *
   * @param plies how many moves of each board of a game count
   */
  public GameMoves(int plies) {
    this.plies = plies;
  }

  /** Adds both boards of games, as far as the games can be read. */
  public void add(List<BpgnReading> readings) {
    readings.forEach(this::add);
  }

  private void add(BpgnReading reading) {
    GameState state = GameState.of(reading.game().start());
    int[] played = new int[2];
    for (BpgnMove move : reading.game().moves()) {
      if (played[move.board().index()]++ < plies) {
        counts
            .computeIfAbsent(state.position().key(move.board()), key -> new LinkedHashMap<>())
            .merge(move.move(), 1, Integer::sum);
      }
      state = state.play(move.board(), move.move());
      if (state.end().isPresent()) {
        return;
      }
    }
  }

  /** Returns how often each move was played on board A of a position, hands included. */
  Map<Move, Integer> at(Position position) {
    return counts.getOrDefault(position.key(BoardId.A), Map.of());
  }
}
