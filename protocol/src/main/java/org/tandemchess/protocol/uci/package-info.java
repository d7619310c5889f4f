/**
 * UCI for chess, Chess960, crazyhouse and single boards of bughouse, with the rule queries of
 * {@link org.tandemchess.protocol.query} at any time.
 *
 * <p>Entry type: {@link org.tandemchess.protocol.uci.UciSession}, which states its thread rule. The
 * protocol is that of the UCI specification of 2006; where hosts have come to expect more, as with
 * variants and drops, it follows them.
 */
@NullMarked
package org.tandemchess.protocol.uci;

import org.jspecify.annotations.NullMarked;
