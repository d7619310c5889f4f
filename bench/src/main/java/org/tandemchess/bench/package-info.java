/**
 * JMH benchmarks, one class a hot path. Node counts are asserted inside the benchmarks, so that a
 * fast wrong answer fails. Run them with {@code make bench}.
 */
@NullMarked
package org.tandemchess.bench;

import org.jspecify.annotations.NullMarked;
