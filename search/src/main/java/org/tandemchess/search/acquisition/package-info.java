/**
 * What can be won on a board, at what price, and what a piece more would be worth there: what one
 * board has to say to the other.
 *
 * <p>Entry types: {@link org.tandemchess.search.acquisition.AcquisitionSearcher}, which analyses a
 * board, and {@link org.tandemchess.search.acquisition.Acquisition}, its result. The result is
 * immutable and safe for use by any thread. P and C are named as in the description of
 * bughouse-engine, by Viren Sawant.
 */
@NullMarked
package org.tandemchess.search.acquisition;

import org.jspecify.annotations.NullMarked;
