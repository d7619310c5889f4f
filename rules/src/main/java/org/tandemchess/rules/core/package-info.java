/**
 * The vocabulary of chess on two boards: colors, roles, pieces, squares, seats, teams and the rule
 * sheet.
 *
 * <p>Every small set exists once as an enum for the API and once as plain ints for hot code; one
 * class per set owns both and a test compares them. All types are immutable and safe for use by any
 * thread.
 *
 * <p>Entry types: {@link org.tandemchess.rules.core.RuleSet}, {@link
 * org.tandemchess.rules.core.Seat}, {@link org.tandemchess.rules.core.Squares}.
 */
@NullMarked
package org.tandemchess.rules.core;

import org.jspecify.annotations.NullMarked;
