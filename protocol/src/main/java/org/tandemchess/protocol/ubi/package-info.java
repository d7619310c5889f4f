/**
 * The Universal Bughouse Interface, dialects 0.1 (a board a line, a clock a line) and 1.x (both
 * boards and four clocks in one line).
 *
 * <p>{@link org.tandemchess.protocol.ubi.UbiSession} is the entry: it reads lines on the thread
 * that runs it, which never waits for a search or for the output. A line becomes a sealed {@link
 * org.tandemchess.protocol.ubi.UbiCommand}; what the engine tells becomes lines in {@code UbiText}.
 */
@NullMarked
package org.tandemchess.protocol.ubi;

import org.jspecify.annotations.NullMarked;
