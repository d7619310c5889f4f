package org.tandemchess.protocol.uci;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.Engine;
import org.tandemchess.engine.MoveReport;
import org.tandemchess.engine.SingleEngine;

/** The engine of one board and, once two boards are played, those of both, as one. */
final class UciEngines implements Engine {
  private final SingleEngine first;
  private final List<Engine> all = new CopyOnWriteArrayList<>();
  private volatile @Nullable Consumer<MoveReport> reader;

  UciEngines(SingleEngine first) {
    this.first = first;
    all.add(first);
  }

  void add(List<SingleEngine> more) {
    Consumer<MoveReport> told = reader;
    if (told != null) {
      more.forEach(engine -> engine.reportTo(told));
    }
    all.addAll(more);
  }

  @Override
  public void reportTo(Consumer<MoveReport> next) {
    reader = next;
    all.forEach(engine -> engine.reportTo(next));
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
