/**
 * Text in and out: BFEN for positions, UBI and UCI move text, SAN, and BPGN for games.
 *
 * <p>Readers take what real files and programs contain and say what they did not understand, as
 * values with place, text and what was expected; writers write one canonical form. What a writer
 * wrote is read back equal.
 *
 * <p>Entry types: {@link org.tandemchess.rules.notation.Bfen}, {@link
 * org.tandemchess.rules.notation.MoveText}, {@link org.tandemchess.rules.notation.San}, {@link
 * org.tandemchess.rules.notation.BpgnReader}, {@link org.tandemchess.rules.notation.BpgnWriter}.
 * All types are immutable or stateless and safe for use by any thread.
 */
@NullMarked
package org.tandemchess.rules.notation;

import org.jspecify.annotations.NullMarked;
