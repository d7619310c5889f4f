package org.tandemchess.app;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tandemchess.protocol.cnp.CnpSession;
import org.tandemchess.protocol.session.Host;
import org.tandemchess.protocol.session.HostSession;
import org.tandemchess.protocol.session.SessionLog;
import org.tandemchess.protocol.text.LineReader;
import org.tandemchess.protocol.ubi.UbiSession;
import org.tandemchess.protocol.uci.NoMove;
import org.tandemchess.protocol.uci.UciSession;
import org.tandemchess.protocol.xboard.XBoardSession;

/**
 * Entry point of the {@code tandem} command. Nothing loads before it knows that it is needed: a
 * host that starts the program to speak a protocol waits for each class.
 */
public final class Main {
  private Main() {}

  /**
   * Speaks protocols on standard input and output if the arguments are none, or {@code --protocol
   * NAME}, {@code --game-id ID}, {@code --log-file FILE} and {@code --no-move WORD}; else runs the
   * command they name and ends the process.
   */
  public static void main(String[] args) throws InterruptedException, IOException {
    String game = "";
    @Nullable String path = null;
    @Nullable Protocol protocol = null;
    NoMove noMove = NoMove.NONE;
    int index = 0;
    while (index + 1 < args.length) {
      if (args[index].equals("--game-id")) {
        game = args[index + 1];
      } else if (args[index].equals("--log-file")) {
        path = args[index + 1];
      } else if (args[index].equals("--protocol")) {
        protocol = Protocol.named(args[index + 1]);
        if (protocol == null) {
          break;
        }
      } else if (args[index].equals("--no-move")) {
        NoMove word = NoMove.named(args[index + 1]);
        if (word == null) {
          break;
        }
        noMove = word;
      } else {
        break;
      }
      index += 2;
    }
    if (args.length == 1 && args[0].equals("validate")) {
      ValidateCommand.validate();
    } else if (index < args.length) {
      System.exit(TandemCommand.run(args, Main::speak));
    } else {
      speak(protocol, game, path, noMove);
    }
  }

  /** Speaks until the peer says quit or closes the input; all other threads are daemons. */
  private static void speak(
      @Nullable Protocol named, String game, @Nullable String path, NoMove noMove)
      throws InterruptedException, IOException {
    LineReader reader = new LineReader(new FileInputStream(FileDescriptor.in));
    FileOutputStream out = new FileOutputStream(FileDescriptor.out);
    boolean goesOn = true;
    while (goesOn) {
      Protocol protocol = named == null ? ProtocolChoice.read(reader, out) : named;
      String name = protocol.name().toLowerCase(Locale.ROOT);
      SessionLog log = path == null ? null : new SessionLog(path, game, name);
      Set<String> farewells = named == null ? ProtocolChoice.greetingsBut(protocol) : Set.of();
      goesOn = session(protocol, new Host(reader, out, log, farewells), noMove).run();
    }
  }

  private static HostSession session(Protocol protocol, Host host, NoMove noMove) {
    return switch (protocol) {
      case UBI -> new UbiSession(host, new Brains());
      case UCI -> new UciSession(host, new Brains(), noMove);
      case XBOARD -> new XBoardSession(host, new Brains());
      case CNP -> new CnpSession(host, new Brains());
    };
  }
}
