/**
 * One board for searching: mutable, without allocation, with all legal moves.
 *
 * <p>Entry types: {@link org.tandemchess.rules.board.Board}, {@link
 * org.tandemchess.rules.board.MoveGenerator}, {@link org.tandemchess.rules.board.Moves}. A board
 * belongs to one thread at a time; the static methods keep no state. The position with both boards
 * is {@code rules.position}.
 */
@NullMarked
package org.tandemchess.rules.board;

import org.jspecify.annotations.NullMarked;
