package org.tandemchess.engine;

import java.util.Optional;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.api.StopReason;

/**
 * The answer to a request about one board.
 *
 * @param move a legal move, or empty if there is none now or the team passes
 * @param reply the answer expected, legal after {@code move}
 * @param reason why the thinking ended
 */
public record BestMove(Optional<Move> move, Optional<Move> reply, StopReason reason) {}
