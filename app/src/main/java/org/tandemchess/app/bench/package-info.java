/**
 * {@code tandem bench}: speed and signature of the search, races between engines, latencies.
 *
 * <p>Entry type: {@link org.tandemchess.app.bench.BenchCommand}. Used by one thread.
 */
@NullMarked
package org.tandemchess.app.bench;

import org.jspecify.annotations.NullMarked;
