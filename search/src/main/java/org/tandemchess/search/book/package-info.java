/**
 * Opening moves that are known without searching.
 *
 * <p>Entry type: {@link org.tandemchess.search.book.OpeningBook}, immutable and safe for use by any
 * thread.
 */
@NullMarked
package org.tandemchess.search.book;

import org.jspecify.annotations.NullMarked;
