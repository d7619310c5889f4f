package org.tandemchess.app;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.tandemchess.app.output.Screen;
import org.tandemchess.app.output.Terminal;

/**
 * What a command line did, run in this process.
 *
 * @param code exit code
 * @param out lines on standard output
 * @param err lines on standard error
 */
public record Outcome(int code, List<String> out, List<String> err) {

  /** Runs a command line that holds a command. */
  public static Outcome of(String... args) {
    return on(Screen.NONE, args);
  }

  /** Runs a command line that holds a command, as a person sees it. */
  public static Outcome on(Screen screen, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Terminal terminal = new Terminal(new PrintWriter(out), new PrintWriter(err), screen);
    int code =
        TandemCommand.commandLine(
                terminal,
                flags -> {
                  throw new AssertionError("no protocol was asked for");
                })
            .execute(args);
    terminal.out().flush();
    terminal.err().flush();
    return new Outcome(code, out.toString().lines().toList(), err.toString().lines().toList());
  }
}
