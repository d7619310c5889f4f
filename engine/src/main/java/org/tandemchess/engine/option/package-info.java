/**
 * Options as users see them: how each is declared, how its values are read and written, and what
 * they are set to.
 *
 * <p>Entry types: {@link org.tandemchess.engine.option.OptionSpec} declares one, {@link
 * org.tandemchess.engine.option.OptionValues} holds what options are set to, {@link
 * org.tandemchess.engine.option.OptionTable} carries out what a host sets. Everything but the table
 * is immutable and may be used by any thread.
 */
@NullMarked
package org.tandemchess.engine.option;

import org.jspecify.annotations.NullMarked;
