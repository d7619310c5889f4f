package org.tandemchess.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

class SharedDataTest {
  @Test
  void findsTheFolderBesideTheCheckoutFromAnyFolderInIt(@TempDir Path temp) throws IOException {
    Path root = Files.createDirectories(temp.resolve("checkout"));
    Files.createFile(root.resolve("ARCHITECTURE.md"));
    Files.createFile(root.resolve("pom.xml"));
    Path module = Files.createDirectories(root.resolve("rules/src"));
    Files.createFile(root.resolve("rules/pom.xml"));

    assertThat(SharedData.beside(module)).contains(temp.resolve("shared"));
    assertThat(SharedData.beside(root)).contains(temp.resolve("shared"));
    assertThat(SharedData.beside(temp)).isEmpty();
  }

  @Test
  void aMissingFileSkipsTheTestExceptInAContinuousBuild() {
    assertThatExceptionOfType(TestAbortedException.class)
        .isThrownBy(() -> SharedData.missing("data/none.tsv", null))
        .withMessageContaining("data/none.tsv");
    assertThatExceptionOfType(TestAbortedException.class)
        .isThrownBy(() -> SharedData.missing("data/none.tsv", ""));
    assertThatExceptionOfType(AssertionFailedError.class)
        .isThrownBy(() -> SharedData.missing("data/none.tsv", "true"))
        .withMessageContaining("data/none.tsv");
  }
}
