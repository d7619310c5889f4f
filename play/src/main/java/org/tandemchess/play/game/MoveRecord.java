package org.tandemchess.play.game;

import java.util.OptionalLong;
import org.tandemchess.play.player.Answer.Thought;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.Move;

/**
 * One move of a game.
 *
 * @param seat who made it
 * @param move what was played
 * @param clockMillis time left to the seat after it; empty where no clock runs
 * @param usedMillis time that the move took, by the arbiter's clock
 * @param thought what the player said about it
 */
public record MoveRecord(
    Seat seat, Move move, OptionalLong clockMillis, long usedMillis, Thought thought) {}
