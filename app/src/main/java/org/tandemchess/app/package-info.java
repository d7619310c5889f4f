/**
 * The {@code tandem} command: {@link org.tandemchess.app.Main} speaks a protocol on standard input
 * and output when it is given no sub-command, and else leaves it to {@code app.command}.
 *
 * <p>Each class is used by one thread unless it says otherwise.
 */
@NullMarked
package org.tandemchess.app;

import org.jspecify.annotations.NullMarked;
