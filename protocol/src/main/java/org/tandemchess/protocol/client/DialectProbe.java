package org.tandemchess.protocol.client;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Finds out which dialect a program speaks by greeting it in all of them. Stateless. */
public final class DialectProbe {
  private DialectProbe() {}

  /**
   * Starts a program and listens which greeting it answers.
   *
   * @param command what to start
   * @param millis how long to listen
   * @return UBI, UCI or XBoard; nothing if it answers none of them
   * @throws InterruptedException if the waiting thread is interrupted
   */
  public static Optional<Dialect> find(EngineCommand command, long millis)
      throws InterruptedException {
    CompletableFuture<Optional<Dialect>> answer = new CompletableFuture<>();
    try (EngineProcess process = EngineProcess.start(command, ProtocolLog.NONE, ear(answer))) {
      for (String line : new String[] {"ubi", "uci", "xboard", "protover 2"}) {
        process.send(line);
      }
      return answer.get(millis, TimeUnit.MILLISECONDS);
    } catch (IOException | TimeoutException e) {
      return Optional.empty(); // says nothing that belongs to a dialect, or nothing at all
    } catch (ExecutionException e) {
      throw new IllegalStateException("nobody fails this answer", e);
    }
  }

  private static EngineProcess.Ear ear(CompletableFuture<Optional<Dialect>> answer) {
    return new EngineProcess.Ear() {
      @Override
      public void heard(String line, long nanos) {
        if (line.equals("ubiok")) {
          answer.complete(Optional.of(Dialect.UBI));
        } else if (line.equals("uciok")) {
          answer.complete(Optional.of(Dialect.UCI));
        } else if (line.startsWith("feature ")) {
          answer.complete(Optional.of(Dialect.XBOARD));
        }
      }

      @Override
      public void ended(String how) {
        answer.complete(Optional.empty());
      }
    };
  }
}
