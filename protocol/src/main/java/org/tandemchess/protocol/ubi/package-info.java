/**
 * The Universal Bughouse Interface, dialects 0.1 (a board a line, a clock a line) and 1.x (both
 * boards and four clocks in one line).
 *
 * <p>{@link org.tandemchess.protocol.ubi.UbiSession} is the entry: it reads lines on the thread
 * that runs it, which never waits for a search or for the output. A line becomes a sealed {@link
 * org.tandemchess.protocol.ubi.UbiCommand}; what the engine tells becomes lines in {@code UbiText}.
 *
 * <p>What the protocol leaves open is settled so. A {@code go} that names no limit is timed by the
 * clocks, and takes a second where no clock is known; limits that are named replace the clocks, but
 * {@code wtime} and {@code btime} on the same line count too. A {@code go} for a board that is
 * searched already makes the earlier one answer first. Of what a partner says only {@code
 * play_fast} changes play: the next three searches take half their time. Team messages that go out
 * are those of {@link org.tandemchess.engine.team.TeamTalk}, each when it is new. {@code Hash} is
 * shared out in halves to the boards. Before the first position line the older dialect holds.
 */
@NullMarked
package org.tandemchess.protocol.ubi;

import org.jspecify.annotations.NullMarked;
