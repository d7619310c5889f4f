package org.tandemchess.app;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.Brains;
import org.tandemchess.protocol.cnp.CnpSession;
import org.tandemchess.protocol.session.Host;
import org.tandemchess.protocol.session.HostSession;
import org.tandemchess.protocol.session.LogFile;
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
  private static final int UNHEARD = 2;

  private Main() {}

  /**
   * Speaks protocols on standard input and output if the arguments are none or flags of a session
   * such as {@code --protocol NAME}; else runs the command they name. Ends the process with code 2
   * if results cannot be written.
   */
  public static void main(String[] args) throws InterruptedException {
    @Nullable SessionFlags flags = SessionFlags.of(args, System.getenv(PresetOptions.VARIABLE));
    try {
      if (flags != null) {
        speak(flags);
      } else if (args.length == 1 && args[0].equals("validate")) {
        ValidateCommand.validate();
      } else {
        System.exit(TandemCommand.run(args, Main::speak));
      }
    } catch (IOException e) {
      endUnheard(e);
    }
  }

  /**
   * Ends the process because standard output takes no more: nobody is left to work for, as {@code
   * head} is gone after its lines, and what was not written must not count as done.
   */
  static void endUnheard(IOException why) {
    byte[] line =
        ("tandem: standard output cannot be written: " + why.getMessage() + "\n")
            .getBytes(StandardCharsets.UTF_8);
    try {
      new FileOutputStream(FileDescriptor.err).write(line);
    } catch (IOException e) {
      why.addSuppressed(e); // nobody reads that either, the exit code says it
    }
    System.exit(UNHEARD);
  }

  /** Speaks until the peer says quit or closes the input; all other threads are daemons. */
  private static void speak(SessionFlags flags) throws InterruptedException, IOException {
    @Nullable Protocol named = flags.protocol();
    @Nullable LogFile file = flags.log();
    LineReader reader = new LineReader(new FileInputStream(FileDescriptor.in));
    FileOutputStream out = new FileOutputStream(FileDescriptor.out);
    boolean goesOn = true;
    while (goesOn) {
      Protocol protocol = named == null ? ProtocolChoice.read(reader, out) : named;
      String name = protocol.name().toLowerCase(Locale.ROOT);
      SessionLog log = file == null ? null : new SessionLog(file, flags.game(), name);
      Set<String> farewells = named == null ? ProtocolChoice.greetingsBut(protocol) : Set.of();
      Host host = new Host(reader, out, log, farewells, flags.presets());
      goesOn = session(protocol, host, flags.noMove()).run();
    }
  }

  private static HostSession session(Protocol protocol, Host host, NoMove noMove) {
    return switch (protocol) {
      case UBI -> new UbiSession(host, Brains.USUAL);
      case UCI -> new UciSession(host, Brains.USUAL, noMove);
      case XBOARD -> new XBoardSession(host, Brains.USUAL);
      case CNP -> new CnpSession(host, Brains.USUAL);
    };
  }
}
