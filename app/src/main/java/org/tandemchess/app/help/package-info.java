/**
 * The help of the program: how it is laid out and grouped, and the commands that show it.
 *
 * <p>Entry types: {@link org.tandemchess.app.help.HelpLayout}, {@link
 * org.tandemchess.app.help.CommandGroups}. Used by one thread.
 */
@NullMarked
package org.tandemchess.app.help;

import org.jspecify.annotations.NullMarked;
