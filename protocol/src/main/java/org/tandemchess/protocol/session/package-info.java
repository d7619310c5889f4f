/**
 * Sessions with a host, for every protocol: the loop over its lines, the engine behind it, and the
 * log of both.
 *
 * <p>Entry types: {@link org.tandemchess.protocol.session.HostSession}, {@link
 * org.tandemchess.protocol.session.EngineSession}, {@link
 * org.tandemchess.protocol.session.SessionLog}. The thread that runs a session reads; output and
 * log have threads of their own. Nothing on the way of the first lines needs the machinery of
 * {@code invokedynamic}, which takes milliseconds to start: no lambdas, string templates or
 * patterns.
 */
@NullMarked
package org.tandemchess.protocol.session;

import org.jspecify.annotations.NullMarked;
