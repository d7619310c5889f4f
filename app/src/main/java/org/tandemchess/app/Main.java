package org.tandemchess.app;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.tandemchess.app.command.TandemCommand;
import org.tandemchess.protocol.text.SessionLog;
import org.tandemchess.protocol.ubi.UbiSession;

/**
 * Entry point of the {@code tandem} command. Nothing loads before it knows that it is needed: a
 * host that starts the program to speak a protocol waits for each class.
 */
public final class Main {
  private Main() {}

  /**
   * Speaks protocols on standard input and output if the arguments are none, or {@code --game-id
   * ID} and {@code --log-file FILE}; else runs the command they name and ends the process.
   */
  public static void main(String[] args) throws InterruptedException {
    String game = "-";
    @Nullable String path = null;
    int index = 0;
    while (index + 1 < args.length) {
      if (args[index].equals("--game-id")) {
        game = args[index + 1];
      } else if (args[index].equals("--log-file")) {
        path = args[index + 1];
      } else {
        break;
      }
      index += 2;
    }
    if (index < args.length) {
      System.exit(TandemCommand.run(args, Main::speak));
    }
    speak(game, path);
  }

  /** Speaks until the peer says quit or closes the input; all other threads are daemons. */
  private static void speak(String game, @Nullable String path) throws InterruptedException {
    new UbiSession(
            new FileInputStream(FileDescriptor.in),
            new FileOutputStream(FileDescriptor.out),
            new Searchers(),
            path == null ? null : openLog(path, game))
        .run();
  }

  private static @Nullable SessionLog openLog(String path, String game) {
    try {
      return new SessionLog(path, game);
    } catch (IOException e) {
      // A game is worth more than its log.
      System.err.println("tandem: no log: " + e.getMessage());
      return null;
    }
  }
}
