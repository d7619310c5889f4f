package org.tandemchess.protocol.uci;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.tandemchess.engine.Engine;
import org.tandemchess.engine.SingleEngine;

/** The engine of one board and, once two boards are played, those of both, as one. */
final class UciEngines implements Engine {
  private final SingleEngine first;
  private final List<Engine> all = new CopyOnWriteArrayList<>();

  UciEngines(SingleEngine first) {
    this.first = first;
    all.add(first);
  }

  void add(List<SingleEngine> more) {
    all.addAll(more);
  }

  @Override
  public void warmUp() {
    first.warmUp();
  }

  @Override
  public boolean isIdle() {
    return all.stream().allMatch(Engine::isIdle);
  }

  @Override
  public void finish() throws InterruptedException {
    for (Engine engine : all) {
      engine.finish();
    }
  }

  @Override
  public void quit() throws InterruptedException {
    for (Engine engine : all) {
      engine.quit();
    }
  }

  @Override
  public void close() {
    all.forEach(Engine::close);
  }
}
