package org.tandemchess.app;

import org.jspecify.annotations.Nullable;
import org.tandemchess.protocol.uci.NoMove;

/**
 * What {@code tandem} is told about the sessions that it speaks. Immutable.
 *
 * @param protocol the one to speak, or null to let the first words of the host decide
 * @param game names the game in the log, or empty
 * @param logFile where to log all lines, or null
 * @param noMove the answer in UCI where there is no move
 */
record SessionFlags(
    @Nullable Protocol protocol, String game, @Nullable String logFile, NoMove noMove) {

  /**
   * Reads arguments as hosts give them, without the classes that read those of commands: a host
   * waits for each class.
   *
   * @return the flags, or null where {@link TandemCommand} must say what the arguments mean
   */
  static @Nullable SessionFlags of(String[] args) {
    @Nullable Protocol protocol = null;
    @Nullable String game = null;
    @Nullable String logFile = null;
    @Nullable NoMove noMove = null;
    boolean known = args.length % 2 == 0;
    for (int i = 0; known && i < args.length; i += 2) {
      String value = args[i + 1];
      known = !value.startsWith("-");
      if (args[i].equals("--protocol") && protocol == null) {
        protocol = Protocol.named(value);
        known &= protocol != null;
      } else if (args[i].equals("--game-id") && game == null) {
        game = value;
      } else if (args[i].equals("--log-file") && logFile == null) {
        logFile = value;
      } else if (args[i].equals("--no-move") && noMove == null) {
        noMove = NoMove.named(value);
        known &= noMove != null;
      } else {
        known = false;
      }
    }
    return known
        ? new SessionFlags(
            protocol, game == null ? "" : game, logFile, noMove == null ? NoMove.NONE : noMove)
        : null;
  }
}
