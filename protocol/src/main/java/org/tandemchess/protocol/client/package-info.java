/**
 * Foreign engines as players of a match: processes that speak UBI, UCI or XBoard, one for both
 * boards or one a board. {@link org.tandemchess.protocol.client.Engines} makes them.
 *
 * <p>A {@link org.tandemchess.protocol.client.Player} is asked for moves and answers through a
 * {@link org.tandemchess.protocol.client.PlayerListener}; which dialect it speaks is nobody else's
 * concern. Asking never blocks. Answers arrive on threads of the player, one after the other.
 */
@NullMarked
package org.tandemchess.protocol.client;

import org.jspecify.annotations.NullMarked;
