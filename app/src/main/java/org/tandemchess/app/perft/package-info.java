/**
 * {@code tandem perft}: sequences of moves, counted and compared with a table.
 *
 * <p>Entry type: {@link org.tandemchess.app.perft.PerftCommand}. Used by one thread.
 */
@NullMarked
package org.tandemchess.app.perft;

import org.jspecify.annotations.NullMarked;
