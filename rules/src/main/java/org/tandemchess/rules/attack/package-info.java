/**
 * Attack and line tables: which squares a piece reaches, what lies between two squares.
 *
 * <p>Entry types: {@link org.tandemchess.rules.attack.Attacks}, {@link
 * org.tandemchess.rules.attack.Lines}. The tables are built once when their class is first used and
 * never change, so any thread may read them.
 */
@NullMarked
package org.tandemchess.rules.attack;

import org.jspecify.annotations.NullMarked;
