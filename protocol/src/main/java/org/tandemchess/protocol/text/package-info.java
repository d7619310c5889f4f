/**
 * Lines of text over pipes, for every protocol: reading that survives what peers send, and writing
 * that never holds up the one who writes.
 *
 * <p>Entry types: {@link org.tandemchess.protocol.text.LineReader}, {@link
 * org.tandemchess.protocol.text.LineWriter}, {@link org.tandemchess.protocol.text.Tokens}. Each
 * type states its thread rule. Nothing on the way of the first lines needs the machinery of {@code
 * invokedynamic}, which takes milliseconds to start: no lambdas, string templates or patterns.
 */
@NullMarked
package org.tandemchess.protocol.text;

import org.jspecify.annotations.NullMarked;
