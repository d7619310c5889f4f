/**
 * The sub-commands of {@code tandem}, for people and for scripts.
 *
 * <p>Entry type: {@link org.tandemchess.app.command.TandemCommand}. Results go to standard output,
 * whose last line scripts may read; progress and notes go to standard error. A command ends with 0,
 * with 1 if what it was to check is wrong, with 2 if its arguments or files cannot be read (a line
 * for each fault and nothing else), with 3 on a fault of ours. Each class is used by one thread.
 */
@NullMarked
package org.tandemchess.app.command;

import org.jspecify.annotations.NullMarked;
