/**
 * Searches that do not think, for tests of what is round a search.
 *
 * <p>Entry type: {@link org.tandemchess.search.trivial.FirstMoveSearch}. Each object is used by one
 * thread.
 */
@NullMarked
package org.tandemchess.search.trivial;

import org.jspecify.annotations.NullMarked;
