/**
 * Counts leaves with several threads, branch by branch, and measures how fast one thread finds
 * them.
 *
 * <p>Entry types: {@link org.tandemchess.lab.perft.ParallelPerft}, {@link
 * org.tandemchess.lab.perft.BoardTree}, {@link org.tandemchess.lab.perft.JointTree}, {@link
 * org.tandemchess.lab.perft.PerftRates}. A tree may be shared by threads; each makes a counter of
 * its own.
 */
@NullMarked
package org.tandemchess.lab.perft;

import org.jspecify.annotations.NullMarked;
