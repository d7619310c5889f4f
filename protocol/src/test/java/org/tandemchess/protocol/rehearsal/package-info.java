/**
 * Sessions without a process and searches without chess, for the tests of all dialects.
 *
 * <p>Entry types: {@link org.tandemchess.protocol.rehearsal.RunningSession} and {@link
 * org.tandemchess.protocol.rehearsal.SteppingSearch}, each used by one thread.
 */
@NullMarked
package org.tandemchess.protocol.rehearsal;

import org.jspecify.annotations.NullMarked;
