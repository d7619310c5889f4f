package org.tandemchess.protocol.session;

import org.tandemchess.engine.TandemEngine;
import org.tandemchess.engine.option.Setting;

/** Carries out the commands of a session on an engine. */
public interface Operator {

  /** Returns the engine, always the same. */
  TandemEngine engine();

  /** Sets an option of the engine. */
  void set(Setting<?> setting);
}
