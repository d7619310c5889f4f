package org.tandemchess.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/**
 * A line of shell that starts {@code ./tandem}, run to its end.
 *
 * @param code exit code
 * @param out standard output
 * @param err standard error
 */
record ShellScript(int code, String out, String err) {

  /**
   * Runs a line.
   *
   * @param environment what is set beside that of the test
   * @param script {@code $tandem} stands for the program
   */
  static ShellScript run(Path folder, Map<String, String> environment, String script)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(List.of("sh", "-c", script));
    builder.directory(folder.toFile());
    builder.environment().putAll(environment);
    builder.environment().put("tandem", TandemProcess.LAUNCHER.toString());
    Process process = builder.start();
    process.getOutputStream().close();
    CompletableFuture<String> err =
        CompletableFuture.supplyAsync(() -> text(process.getErrorStream()));
    String out = text(process.getInputStream());
    return new ShellScript(process.waitFor(), out, err.join());
  }

  private static String text(InputStream stream) {
    try {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
