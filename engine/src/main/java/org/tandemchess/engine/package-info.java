/**
 * Two boards as one game: {@link org.tandemchess.engine.TandemEngine} holds the position, starts
 * and ends the search of each board, thinks on the time of others and talks to the partner.
 *
 * <p>Orders come from one thread, a protocol's; results are told to an {@link
 * org.tandemchess.engine.EngineListener} from the threads of the searches. Times are milliseconds
 * unless a name says nanoseconds.
 */
@NullMarked
package org.tandemchess.engine;

import org.jspecify.annotations.NullMarked;
