/** Sessions of all protocols in which a rule sheet is chosen, played with the real search. */
@NullMarked
package org.tandemchess.protocol.rules;

import org.jspecify.annotations.NullMarked;
