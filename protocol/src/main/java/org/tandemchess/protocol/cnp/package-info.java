/**
 * The Chess Node Protocol: JSON-RPC 2.0, an object a line, with searches that are asked for, hit,
 * stopped and cancelled by the id of their request.
 *
 * <p>Entry type: {@link org.tandemchess.protocol.cnp.CnpSession}, which states its thread rule. No
 * specification of the protocol is public. What is known of it from the engine cb2026 is kept to
 * the letter: {@code ponder}, {@code engine/ponderHit}, {@code timeMs}, {@code ponderMs}, {@code
 * maxTimeMs} and what they mean; the rest is a profile of our own, version 0.1. All names that go
 * over the wire are in {@link org.tandemchess.protocol.cnp.CnpNames}.
 */
@NullMarked
package org.tandemchess.protocol.cnp;

import org.jspecify.annotations.NullMarked;
