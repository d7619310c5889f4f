/**
 * What the log of {@code --log-file} says, added up.
 *
 * <p>Entry type: {@link org.tandemchess.lab.log.LogSummary}. All types are immutable, but for the
 * reader, which one thread uses. The format is that of {@link
 * org.tandemchess.protocol.session.SessionLog}.
 */
@NullMarked
package org.tandemchess.lab.log;

import org.jspecify.annotations.NullMarked;
