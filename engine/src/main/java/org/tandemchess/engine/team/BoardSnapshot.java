package org.tandemchess.engine.team;

import java.util.List;
import java.util.Optional;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.acquisition.Acquisition;
import org.tandemchess.search.api.Score;

/**
 * What is known of one board at one moment. Immutable.
 *
 * @param key of the board: pieces, reserves, turn and rights
 * @param toMove the seat whose turn it is
 * @param depth plies behind the score; 0 if there is none
 * @param score how good the board is for the seat to move, if a search has told
 * @param line the best line, legal; empty if none is known
 * @param acquisition what can be won here and what pieces are worth here
 */
public record BoardSnapshot(
    long key,
    Seat toMove,
    int depth,
    Optional<Score> score,
    List<Move> line,
    Acquisition acquisition) {

  /** Copies the line. */
  public BoardSnapshot {
    line = List.copyOf(line);
  }

  /** Returns what is known of the board of a seat to move before anything was searched. */
  public static BoardSnapshot blank(Position position, Seat toMove) {
    return new BoardSnapshot(
        position.key(toMove.board()),
        toMove,
        0,
        Optional.empty(),
        List.of(),
        Acquisition.unknown(toMove.board()));
  }

  /** Returns whether a board is still the one that this tells of. */
  public boolean isOf(Position position) {
    return key == position.key(toMove.board());
  }

  /** Returns this with what a search has found; what is shallower than the known is left out. */
  public BoardSnapshot searched(int plies, Score found, List<Move> best) {
    return plies < depth
        ? this
        : new BoardSnapshot(key, toMove, plies, Optional.of(found), best, acquisition);
  }

  /** Returns this with what an analysis has found, unless a larger one is known. */
  public BoardSnapshot analysed(Acquisition found) {
    return found.nodes() < acquisition.nodes()
        ? this
        : new BoardSnapshot(key, toMove, depth, score, line, found);
  }

  /**
   * Returns whether the seat to move is lost unless a piece arrives or the partner wins first: it
   * is being mated or will stand in a check that only a piece can answer.
   */
  public boolean isLost() {
    return score.isPresent() && score.get().isLost();
  }
}
