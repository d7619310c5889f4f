package org.tandemchess.rules.notation;

import java.util.Optional;
import org.tandemchess.rules.core.BoardId;

/**
 * Something in a file of games that is wrong or odd.
 *
 * @param kind what it is
 * @param game number of the game in the file, from 1
 * @param line line of the file, from 1
 * @param ply number of the half-move in the game over both boards, from 1; 0 when it is about no
 *     move
 * @param board the board of the move, if it is about one
 * @param token the offending text
 * @param why what was expected, in words
 */
public record BpgnProblem(
    Kind kind, int game, int line, int ply, Optional<BoardId> board, String token, String why) {

  /**
   * What can be wrong. Errors make a game a bad one, warnings do not; a move that is wrong also
   * ends the reading of its game.
   */
  public enum Kind {
    /** A move that cannot be read, is illegal or ambiguous, or drops what is not there. */
    MOVE(true),
    /** A move of the side that is not to move on its board. */
    WRONG_SIDE(true),
    /** A move after the match has ended, on the board that ended it or after the result. */
    MOVE_AFTER_END(true),
    /** A start position that cannot be set up. */
    START_POSITION(true),
    /** Text that is neither tag, move, comment nor result, and so may be a move that is lost. */
    UNREAD(true),
    /** No move was read at all, neither of the text that stands there nor of any. */
    NO_MOVE(true),
    /** A variation that ends with the game at the latest, and what stands in it is lost. */
    UNCLOSED_VARIATION(true),
    /** A legal move on the other board after the end, as when two moves crossed; kept apart. */
    LATE_MOVE(false),
    /** A tag that names no rules that are known; the usual ones hold instead. */
    UNKNOWN_RULES(false),
    WRONG_NUMBER(false),
    /** The same half-move twice; the second is skipped. */
    DUPLICATE_PLY(false),
    /** A sign or a label that means nothing where it stands. */
    JUNK(false),
    UNCLOSED_COMMENT(false),
    /** A clock that shows more than before and the increments since. */
    CLOCK_ROSE(false),
    /** A clock that shows more than the time control gives. */
    CLOCK_ABOVE_BASE(false),
    /** Clocks of the two boards by which moves were not made in the order of the file. */
    CLOCKS_DISAGREE(false),
    /** More pieces over both boards than two sets hold. */
    MATERIAL(false),
    /** Not as many lag values as half-moves. */
    LAG_COUNT(false),
    /** A result that fits the loser under no convention. */
    RESULT_CONTRADICTS(false);

    private final boolean error;

    Kind(boolean error) {
      this.error = error;
    }

    public boolean isError() {
      return error;
    }
  }

  /** Returns one line for people. */
  public String message() {
    String where = board.map(id -> ", board " + id + ", ply " + ply).orElse("");
    return "game " + game + where + ", line " + line + ", '" + token + "': " + why;
  }
}
