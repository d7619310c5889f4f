package org.tandemchess.app;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.option.Setting;
import org.tandemchess.protocol.session.LogFile;
import org.tandemchess.protocol.uci.NoMove;

/**
 * What {@code tandem} is told about the sessions that it speaks. Immutable.
 *
 * @param protocol the one to speak, or null to let the first words of the host decide
 * @param game names the game in the log, or empty
 * @param log where to log all lines, or null
 * @param noMove the answer in UCI where there is no move
 * @param presets options that hold until a host sets others
 */
record SessionFlags(
    @Nullable Protocol protocol,
    String game,
    @Nullable LogFile log,
    NoMove noMove,
    List<Setting<?>> presets) {

  private static final int UNREADABLE = -1;

  /** Copies the list. */
  SessionFlags {
    presets = List.copyOf(presets);
  }

  /**
   * Reads arguments as hosts give them, without the classes that read those of commands: a host
   * waits for each class.
   *
   * @param environment {@link PresetOptions#VARIABLE}, or null if it is not set
   * @return the flags, or null where {@link TandemCommand} must say what the arguments mean
   */
  static @Nullable SessionFlags of(String[] args, @Nullable String environment) {
    @Nullable Protocol protocol = null;
    @Nullable String game = null;
    @Nullable String logFile = null;
    @Nullable NoMove noMove = null;
    int logSize = 0;
    int logKeep = 0;
    @Nullable String optionsFile = null;
    List<String> options = new ArrayList<>();
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
      } else if (args[i].equals("--log-size") && logSize == 0) {
        logSize = number(value, LogFile.MOST_MEGABYTES);
        known &= logSize != UNREADABLE;
      } else if (args[i].equals("--log-keep") && logKeep == 0) {
        logKeep = number(value, LogFile.MOST_KEPT);
        known &= logKeep != UNREADABLE;
      } else if (args[i].equals("--no-move") && noMove == null) {
        noMove = NoMove.named(value);
        known &= noMove != null;
      } else if (args[i].equals("--options-file") && optionsFile == null) {
        optionsFile = value;
      } else if (args[i].equals("--option")) {
        options.add(value);
      } else {
        known = false;
      }
    }
    if (!known) {
      return null;
    }
    List<Setting<?>> presets = List.of();
    if (environment != null || optionsFile != null || !options.isEmpty()) {
      PresetOptions read = PresetOptions.read(environment, optionsFile, options);
      presets = read.settings();
      known = read.faults().isEmpty();
    }
    return known
        ? new SessionFlags(
            protocol,
            game == null ? "" : game,
            log(logFile, logSize, logKeep),
            noMove == null ? NoMove.NONE : noMove,
            presets)
        : null;
  }

  /**
   * Returns the file to log to, or null if none is named.
   *
   * @param megabytes of 10^6 bytes, or 0 if nobody said so, as for the number of files
   */
  static @Nullable LogFile log(@Nullable String path, long megabytes, int kept) {
    if (path == null) {
      return null;
    }
    long most = megabytes == 0 ? Long.MAX_VALUE : megabytes * 1_000_000;
    return new LogFile(path, most, kept == 0 ? LogFile.USUALLY_KEPT : kept);
  }

  private static int number(String text, int most) {
    try {
      int number = Integer.parseInt(text);
      return number >= 1 && number <= most ? number : UNREADABLE;
    } catch (NumberFormatException e) {
      return UNREADABLE; // which the command line says in words
    }
  }
}
