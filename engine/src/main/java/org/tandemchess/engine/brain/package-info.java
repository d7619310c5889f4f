/**
 * What thinks for a team: a {@link org.tandemchess.engine.brain.Brain} is asked about boards of a
 * {@link org.tandemchess.engine.brain.MatchView} within {@link org.tandemchess.engine.brain.Limits}
 * and tells its {@link org.tandemchess.engine.brain.Choice}s. Brains are made by name by a {@link
 * org.tandemchess.engine.brain.BrainFactory}.
 *
 * <p>Brain, thought and listener are used under one lock, the {@link
 * org.tandemchess.engine.brain.Monitor}; records are immutable and safe for use by any thread.
 */
@NullMarked
package org.tandemchess.engine.brain;

import org.jspecify.annotations.NullMarked;
