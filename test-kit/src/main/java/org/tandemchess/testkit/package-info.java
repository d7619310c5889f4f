/**
 * What the tests of several modules share: {@link org.tandemchess.testkit.SharedData} finds the
 * data folder that lies beside a checkout, and {@link org.tandemchess.testkit.Dialogue} is the host
 * in the test of a protocol. Engines to be driven are in {@code testkit.engines}.
 *
 * <p>What is not immutable or static says which threads may use it.
 */
@NullMarked
package org.tandemchess.testkit;

import org.jspecify.annotations.NullMarked;
