package org.tandemchess.protocol.client;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the programs of engines as a shell would, and where Debian puts games. */
public final class Programs {
  /** Where engines are installed although it is often not on the path of root and of servers. */
  private static final List<String> GAMES = List.of("/usr/games", "/usr/local/games");

  private Programs() {}

  /**
   * Returns the file of a program: a name is looked up on the PATH, then among the games; what
   * holds a separator is taken as it is.
   */
  public static Optional<Path> find(String program) {
    if (program.contains("/") || program.contains(File.separator)) {
      return executable(program);
    }
    List<String> folders =
        new ArrayList<>(
            List.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1)));
    folders.addAll(GAMES);
    return folders.stream()
        .filter(folder -> !folder.isEmpty())
        .flatMap(folder -> executable(folder + File.separator + program).stream())
        .findFirst();
  }

  private static Optional<Path> executable(String name) {
    try {
      Path path = Path.of(name);
      return Files.isRegularFile(path) && Files.isExecutable(path)
          ? Optional.of(path)
          : Optional.empty();
    } catch (InvalidPathException e) {
      return Optional.empty(); // no file can have this name
    }
  }
}
