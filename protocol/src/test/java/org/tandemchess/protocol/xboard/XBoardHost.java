package org.tandemchess.protocol.xboard;

import java.util.List;
import java.util.function.Supplier;
import org.tandemchess.engine.team.PriceBrain;
import org.tandemchess.protocol.rehearsal.RunningSession;
import org.tandemchess.search.api.Searcher;
import org.tandemchess.testkit.Dialogue;

/** An XBoard session that runs in the test's process, and its host. Used by one thread. */
final class XBoardHost implements AutoCloseable {
  private final RunningSession session;
  private int pings;

  XBoardHost(Supplier<? extends Searcher> searchers) {
    session = new RunningSession(host -> new XBoardSession(host, PriceBrain.factory(searchers)));
  }

  void send(String... lines) {
    session.host().send(lines);
  }

  Dialogue dialogue() {
    return session.host();
  }

  /** Returns what is said until the answer to a ping that is sent now. */
  List<String> untilPong() {
    pings++;
    send("ping " + pings);
    return session.host().until("pong " + pings);
  }

  /** Waits for a move and returns it. */
  String move() {
    return session.host().expect("move ").substring("move ".length());
  }

  /** Waits for the end of the output and of the session. */
  List<String> untilEnd() throws InterruptedException {
    List<String> rest = session.host().untilEnd();
    session.awaitEnd();
    return rest;
  }

  @Override
  public void close() {
    session.close();
  }
}
