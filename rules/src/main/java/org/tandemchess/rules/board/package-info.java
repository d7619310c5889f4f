/**
 * Boards for searching: mutable, without allocation, with all legal moves.
 *
 * <p>Entry types: {@link org.tandemchess.rules.board.Board}, {@link
 * org.tandemchess.rules.board.TwoBoards} for both boards of a match, {@link
 * org.tandemchess.rules.board.MoveGenerator}, {@link org.tandemchess.rules.board.Moves}. A board
 * belongs to one thread at a time; the static methods keep no state. The immutable position is in
 * {@code rules.position}.
 */
@NullMarked
package org.tandemchess.rules.board;

import org.jspecify.annotations.NullMarked;
