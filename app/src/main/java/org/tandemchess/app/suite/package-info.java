/**
 * {@code tandem suite}: tactical positions, solved and made.
 *
 * <p>Entry type: {@link org.tandemchess.app.suite.SuiteCommand}. Used by one thread.
 */
@NullMarked
package org.tandemchess.app.suite;

import org.jspecify.annotations.NullMarked;
