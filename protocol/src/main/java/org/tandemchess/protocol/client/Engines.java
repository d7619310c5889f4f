package org.tandemchess.protocol.client;

import org.tandemchess.play.player.Player;

/** Makes players of foreign engines. Stateless. */
public final class Engines {
  private Engines() {}

  /** Returns a player with {@link Patience#DEFAULT}; see the other method. */
  public static Player create(Dialect dialect, EngineCommand command, ProtocolLog log) {
    return create(dialect, command, log, Patience.DEFAULT);
  }

  /**
   * Returns a player that starts its process when its first game begins and keeps it for all games.
   *
   * @param log hears every line to and from the engine, and warnings
   */
  public static Player create(
      Dialect dialect, EngineCommand command, ProtocolLog log, Patience patience) {
    return switch (dialect) {
      case UBI -> new UbiPlayer(command, log, patience);
      case UBI0 -> new Ubi0Player(command, log, patience);
      case UCI -> new UciPlayer(command, log, patience);
      case UCI2 -> new Uci2Player(command, log, patience);
      case XBOARD -> new XBoardPlayer(command, log, patience);
    };
  }
}
