/**
 * One game over two boards between players of any kind.
 *
 * <p>Entry type: {@link org.tandemchess.play.game.GameRunner}. A game has one arbiter, who owns the
 * truth: positions, clocks, transfers, ends. It is played by the clock, both boards at once, or
 * without one, boards in turn. Players only propose moves, and whoever fails loses. A game is run
 * by the thread that asks for it; what players tell from theirs goes through one queue.
 */
@NullMarked
package org.tandemchess.play.game;

import org.jspecify.annotations.NullMarked;
