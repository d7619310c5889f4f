package org.tandemchess.rules.position;

import org.tandemchess.rules.core.BoardId;

/** A move and the board it was played on. */
public record PlayedMove(BoardId board, Move move) {}
