package org.tandemchess.app;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.tandemchess.protocol.query.ValidatorSession;
import org.tandemchess.protocol.text.LineReader;
import picocli.CommandLine.Command;

/** {@code tandem validate}: answers rule queries on standard input and output. */
@Command(
    name = "validate",
    header = "Answer questions about rules, line by line; never search.",
    synopsisHeading = "Usage: ",
    customSynopsis = "tandem validate",
    description = {
      "%nReads requests and answers each with a line of JSON: getfen, legalmoves, children,"
          + " status,",
      "apply MOVE, canmate SIDE, each about the position set by 'position' or about one named in",
      "the same line. 'setoption name UCI_Variant value crazyhouse' changes the game.",
      "'apply board A MOVE' plays on two boards, 'bpgn GAME' checks a game.%n"
    },
    footer = {
      "%nExamples:",
      "  tandem validate",
      "  legalmoves startpos moves e2e4",
      "  apply board A e2e4",
      "  quit"
    })
final class ValidateCommand implements Callable<Integer> {

  /**
   * Answers until the host says quit or closes the input.
   *
   * @throws IOException if the host does not read any more
   */
  static void validate() throws IOException {
    LineReader reader =
        new LineReader(new FileInputStream(FileDescriptor.in), ValidatorSession.LONGEST);
    new ValidatorSession(reader, new FileOutputStream(FileDescriptor.out)).run();
  }

  @Override
  public Integer call() {
    try {
      validate();
    } catch (IOException e) {
      Main.endUnheard(e);
    }
    return 0;
  }
}
