/**
 * What the tests of several modules share: {@link org.tandemchess.testkit.SharedData} finds the
 * data folder that lies beside a checkout.
 *
 * <p>Everything here is immutable or static and safe to use from any thread.
 */
@NullMarked
package org.tandemchess.testkit;

import org.jspecify.annotations.NullMarked;
