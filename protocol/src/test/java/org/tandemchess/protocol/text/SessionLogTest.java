package org.tandemchess.protocol.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionLogTest {

  @Test
  void writesEachLineWithItsTimeAndWay() throws InterruptedException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    SessionLog log = new SessionLog(out, "g1");
    log.received("metadata name Jürgen");
    log.sent("readyok");
    log.remark("game over");
    log.close();

    String time = "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{3})?Z ";
    assertThat(out.toString(StandardCharsets.UTF_8))
        .matches(
            (time + "\\[g1] << metadata name Jürgen\n")
                + (time + "\\[g1] >> readyok\n")
                + (time + "\\[g1] -- game over\n"));
  }

  @Test
  void appendsToWhatIsThere(@TempDir Path folder) throws IOException, InterruptedException {
    Path file = folder.resolve("log");
    Files.writeString(file, "an earlier game\n");
    SessionLog log = new SessionLog(file.toString(), "g2");
    log.sent("ubiok");
    log.close();

    assertThat(Files.readAllLines(file)).hasSize(2).first().isEqualTo("an earlier game");
  }

  @Test
  void givesUpOnAFullDiskWithoutHoldingAnybodyUp() throws InterruptedException {
    CountDownLatch failed = new CountDownLatch(1);
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int letter) throws IOException {
            failed.countDown();
            throw new IOException("no space left on purpose");
          }
        };
    SessionLog log = new SessionLog(full, "g3");
    log.sent("ubiok");

    assertThat(failed.await(10, TimeUnit.SECONDS)).isTrue();
    log.sent("readyok");
    log.close();
  }
}
