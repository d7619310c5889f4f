package org.tandemchess.match.play;

import org.tandemchess.play.inside.RandomPlayer;
import org.tandemchess.play.inside.TandemPlayer;
import org.tandemchess.play.player.Player;
import org.tandemchess.protocol.client.EngineCommand;
import org.tandemchess.protocol.client.Engines;
import org.tandemchess.protocol.client.Patience;
import org.tandemchess.protocol.client.ProtocolLog;

/** Makes players of every kind. */
public final class Players implements PlayerFactory {
  private final long seed;
  private final ProtocolLog log;
  private final Patience patience;

  /**
   * Makes a factory.
   *
   * @param seed what random players draw from
   * @param log hears every line to and from programs
   * @param patience how long programs may take to start and to get ready
   */
  public Players(long seed, ProtocolLog log, Patience patience) {
    this.seed = seed;
    this.log = log;
    this.patience = patience;
  }

  @Override
  public Player create(EngineEntry engine, int team, String label) {
    return switch (engine) {
      case EngineEntry.Tandem tandem -> new TandemPlayer(tandem.engineOptions());
      case EngineEntry.Chance chance -> new RandomPlayer(seed + 1_000_003L * team);
      case EngineEntry.Program program ->
          Engines.create(
              program.dialect(),
              new EngineCommand(label, program.command(), program.options(), program.launch()),
              log,
              patience);
    };
  }
}
