/**
 * Positions of Tandem's own games with scores and results.
 *
 * <p>Entry types: {@link org.tandemchess.train.games.GameMaker}, {@link
 * org.tandemchess.train.games.Sample}. All are immutable; a stream of games is for one thread.
 */
@NullMarked
package org.tandemchess.train.games;

import org.jspecify.annotations.NullMarked;
