package org.tandemchess.protocol.text;

import org.tandemchess.engine.Engine;

/** Carries out the commands of a session on an engine. */
public interface Operator {

  /** Returns the engine, always the same. */
  Engine engine();
}
