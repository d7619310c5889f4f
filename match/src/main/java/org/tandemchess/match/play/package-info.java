/**
 * Games over two boards between players of any kind, and matches of many games.
 *
 * <p>Entry types: {@link org.tandemchess.match.play.Match} plays a whole {@link
 * org.tandemchess.match.play.MatchPlan}; {@link org.tandemchess.match.play.TimedGame} and {@link
 * org.tandemchess.match.play.TurnGame} play one game with and without clocks. The arbiter owns the
 * truth: positions, clocks, transfers, ends. Players only propose moves, and whoever fails loses.
 */
@NullMarked
package org.tandemchess.match.play;

import org.jspecify.annotations.NullMarked;
