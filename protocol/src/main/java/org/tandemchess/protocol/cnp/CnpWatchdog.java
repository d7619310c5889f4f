package org.tandemchess.protocol.cnp;

import org.tandemchess.engine.TandemEngine;

/** Stops one search when it has had its time; ends with it. */
final class CnpWatchdog implements Runnable {
  private final CnpSearch search;
  private final TandemEngine engine;

  private CnpWatchdog(CnpSearch search, TandemEngine engine) {
    this.search = search;
    this.engine = engine;
  }

  static void watch(CnpSearch search, TandemEngine engine) {
    Thread thread = new Thread(new CnpWatchdog(search, engine), "tandem-cnp-watchdog");
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void run() {
    try {
      while (search.awaitAlarm()) {
        engine.stop(search.request());
      }
    } catch (InterruptedException e) {
      // Nobody but a closing program interrupts a thread that this class made.
      Thread.currentThread().interrupt();
    }
  }
}
