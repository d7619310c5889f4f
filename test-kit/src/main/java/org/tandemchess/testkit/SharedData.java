package org.tandemchess.testkit;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/**
 * Finds files in the {@code shared} folder, which lies beside a checkout and not in it.
 *
 * <p>The folder is the system property {@code tandem.shared}, else the environment variable {@code
 * TANDEM_SHARED}, else {@code shared} next to the checkout's root. The root is the nearest folder
 * at or above the working directory that holds {@code ARCHITECTURE.md} and {@code pom.xml}.
 */
public final class SharedData {
  private static final String PROPERTY = "tandem.shared";
  private static final String VARIABLE = "TANDEM_SHARED";

  private SharedData() {}

  /** The file or folder at this path below {@code shared}, or empty where it does not exist. */
  public static Optional<Path> file(String relative) {
    return folder().map(folder -> folder.resolve(relative)).filter(Files::exists);
  }

  /**
   * The file or folder at this path below {@code shared}.
   *
   * <p>Where it does not exist the running test is skipped, or fails if the environment variable
   * {@code CI} is set: a continuous build must not pass because its data went missing.
   *
   * @throws AssertionError if the file is missing and {@code CI} is set
   */
  public static Path require(String relative) {
    return file(relative).orElseGet(() -> missing(relative, System.getenv("CI")));
  }

  /** Ends the running test: skipped, or failed where {@code ci} has a value. */
  static Path missing(String relative, @Nullable String ci) {
    String where = folder().map(Path::toString).orElse("no checkout around the working directory");
    String message = "shared file " + relative + " is missing (" + where + ")";
    return ci == null || ci.isEmpty() ? Assumptions.abort(message) : Assertions.fail(message);
  }

  private static Optional<Path> folder() {
    String chosen = System.getProperty(PROPERTY, System.getenv(VARIABLE));
    return chosen == null ? beside(Path.of("").toAbsolutePath()) : Optional.of(Path.of(chosen));
  }

  /** The folder beside the checkout that {@code start} lies in. It may not exist. */
  static Optional<Path> beside(Path start) {
    for (Path folder = start; folder != null; folder = folder.getParent()) {
      if (Files.exists(folder.resolve("ARCHITECTURE.md"))
          && Files.exists(folder.resolve("pom.xml"))) {
        return Optional.of(folder.resolveSibling("shared"));
      }
    }
    return Optional.empty();
  }
}
