package org.tandemchess.app.tune;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tandemchess.app.argument.InputFiles;
import org.tandemchess.app.argument.InvalidInputException;
import org.tandemchess.match.play.OtherPlanException;
import picocli.CommandLine.Option;

/** The arguments that say where steps are kept, and whether to go on with those that are there. */
final class StepFile {
  @Option(
      names = "--out",
      paramLabel = "FILE",
      required = true,
      description = "Where to keep each step.")
  private String out = "";

  @Option(names = "--resume", description = "Go on with the steps in --out.")
  private boolean resume;

  /** Opens a file, or makes one. */
  @FunctionalInterface
  interface Opener<T> {
    T open(Path file) throws IOException;
  }

  /** Returns the file to keep steps in as {@code --resume} wants it. */
  <T> T open(Opener<T> begin, Opener<T> goOn) throws IOException {
    return (resume ? goOn : begin).open(path());
  }

  private Path path() {
    return InputFiles.path("--out", out);
  }

  /** Returns one line for people on why the file cannot be used. */
  InvalidInputException fault(IOException why) {
    String expected =
        why instanceof FileAlreadyExistsException
            ? "a new file, or --resume"
            : "a file for these steps (" + why.getMessage() + ")";
    if (why instanceof OtherPlanException other) {
      List<String> lines = new ArrayList<>();
      lines.add("--resume: expected the arguments that these steps were begun with");
      other.differences().forEach(difference -> lines.add("--resume: " + difference));
      return new InvalidInputException(lines);
    }
    return InvalidInputException.of("--out", path().toString(), expected);
  }
}
