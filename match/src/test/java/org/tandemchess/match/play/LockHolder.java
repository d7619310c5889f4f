package org.tandemchess.match.play;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;

/** A process that holds a lock until its input ends. */
final class LockHolder {
  private LockHolder() {}

  public static void main(String[] args) throws IOException {
    try (RunLock _ = RunLock.take(Path.of(args[0]))) {
      System.out.println("held");
      while (System.in.read() >= 0) {
        // Nothing is said to it.
      }
    }
  }

  static Process start(Path file) throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classes = place(RunLock.class) + File.pathSeparator + place(LockHolder.class);
    Process process =
        new ProcessBuilder(java, "-cp", classes, LockHolder.class.getName(), file.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String said = process.inputReader().readLine();
    if (!"held".equals(said)) {
      throw new IOException("the holder said " + said);
    }
    return process;
  }

  private static Path place(Class<?> type) {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().getPath());
  }
}
