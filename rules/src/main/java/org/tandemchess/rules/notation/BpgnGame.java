package org.tandemchess.rules.notation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.IllegalMoveException;
import org.tandemchess.rules.position.Position;

/**
 * A recorded match.
 *
 * @param tags all tags in their order but {@code Result}, {@code SetUp}, {@code FEN} and the {@code
 *     Rules} of a preset, which are the components result and start
 * @param start where the match started, and by what rules
 * @param preface what was said before the first move
 * @param moves the moves of both boards in the order of time
 * @param late moves of the other board that a file lists after the end of the match; they arrived
 *     too late and count for nothing
 * @param ending the words of the end comment, such as {@code P2 checkmated}
 * @param end how the match ended, where the end comment or the board tell
 * @param result the result as a team sees it
 */
public record BpgnGame(
    Map<String, String> tags,
    Position start,
    List<BpgnComment> preface,
    List<BpgnMove> moves,
    List<BpgnMove> late,
    Optional<String> ending,
    Optional<GameEnd> end,
    BpgnResult result) {

  public BpgnGame {
    tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    preface = List.copyOf(preface);
    moves = List.copyOf(moves);
    late = List.copyOf(late);
  }

  /**
   * Returns the record of a match that was played here, its end comment and result made from the
   * end.
   */
  public static BpgnGame of(
      Map<String, String> tags, Position start, List<BpgnMove> moves, Optional<GameEnd> end) {
    Optional<String> ending = end.map(how -> BpgnEnding.write(how, tags));
    BpgnResult result = end.map(BpgnResult::of).orElse(BpgnResult.UNKNOWN);
    return new BpgnGame(tags, start, List.of(), moves, List.of(), ending, end, result);
  }

  /** Returns the name of the tag that holds a player, such as {@code WhiteA}. */
  public static String tagOf(Seat seat) {
    return (seat.color() == Color.WHITE ? "White" : "Black") + seat.board();
  }

  /** Returns the name of a player, if the tags tell. */
  public Optional<String> player(Seat seat) {
    return Optional.ofNullable(tags.get(tagOf(seat)));
  }

  /**
   * Returns the match after all moves but the late ones.
   *
   * @throws IllegalMoveException if a move is not legal
   */
  public GameState replay() {
    GameState state = GameState.of(start);
    for (BpgnMove move : moves) {
      state = state.play(move.board(), move.move());
    }
    return state;
  }
}
