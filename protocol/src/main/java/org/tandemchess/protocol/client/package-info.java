/**
 * Foreign engines as {@linkplain org.tandemchess.play.player.Player players}: processes that speak
 * UBI, UCI or XBoard, one for both boards or one a board. {@link
 * org.tandemchess.protocol.client.Engines} makes them; which dialect one speaks is nobody else's
 * concern.
 */
@NullMarked
package org.tandemchess.protocol.client;

import org.jspecify.annotations.NullMarked;
