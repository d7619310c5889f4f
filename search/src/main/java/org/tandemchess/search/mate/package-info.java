/**
 * Proves mates by checks: every check and checking drop of one side, every evasion and interposing
 * drop of the other.
 *
 * <p>Entry type: {@link org.tandemchess.search.mate.MateSearch}. One per thread; nothing is shared
 * and nothing allocated per node. The method is depth-first proof-number search: A. Nagai, "Df-pn
 * Algorithm for Searching AND/OR Trees and Its Applications", 2002; sums of proof numbers are
 * replaced as in weak proof-number search (T. Ueda et al., 2008), and what holds on one path only
 * is kept apart as in A. Kishimoto and M. Müller, "A General Solution to the Graph History
 * Interaction Problem", 2004.
 */
@NullMarked
package org.tandemchess.search.mate;

import org.jspecify.annotations.NullMarked;
