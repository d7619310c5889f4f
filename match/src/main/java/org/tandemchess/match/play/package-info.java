/**
 * Matches of many games between teams of any engines.
 *
 * <p>{@link org.tandemchess.match.play.Match} plays a whole {@link
 * org.tandemchess.match.play.MatchPlan}, several games at a time, and writes each result down.
 * {@link org.tandemchess.match.play.TeamEntry} says who plays for a team.
 */
@NullMarked
package org.tandemchess.match.play;

import org.jspecify.annotations.NullMarked;
