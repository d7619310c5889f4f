/**
 * What the arguments of several commands mean: numbers, paces, positions, engines, files, and how
 * their faults are told.
 *
 * <p>Entry types: {@link org.tandemchess.app.argument.FaultPrinter} tells what {@link
 * org.tandemchess.app.argument.InvalidInputException} carries; the others read. Each object is used
 * by one thread.
 */
@NullMarked
package org.tandemchess.app.argument;

import org.jspecify.annotations.NullMarked;
