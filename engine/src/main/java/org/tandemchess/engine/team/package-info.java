/**
 * Talk between partners: what a player says and what is made of what he hears.
 *
 * <p>Entry types: {@link org.tandemchess.engine.team.TeamMessage}, {@link
 * org.tandemchess.engine.team.TeamTalk}. The message kinds are those of UBI.
 */
@NullMarked
package org.tandemchess.engine.team;

import org.jspecify.annotations.NullMarked;
