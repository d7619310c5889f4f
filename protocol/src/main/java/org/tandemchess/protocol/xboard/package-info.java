/**
 * Tandem as an engine of the XBoard protocol, version 2: chess, Chess960, crazyhouse, and one board
 * of a bughouse match with the words that partners say to each other on servers.
 *
 * <p>Entry type: {@link org.tandemchess.protocol.xboard.XBoardSession}, which states its thread
 * rule. The protocol is that of XBoard's {@code engine-intf.html}; where hosts have come to expect
 * something else, it follows them.
 */
@NullMarked
package org.tandemchess.protocol.xboard;

import org.jspecify.annotations.NullMarked;
