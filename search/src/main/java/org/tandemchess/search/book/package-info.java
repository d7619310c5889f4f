/**
 * Opening moves that are known without searching, in files that people can read and write.
 *
 * <p>Entry type: {@link org.tandemchess.search.book.OpeningBook}, immutable and safe for use by any
 * thread. The form of a file, and how the built-in one is made: docs/book.md.
 */
@NullMarked
package org.tandemchess.search.book;

import org.jspecify.annotations.NullMarked;
