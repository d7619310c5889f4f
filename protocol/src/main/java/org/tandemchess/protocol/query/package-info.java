/**
 * Rule queries: what is legal, what a move leads to, how a game stands; answered without a search,
 * one line of JSON a question, many thousands a second.
 *
 * <p>Entry types: {@link org.tandemchess.protocol.query.RuleQueries} holds the board and answers,
 * {@link org.tandemchess.protocol.query.ValidatorSession} is a program that does nothing else. Each
 * object is used by one thread. Words, key order and error codes are those of the validator that
 * hosts of the STK engine speak to; what concerns two boards is ours.
 */
@NullMarked
package org.tandemchess.protocol.query;

import org.jspecify.annotations.NullMarked;
