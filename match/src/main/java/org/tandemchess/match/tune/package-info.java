/**
 * What options give, found by playing step by step. In each step of {@link
 * org.tandemchess.match.tune.OptionTuner} two teams play a few games, one with all tuned options a
 * little to one side and one with all of them to the other, and the values move towards who scored
 * more. In each step of {@link org.tandemchess.match.tune.Screening} two teams share out changes by
 * lot, and all steps together tell what each change is worth.
 *
 * <p>Entry types: {@link org.tandemchess.match.tune.TunePlan}, {@link
 * org.tandemchess.match.tune.OptionTuner}, {@link org.tandemchess.match.tune.TuneLog}; {@link
 * org.tandemchess.match.tune.ScreenPlan}, {@link org.tandemchess.match.tune.Screening}, {@link
 * org.tandemchess.match.tune.ScreenLog}. Used by one thread, but for the games, which have their
 * own. The method of the tuner is that of Spall, see {@link org.tandemchess.match.tune.Spsa}.
 */
@NullMarked
package org.tandemchess.match.tune;

import org.jspecify.annotations.NullMarked;
