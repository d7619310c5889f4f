package org.tandemchess.testkit;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
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
    Optional<Path> file = file(relative);
    if (file.isPresent()) {
      return file.get();
    }
    String where = folder().map(Path::toString).orElse("no shared folder beside this checkout");
    String message = "shared file " + relative + " is missing (" + where + ")";
    String ci = System.getenv("CI");
    if (ci != null && !ci.isEmpty()) {
      return Assertions.fail(message);
    }
    return Assumptions.abort(message);
  }

  private static Optional<Path> folder() {
    String chosen = System.getProperty(PROPERTY, System.getenv(VARIABLE));
    if (chosen != null) {
      return Optional.of(Path.of(chosen));
    }
    return root().map(root -> root.resolveSibling("shared"));
  }

  private static Optional<Path> root() {
    for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
      if (Files.exists(folder.resolve("ARCHITECTURE.md"))
          && Files.exists(folder.resolve("pom.xml"))) {
        return Optional.of(folder);
      }
    }
    return Optional.empty();
  }
}
