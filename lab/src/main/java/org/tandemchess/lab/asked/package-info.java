/**
 * Engines that are asked for single moves, whatever they are and speak, and compared by how long
 * they need for a depth.
 *
 * <p>Entry types: {@link org.tandemchess.lab.asked.AskedEngine}, {@link
 * org.tandemchess.lab.asked.DepthRace}. Both are used by one thread.
 */
@NullMarked
package org.tandemchess.lab.asked;

import org.jspecify.annotations.NullMarked;
