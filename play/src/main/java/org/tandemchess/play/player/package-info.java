/**
 * What a player is, whoever plays: a program in some dialect, Tandem or chance inside this program,
 * a person.
 *
 * <p>A {@link org.tandemchess.play.player.Player} is asked for moves and answers through a {@link
 * org.tandemchess.play.player.PlayerListener}. Asking never blocks. Answers arrive on threads of
 * the player, one after the other. Everything else here is immutable.
 */
@NullMarked
package org.tandemchess.play.player;

import org.jspecify.annotations.NullMarked;
