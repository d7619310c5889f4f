/**
 * Where commands write and what their lines have in common: the terminal, progress, times, JSON.
 *
 * <p>Entry types: {@link org.tandemchess.app.output.Terminal}, {@link
 * org.tandemchess.app.output.Progress}, {@link org.tandemchess.app.output.JsonLine}. Each object is
 * used by one thread.
 */
@NullMarked
package org.tandemchess.app.output;

import org.jspecify.annotations.NullMarked;
