/**
 * What a match says about strength: score, Elo with an interval, sequential tests, rating lists,
 * the effects of changes.
 *
 * <p>Entry types: {@link org.tandemchess.match.stats.MatchScore}, {@link
 * org.tandemchess.match.stats.Sprt}, {@link org.tandemchess.match.stats.RatingList}, {@link
 * org.tandemchess.match.stats.Effects}. Everything is immutable and safe for any thread. Two games
 * from one opening with teams swapped are one pair, and pairs are the unit: an opening that favors
 * a side then cancels instead of adding noise.
 */
@NullMarked
package org.tandemchess.match.stats;

import org.jspecify.annotations.NullMarked;
