package org.tandemchess.rules.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class ReplacedFileTest {
  @TempDir private Path folder;
  private Path file = Path.of("");

  @BeforeEach
  void write() throws IOException {
    file = Files.writeString(folder.resolve("mine.book"), "old");
  }

  @Test
  void theOldFileIsThereUntilTheNewOneIsWhole() throws IOException {
    try (ReplacedFile replaced = ReplacedFile.begin(file)) {
      replaced.out().write(bytes("new and "));
      assertThat(file).hasContent("old");
      replaced.out().write(bytes("longer"));
      replaced.keep();
      assertThat(file).hasContent("new and longer");
    }
    assertThat(files()).containsExactly("mine.book");
  }

  @Test
  void whatIsNotKeptLeavesTheOldFileAndNothingElse() throws IOException {
    try (ReplacedFile replaced = ReplacedFile.begin(file)) {
      replaced.out().write(bytes("half"));
      assertThat(files()).hasSize(2);
    }
    assertThat(file).hasContent("old");
    assertThat(files()).containsExactly("mine.book");
  }

  @Test
  void makesAFileThatIsNotThere() throws IOException {
    Path other = folder.resolve("other");
    ReplacedFile.write(other, bytes("text"));

    assertThat(other).hasContent("text");
    assertThatThrownBy(() -> ReplacedFile.begin(folder.resolve("nowhere/x")))
        .isInstanceOf(NoSuchFileException.class);
    assertThatThrownBy(() -> ReplacedFile.begin(folder)).isInstanceOf(IOException.class);
  }

  @Test
  void keepsPermissionsAndLinks() throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-r--"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("mine.book"));
    Path loose = Files.createSymbolicLink(folder.resolve("loose"), Path.of("made later"));
    ReplacedFile.write(link, bytes("new"));
    ReplacedFile.write(loose, bytes("made"));

    assertThat(link).isSymbolicLink();
    assertThat(file).hasContent("new");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-rw-r--");
    assertThat(loose).isSymbolicLink();
    assertThat(folder.resolve("made later")).hasContent("made");
  }

  @Test
  @Timeout(20)
  void writesAPipeAtOnce() throws Exception {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).inheritIO().start().waitFor())
        .isZero();
    CompletableFuture<String> read =
        CompletableFuture.supplyAsync(
            () -> {
              try {
                return Files.readString(pipe);
              } catch (IOException e) {
                throw new IllegalStateException(e);
              }
            });
    ReplacedFile.write(pipe, bytes("through"));

    assertThat(read.get(10, TimeUnit.SECONDS)).isEqualTo("through");
    assertThat(files()).containsExactly("mine.book", "pipe");
  }

  @Test
  void aFullDeviceIsAnError() throws IOException {
    try (ReplacedFile replaced = ReplacedFile.begin(Path.of("/dev/full"))) {
      OutputStream out = replaced.out();
      assertThatThrownBy(() -> out.write(bytes("text"))).isInstanceOf(IOException.class);
    }
  }

  private Stream<String> files() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(path -> path.getFileName().toString()).sorted().toList().stream();
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
