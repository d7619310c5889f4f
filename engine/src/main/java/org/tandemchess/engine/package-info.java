/**
 * Requests and answers: {@link org.tandemchess.engine.TandemEngine} is told a match, asks a brain
 * about it, and answers each request once, in time, with a legal move. {@link
 * org.tandemchess.engine.Brains} are what it may ask.
 *
 * <p>Orders come from any thread; results are told to an {@link
 * org.tandemchess.engine.EngineListener}, one at a time. Times are milliseconds unless a name says
 * nanoseconds.
 */
@NullMarked
package org.tandemchess.engine;

import org.jspecify.annotations.NullMarked;
