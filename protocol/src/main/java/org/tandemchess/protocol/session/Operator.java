package org.tandemchess.protocol.session;

import org.tandemchess.engine.TandemEngine;

/** Carries out the commands of a session on an engine. */
public interface Operator {

  /** Returns the engine, always the same. */
  TandemEngine engine();
}
