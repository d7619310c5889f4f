package org.tandemchess.match.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunLockTest {
  @TempDir Path folder;

  @Test
  void oneProcessDoesNotTakeItTwice() throws Exception {
    Path file = folder.resolve("lock");
    try (RunLock _ = RunLock.take(file)) {
      for (int attempt = 0; attempt < 3; attempt++) {
        assertThatThrownBy(() -> RunLock.take(folder.resolve(".").resolve("lock")))
            .isInstanceOf(RunLock.HeldException.class)
            .hasMessageContaining("process " + ProcessHandle.current().pid() + " on ");
      }
    }
    assertThat(file).doesNotExist();
    RunLock.take(file).close();
  }

  @Test
  void anotherProcessIsNamedAndItsDeathFreesTheLock() throws Exception {
    Path file = folder.resolve("lock");
    Process holder = LockHolder.start(file);
    try {
      assertThatThrownBy(() -> RunLock.take(file))
          .isInstanceOf(RunLock.HeldException.class)
          .hasMessageContaining("process " + holder.pid() + " on ");
    } finally {
      holder.destroyForcibly().waitFor();
    }
    assertThat(file).exists();
    RunLock.take(file).close();
    assertThat(file).doesNotExist();
  }

  @Test
  void nobodyElseTakesWhatThisProcessHolds() throws Exception {
    Path file = folder.resolve("lock");
    try (RunLock _ = RunLock.take(file)) {
      assertThatThrownBy(() -> RunLock.take(file)).isInstanceOf(RunLock.HeldException.class);
      assertThatThrownBy(() -> LockHolder.start(file).destroyForcibly())
          .hasMessageContaining("the holder said null");
    }
  }
}
