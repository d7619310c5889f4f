/**
 * Two boards as one game: snapshots of both, prices of one in the search of the other, styles and
 * time states from four clocks, whether a move is played or held back, and talk between partners.
 *
 * <p>Entry types: {@link org.tandemchess.engine.team.TeamMind}, {@link
 * org.tandemchess.engine.team.TeamMessage}, {@link org.tandemchess.engine.team.TeamTalk}. Desks and
 * wishes are safe for use by any thread, a searcher is used by one; the rest is used under the lock
 * of the engine. P, C, states, styles and options are after bughouse-engine, by Viren Sawant; the
 * message kinds are those of UBI.
 */
@NullMarked
package org.tandemchess.engine.team;

import org.jspecify.annotations.NullMarked;
