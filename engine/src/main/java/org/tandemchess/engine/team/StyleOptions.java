package org.tandemchess.engine.team;

/**
 * What one style of play differs in.
 *
 * @param factor how much the other board counts, from 0
 * @param aggression centipawns that the other board must gain at least to overrule this one
 * @param divisor the part of our clock that a move may take, from 1
 * @param cap milliseconds that a move takes at most, from 1
 */
public record StyleOptions(double factor, int aggression, int divisor, int cap) {}
