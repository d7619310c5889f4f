/**
 * {@code tandem log}: what {@code --log-file} has written.
 *
 * <p>Entry type: {@link org.tandemchess.app.log.LogCommand}. Used by one thread.
 */
@NullMarked
package org.tandemchess.app.log;

import org.jspecify.annotations.NullMarked;
