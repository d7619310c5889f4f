/**
 * The {@code tandem} command: {@link org.tandemchess.app.Main} speaks a protocol on standard input
 * and output when it is given no sub-command, and else leaves it to {@link
 * org.tandemchess.app.TandemCommand}, which hands it to the package of that command.
 *
 * <p>Results go to standard output, whose last line scripts may read; progress and notes go to
 * standard error. A command ends with 0, with 1 if what it was to check is wrong, with 2 if its
 * arguments or files cannot be read (a line for each fault and nothing else), with 3 on a fault of
 * ours. Each class is used by one thread unless it says otherwise.
 */
@NullMarked
package org.tandemchess.app;

import org.jspecify.annotations.NullMarked;
