/**
 * Engines for tests: a program that speaks every dialect and misbehaves as it is told, so that
 * those who drive engines can be shown the worst.
 *
 * <p>{@link org.tandemchess.testkit.engines.FakeEngine} is the entry, started as a process of its
 * own. It moves legally, by rules of its own that know neither castling nor drops.
 */
@NullMarked
package org.tandemchess.testkit.engines;

import org.jspecify.annotations.NullMarked;
