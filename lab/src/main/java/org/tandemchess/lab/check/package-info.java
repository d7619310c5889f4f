/**
 * Checks whether a program keeps to the dialect it claims to speak, and says in words where it does
 * not.
 *
 * <p>Entry type: {@link org.tandemchess.lab.check.EngineCheck}. One thread checks; the engine is
 * read by another.
 */
@NullMarked
package org.tandemchess.lab.check;

import org.jspecify.annotations.NullMarked;
