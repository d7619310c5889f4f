/**
 * Positions with known best moves: a file of them, how many a search solves, and how they are made.
 *
 * <p>Entry types: {@link org.tandemchess.lab.suite.Suite}, {@link
 * org.tandemchess.lab.suite.SuiteSolver}, {@link org.tandemchess.lab.suite.SuiteMaker}. The solver
 * and the maker are used by one thread.
 */
@NullMarked
package org.tandemchess.lab.suite;

import org.jspecify.annotations.NullMarked;
