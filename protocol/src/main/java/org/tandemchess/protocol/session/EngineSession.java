package org.tandemchess.protocol.session;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.option.OptionSpec;
import org.tandemchess.engine.option.Setting;

/**
 * A session with an engine behind it, which is made by the first command that needs it, or in the
 * background once the greeting is out.
 *
 * @param <O> carries out commands
 */
public abstract class EngineSession<O extends Operator> extends HostSession {
  /** How long a host may wait for its first {@code readyok}. */
  private static final long WARM_UP_PATIENCE = TimeUnit.SECONDS.toNanos(1);

  private static final long POLL_MILLIS = 5;

  /**
   * How often a host whose input has ended is told that we go on. A host that was killed is found
   * out so: only writing tells that nobody reads.
   */
  private static final long SIGN_OF_LIFE_MILLIS = 5000;

  private final Object makingOperator = new Object();
  private final CountDownLatch warmedUp = new CountDownLatch(1);
  // Guarded by the lock above.
  private @Nullable O operator;
  private boolean unheard;
  private boolean warm;
  private boolean saidReady;

  /** Makes a session that has read nothing yet. */
  protected EngineSession(Host host) {
    super(host);
  }

  /** Makes the engine and what drives it; called once at most, by any thread. */
  protected abstract O makeOperator();

  /** Returns what carries out commands. */
  protected final O operator() {
    synchronized (makingOperator) {
      O made = operator;
      if (made == null) {
        made = makeOperator();
        reportTo(log(), made);
        for (Setting<?> preset : presets()) {
          made.set(preset);
        }
        operator = made;
        if (unheard) {
          made.engine().abandon();
        }
      }
      return made;
    }
  }

  private static void reportTo(@Nullable SessionLog log, Operator made) {
    if (log != null) {
      made.engine().reportTo(log::moved);
    }
  }

  private @Nullable O operatorMade() {
    synchronized (makingOperator) {
      return operator;
    }
  }

  /** Says who we are. */
  protected final void introduce() {
    writer().require("id name " + Identity.NAME + " " + Identity.VERSION);
    writer().require("id author " + Identity.AUTHOR);
  }

  /** Declares options. */
  protected final void declare(List<OptionSpec<?>> specs) {
    for (int i = 0; i < specs.size(); i++) {
      writer().require(option(specs.get(i)));
    }
  }

  private <T> String option(OptionSpec<T> spec) {
    String value = spec.text(spec.initial());
    for (Setting<?> preset : presets()) {
      value = preset.spec().equals(spec) ? preset.text() : value;
    }
    return CommonLines.option(spec, value);
  }

  /** Makes the engine in the background and lets it think a little; the first call counts. */
  protected final void warmUp() {
    if (!warm) {
      warm = true;
      Thread thread = new Thread(new WarmUp(), "tandem-warm-up");
      thread.setDaemon(true);
      thread.start();
    }
  }

  /**
   * Says that we are ready. The first time the host waits until the engine has warmed up, a second
   * at most and only as long as it has nothing more to say: moves are worth more when the code that
   * finds them is compiled.
   */
  protected final void ready() {
    operator().engine().prepare();
    if (warm && !saidReady) {
      awaitWarmUp();
    }
    saidReady = true;
    writer().require("readyok");
  }

  private void awaitWarmUp() {
    long startNanos = System.nanoTime();
    try {
      while (!hasInput()
          && System.nanoTime() - startNanos < WARM_UP_PATIENCE
          && !warmedUp.await(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
        // Neither is the engine warm nor has the host gone on.
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  final boolean isIdle() {
    @Nullable O made = operatorMade();
    return made == null || made.engine().isIdle();
  }

  @Override
  protected final void unheard() {
    synchronized (makingOperator) {
      unheard = true;
    }
    @Nullable O made = operatorMade();
    if (made != null) {
      made.engine().abandon();
    }
  }

  @Override
  protected final void end(boolean quit) throws InterruptedException {
    @Nullable O made = operatorMade();
    if (made != null) {
      end(made, quit);
      made.engine().close();
    }
  }

  /**
   * Ends what the engine does; it is closed afterwards.
   *
   * @param quit whether the host said so or left for another protocol; else its input has ended
   * @throws InterruptedException if the thread is interrupted while it waits for last answers
   */
  protected void end(O made, boolean quit) throws InterruptedException {
    if (quit) {
      made.engine().quit();
    } else {
      finish(made);
    }
  }

  /**
   * Waits until all requests that have an end of their own are answered, or nobody reads any more.
   *
   * @throws InterruptedException if the thread is interrupted meanwhile
   */
  protected final void finish(O made) throws InterruptedException {
    while (!isFinished(made, SIGN_OF_LIFE_MILLIS)) {
      remark("the input has ended, thinking on");
    }
  }

  /**
   * Blocks until what has an end of its own has come to it, or the time is over.
   *
   * @return whether it has
   * @throws InterruptedException if the thread is interrupted meanwhile
   */
  protected boolean isFinished(O made, long millis) throws InterruptedException {
    return made.engine().finish(millis);
  }

  /** So that the first request finds the engine ready. */
  private final class WarmUp implements Runnable {
    @Override
    public void run() {
      operator().engine().warmUp(warmedUp::countDown);
    }
  }
}
