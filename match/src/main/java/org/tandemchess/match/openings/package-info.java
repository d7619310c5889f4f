/**
 * Two-board positions to start games from: reading them, and making balanced, varied ones.
 *
 * <p>Entry types: {@link org.tandemchess.match.openings.Openings}, {@link
 * org.tandemchess.match.openings.OpeningMaker}. Immutable, safe for any thread.
 */
@NullMarked
package org.tandemchess.match.openings;

import org.jspecify.annotations.NullMarked;
