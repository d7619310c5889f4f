package org.tandemchess.protocol.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.engine.brain.BrainFactory;
import org.tandemchess.engine.team.PriceBrain;
import org.tandemchess.protocol.cnp.CnpSession;
import org.tandemchess.protocol.rehearsal.SteppingSearch;
import org.tandemchess.protocol.text.LineReader;
import org.tandemchess.protocol.ubi.UbiSession;
import org.tandemchess.protocol.uci.NoMove;
import org.tandemchess.protocol.uci.UciSession;
import org.tandemchess.protocol.xboard.XBoardSession;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchRequest;
import org.tandemchess.search.api.SearchResult;
import org.tandemchess.search.api.SearchSettings;
import org.tandemchess.search.api.Searcher;
import org.tandemchess.search.api.StopReason;

/** What becomes of the work for a host that reads no more, and of last lines for one that does. */
@Timeout(60)
class UnheardHostTest {
  private static final int ENDLESS = 1_000_000;
  private static final int HOUR = 3_600_000;

  private static HostSession session(String protocol, Host host, BrainFactory brains) {
    return switch (protocol) {
      case "ubi" -> new UbiSession(host, brains);
      case "uci" -> new UciSession(host, brains, NoMove.NONE);
      case "xboard" -> new XBoardSession(host, brains);
      case "cnp" -> new CnpSession(host, brains);
      default -> throw new IllegalArgumentException(protocol);
    };
  }

  private static String lines(String withBars) {
    return withBars.replace('/', '\n') + "\n";
  }

  @ParameterizedTest
  @CsvSource({
    "ubi, position startpos | startpos/go board A movetime 3600000/go board B depth 1000000",
    "ubi, position startpos | startpos clock 9999999 9999999 9999999 9999999/go board A",
    "uci, position startpos/go nodes 1000000000000",
    "uci, position startpos/go mate 3",
    "uci, setoption name Team value white/position startpos/go movetime 3600000",
    "xboard, new/st 3600/post/go",
  })
  void anEndedInputAndABrokenOutputEndTheSession(String protocol, String script)
      throws InterruptedException {
    InputStream in = new ByteArrayInputStream(lines(script).getBytes(StandardCharsets.US_ASCII));
    Host host = new Host(new LineReader(in), new Broken(3));
    session(protocol, host, PriceBrain.factory(() -> new SteppingSearch(ENDLESS))).run();
  }

  @Test
  void aKilledHostIsFoundOutThoughACountHasNothingToSay() throws InterruptedException {
    String script = lines("position startpos/go perft 20");
    InputStream in = new ByteArrayInputStream(script.getBytes(StandardCharsets.US_ASCII));
    Host host = new Host(new LineReader(in), new Broken(0));
    session("uci", host, PriceBrain.factory(() -> new SteppingSearch(ENDLESS))).run();
  }

  @Test
  void aKilledHostIsFoundOutThoughTheSearchHasNothingToSay() throws InterruptedException {
    String script = lines("position startpos | startpos/go board A movetime " + HOUR);
    InputStream in = new ByteArrayInputStream(script.getBytes(StandardCharsets.US_ASCII));
    Host host = new Host(new LineReader(in), new Broken(0));
    CountDownLatch ended = new CountDownLatch(1);
    session("ubi", host, PriceBrain.factory(() -> new Mute(ended))).run();
    assertThat(ended.await(20, TimeUnit.SECONDS)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "ubi, position startpos | startpos/go board A infinite/isready",
    "ubi, position startpos | startpos/go board A movetime 3600000/isready",
    "uci, position startpos/go infinite/isready",
    "uci, position startpos/go ponder movetime 1/isready",
    "xboard, analyze/ping 1",
  })
  void aBrokenOutputEndsSearchesThoughTheInputIsOpen(String protocol, String script)
      throws InterruptedException, IOException {
    CountDownLatch ended = new CountDownLatch(1);
    Thread thread;
    try (PipedOutputStream toSession = new PipedOutputStream()) {
      Host host = new Host(new LineReader(new PipedInputStream(toSession, 1 << 16)), new Broken(0));
      HostSession session = session(protocol, host, PriceBrain.factory(() -> new Mute(ended)));
      thread = new Thread(() -> run(session), "session-under-test");
      thread.setDaemon(true);
      thread.start();
      toSession.write(lines(script).getBytes(StandardCharsets.US_ASCII));
      toSession.flush();
      assertThat(ended.await(20, TimeUnit.SECONDS)).as("search ended").isTrue();
    }
    thread.join(TimeUnit.SECONDS.toMillis(20));
    assertThat(thread.isAlive()).as("session goes on").isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"ubi/quit", "uci/quit", "xboard/protover 2/quit"})
  void aHostThatIsSlowToReadHearsTheLastLineBeforeQuit(String script) throws InterruptedException {
    SlowAtFirst out = new SlowAtFirst();
    InputStream in = new ByteArrayInputStream(lines(script).getBytes(StandardCharsets.US_ASCII));
    String protocol = script.substring(0, script.indexOf('/'));
    Host host = new Host(new LineReader(in), out);
    session(protocol, host, PriceBrain.factory(() -> new SteppingSearch(ENDLESS))).run();
    assertThat(out.read.toString(StandardCharsets.US_ASCII))
        .containsPattern("(ubiok|uciok|done=1)\n$");
  }

  private static void run(HostSession session) {
    try {
      session.run();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A pipe whose reader goes away after some lines. */
  private static final class Broken extends OutputStream {
    private int linesLeft;

    Broken(int lines) {
      linesLeft = lines;
    }

    @Override
    public void write(int letter) throws IOException {
      if (linesLeft == 0) {
        throw new IOException("broken pipe");
      }
      linesLeft -= letter == '\n' ? 1 : 0;
    }
  }

  /** A pipe whose reader gets no processor for longer than a blink. */
  private static final class SlowAtFirst extends OutputStream {
    private static final long NANOS = TimeUnit.MILLISECONDS.toNanos(100);
    private final ByteArrayOutputStream read = new ByteArrayOutputStream();

    @Override
    public void write(int letter) {
      if (read.size() == 0) {
        LockSupport.parkNanos(NANOS);
      }
      read.write(letter);
    }
  }

  /** Searches without a word until it must end, and tells that it has. */
  private record Mute(CountDownLatch ended) implements Searcher {
    @Override
    public SearchResult search(
        SearchRequest request, SearchControl control, Consumer<SearchInfo> progress) {
      while (!control.mustEnd()) {
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
      }
      ended.countDown();
      return SearchResult.none(StopReason.STOPPED);
    }

    @Override
    public void configure(SearchSettings settings) {}

    @Override
    public void forget() {}
  }
}
