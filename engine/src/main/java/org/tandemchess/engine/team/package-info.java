/**
 * The brain that joins a search for each board by prices: snapshots of both boards, prices of one
 * in the search of the other, styles and time states from four clocks, whether a move is played or
 * held back, and talk between partners.
 *
 * <p>Entry type: {@link org.tandemchess.engine.team.PriceBrain}. Prices, snapshots and wishes are
 * safe for use by any thread, a searcher is used by one; the rest is used under the monitor of the
 * engine. P, C, states, styles and options are after bughouse-engine, by Viren Sawant.
 */
@NullMarked
package org.tandemchess.engine.team;

import org.jspecify.annotations.NullMarked;
