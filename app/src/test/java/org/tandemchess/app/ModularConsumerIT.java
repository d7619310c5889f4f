package org.tandemchess.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Modules of others that require ours, compiled with the jars that Maven passes on to them. */
class ModularConsumerIT {
  private static final Path JARS = TandemProcess.LAUNCHER.resolveSibling("app/target/dist/lib");

  @ParameterizedTest
  @ValueSource(
      strings = {"rules", "search", "engine", "play", "protocol", "match", "train", "lab", "app"})
  void aModuleThatRequiresOneOfOursCompiles(String name, @TempDir Path folder) throws Exception {
    Path module = folder.resolve("module-info.java");
    Files.writeString(module, "module consumer { requires org.tandemchess." + name + "; }");
    Path user = folder.resolve("consumer/Consumer.java");
    Files.createDirectories(folder.resolve("consumer"));
    Files.writeString(
        user,
        name.equals("app")
            ? "package consumer; class Consumer {}"
            : "package consumer; import org.tandemchess.rules.position.GameState;"
                + " import org.tandemchess.rules.core.RuleSet;"
                + " class Consumer { GameState start = GameState.start(RuleSet.BUGHOUSE); }");
    Path javac = Path.of(System.getProperty("java.home"), "bin", "javac");
    Process compiler =
        new ProcessBuilder(
                javac.toString(),
                "--module-path",
                JARS.toString(),
                "-d",
                folder.toString(),
                module.toString(),
                user.toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(compiler.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(compiler.waitFor()).as(said).isZero();
  }
}
