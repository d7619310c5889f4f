/**
 * {@code tandem bpgn}: files of recorded games.
 *
 * <p>Entry type: {@link org.tandemchess.app.bpgn.BpgnCommand}. Used by one thread.
 */
@NullMarked
package org.tandemchess.app.bpgn;

import org.jspecify.annotations.NullMarked;
