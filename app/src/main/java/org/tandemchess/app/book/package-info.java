/**
 * {@code tandem book}: opening books, checked and made.
 *
 * <p>Entry type: {@link org.tandemchess.app.book.BookCommand}. Used by one thread.
 */
@NullMarked
package org.tandemchess.app.book;

import org.jspecify.annotations.NullMarked;
