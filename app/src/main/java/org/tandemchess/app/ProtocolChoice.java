package org.tandemchess.app;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tandemchess.protocol.text.LineReader;

/**
 * Finds out from the first words of a host which protocol it speaks.
 *
 * <p>What names none is kept and given back to the reader for the session to come; {@code isready}
 * is answered meanwhile. What fits no protocol is left to UBI, which says so. Used by one thread.
 */
final class ProtocolChoice {
  private static final byte[] READY = "readyok\n".getBytes(StandardCharsets.US_ASCII);

  private ProtocolChoice() {}

  /**
   * Reads until the protocol is known, at once in most cases.
   *
   * @param out where a host is told that we are ready
   */
  static Protocol read(LineReader reader, OutputStream out) throws IOException {
    LineReader.Event event = reader.read();
    // The word that the speed of the start depends on comes first.
    if (event == LineReader.Event.LINE && reader.line().equals("ubi")) {
      reader.unread("ubi");
      return Protocol.UBI;
    }
    List<String> kept = new ArrayList<>();
    @Nullable Protocol found = null;
    while (found == null && event != LineReader.Event.END) {
      String line = event == LineReader.Event.LINE ? reader.line() : "";
      if (line.equals("isready")) {
        out.write(READY);
        out.flush();
      } else {
        kept.add(line);
        found = of(line);
      }
      if (found == null) {
        event = reader.read();
      }
    }
    for (int i = kept.size() - 1; i >= 0; i--) {
      reader.unread(kept.get(i));
    }
    return found == null ? Protocol.UBI : found;
  }

  /** Returns the lines that greet in another protocol than this one. */
  static Set<String> greetingsBut(Protocol protocol) {
    return switch (protocol) {
      case UBI -> Set.of("uci", "xboard");
      case UCI -> Set.of("ubi", "xboard");
      case XBOARD -> Set.of("ubi", "uci");
      case CNP -> Set.of();
    };
  }

  /** Returns the protocol that a line belongs to, or null if it does not tell. */
  static @Nullable Protocol of(String line) {
    if (line.startsWith("{")) {
      return Protocol.CNP;
    }
    int end = 0;
    while (end < line.length() && line.charAt(end) > ' ') {
      end++;
    }
    String rest = line.substring(end).strip();
    return switch (line.substring(0, end)) {
      case "uci", "ucinewgame", "ponderhit", "debug", "register", "d" -> Protocol.UCI;
      case "getfen", "legalmoves", "children", "apply", "status", "canmate" -> Protocol.UCI;
      case "position" -> isUci(rest) ? Protocol.UCI : Protocol.UBI;
      case "go" -> rest.startsWith("board") ? Protocol.UBI : Protocol.UCI;
      case "setoption" -> rest.startsWith("name UCI_") ? Protocol.UCI : null;
      case "xboard", "protover", "usermove", "setboard" -> Protocol.XBOARD;
      case "", "isready", "stop" -> null;
      default -> Protocol.UBI;
    };
  }

  private static boolean isUci(String position) {
    return position.startsWith("fen ")
        || position.startsWith("startpos") && position.indexOf('|') < 0;
  }
}
