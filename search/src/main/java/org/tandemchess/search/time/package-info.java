/**
 * How long to think: from the four clocks of a match to one {@link
 * org.tandemchess.search.time.TimeBudget}.
 *
 * <p>Entry type: {@link org.tandemchess.search.time.TimeManager}. All types are immutable and safe
 * for use by any thread; times are milliseconds.
 */
@NullMarked
package org.tandemchess.search.time;

import org.jspecify.annotations.NullMarked;
