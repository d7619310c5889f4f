/**
 * Better values of options, found by playing: in each step of {@link
 * org.tandemchess.match.tune.OptionTuner} two teams play a few games, one with all tuned options a
 * little to one side and one with all of them to the other, and the values move towards who scored
 * more.
 *
 * <p>Entry types: {@link org.tandemchess.match.tune.TunePlan}, {@link
 * org.tandemchess.match.tune.OptionTuner}, {@link org.tandemchess.match.tune.TuneLog}. Used by one
 * thread, but for the games, which have their own. The method is that of Spall, see {@link
 * org.tandemchess.match.tune.Spsa}.
 */
@NullMarked
package org.tandemchess.match.tune;

import org.jspecify.annotations.NullMarked;
