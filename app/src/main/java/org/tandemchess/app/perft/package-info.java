/**
 * Counts leaves with several threads, branch by branch.
 *
 * <p>Entry types: {@link org.tandemchess.app.perft.ParallelPerft}, {@link
 * org.tandemchess.app.perft.BoardTree}, {@link org.tandemchess.app.perft.JointTree}. A tree may be
 * shared by threads; each makes a counter of its own.
 */
@NullMarked
package org.tandemchess.app.perft;

import org.jspecify.annotations.NullMarked;
