/**
 * Both boards of a match as values: raw set-ups, validated positions, moves, and games with their
 * ends.
 *
 * <p>A {@link org.tandemchess.rules.position.Setup} says what a text said and may be wrong; a
 * {@link org.tandemchess.rules.position.Position} is valid and knows the rules; a {@link
 * org.tandemchess.rules.position.GameState} adds clocks and the moves so far. A chess or crazyhouse
 * game uses the same types: it is played on board A while board B rests in the start position and
 * no piece crosses.
 *
 * <p>Every type here is immutable and safe for use by any thread; the mutable twin for searching is
 * {@link org.tandemchess.rules.board.Board}, of which {@link
 * org.tandemchess.rules.position.Position#boardCopy} hands out copies.
 */
@NullMarked
package org.tandemchess.rules.position;

import org.jspecify.annotations.NullMarked;
