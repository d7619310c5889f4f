/**
 * Opening books, judged by search and made from theory, games and search.
 *
 * <p>Entry types: {@link org.tandemchess.lab.book.BookChecker}, {@link
 * org.tandemchess.lab.book.BookMaker}, each used by one thread. How a book is made: docs/book.md.
 */
@NullMarked
package org.tandemchess.lab.book;

import org.jspecify.annotations.NullMarked;
