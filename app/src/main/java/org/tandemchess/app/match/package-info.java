/**
 * {@code tandem match} and {@code tandem openings}: games between teams, and the positions they
 * start from.
 *
 * <p>Entry types: {@link org.tandemchess.app.match.MatchCommand}, {@link
 * org.tandemchess.app.match.OpeningsCommand}. The reporter of a match is called by its threads, one
 * at a time; all else is used by one thread.
 */
@NullMarked
package org.tandemchess.app.match;

import org.jspecify.annotations.NullMarked;
