/**
 * How long a program takes to answer its host, in the middle of a search and between two.
 *
 * <p>Entry type: {@link org.tandemchess.lab.latency.LatencyProbe}. Used by one thread.
 */
@NullMarked
package org.tandemchess.lab.latency;

import org.jspecify.annotations.NullMarked;
