/**
 * Random commands against the real program, by dialect.
 *
 * <p>Entry type: {@link org.tandemchess.app.fuzz.ProtocolFuzzIT}. A new dialect implements {@link
 * org.tandemchess.app.fuzz.FuzzDialect} and is added to its list. Used by one thread.
 */
@NullMarked
package org.tandemchess.app.fuzz;

import org.jspecify.annotations.NullMarked;
