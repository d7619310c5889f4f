package org.tandemchess.app;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.tandemchess.app.command.TandemCommand;

/** Entry point of the {@code tandem} command. Nothing loads before it knows that it is needed. */
public final class Main {
  private static final byte[] UBIOK = "ubiok\n".getBytes(StandardCharsets.US_ASCII);

  private Main() {}

  /**
   * Speaks protocols on standard input and output if the arguments are none, or {@code --game-id
   * ID} and {@code --log-file FILE}; else runs the command they name and ends the process.
   */
  public static void main(String[] args) {
    String game = "-";
    @Nullable String logFile = null;
    int index = 0;
    while (index + 1 < args.length) {
      if (args[index].equals("--game-id")) {
        game = args[index + 1];
      } else if (args[index].equals("--log-file")) {
        logFile = args[index + 1];
      } else {
        break;
      }
      index += 2;
    }
    if (index < args.length) {
      System.exit(TandemCommand.run(args, Main::speak));
    }
    speak(game, logFile);
  }

  /** Answers {@code ubi} until {@code quit} or the end of standard input. */
  private static void speak(String game, @Nullable String logFile) {
    FileOutputStream out = new FileOutputStream(FileDescriptor.out);
    BufferedReader in =
        new BufferedReader(
            new InputStreamReader(
                new FileInputStream(FileDescriptor.in), StandardCharsets.ISO_8859_1));
    try {
      for (String line = in.readLine();
          line != null && !line.equals("quit");
          line = in.readLine()) {
        if (line.equals("ubi")) {
          out.write(UBIOK);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
