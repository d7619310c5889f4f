/**
 * Files of text that people name: read within bounds, and written so that the old one is there
 * until the new one is whole.
 *
 * <p>Entry types: {@link org.tandemchess.rules.file.TextFile} for what fits in memory, {@link
 * org.tandemchess.rules.file.TextLines} for what need not, {@link
 * org.tandemchess.rules.file.ReplacedFile}. Each object is used by one thread.
 */
@NullMarked
package org.tandemchess.rules.file;

import org.jspecify.annotations.NullMarked;
