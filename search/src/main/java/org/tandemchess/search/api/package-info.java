/**
 * What a search is asked and what it tells, so that engine, protocols and searches meet here only.
 *
 * <p>An algorithm implements {@link org.tandemchess.search.api.Searcher}, which may block and runs
 * on one thread; {@link org.tandemchess.search.api.SearchThread} makes of it a {@link
 * org.tandemchess.search.api.Search}, which never blocks. Entry types besides these: {@link
 * org.tandemchess.search.api.SearchRequest}, {@link org.tandemchess.search.api.SearchLimits},
 * {@link org.tandemchess.search.api.SearchListener}, {@link org.tandemchess.search.api.Evaluator}.
 *
 * <p>Records are immutable and safe for use by any thread; the other types state their rule.
 */
@NullMarked
package org.tandemchess.search.api;

import org.jspecify.annotations.NullMarked;
