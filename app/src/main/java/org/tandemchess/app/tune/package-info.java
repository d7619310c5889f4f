/**
 * {@code tandem tune}: weights fitted to games, options tuned and screened by games.
 *
 * <p>Entry type: {@link org.tandemchess.app.tune.TuneCommand}. Used by one thread.
 */
@NullMarked
package org.tandemchess.app.tune;

import org.jspecify.annotations.NullMarked;
