package org.tandemchess.app.output;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What a person sees of a program.
 *
 * @param results whether standard output is a terminal
 * @param notes whether standard error is one
 * @param colored whether results may be written in color and over each other, by the controls of
 *     ECMA-48 ("ANSI")
 * @param columns tells the width of the terminal in characters, at least {@link #NARROWEST}
 */
public record Screen(boolean results, boolean notes, boolean colored, IntSupplier columns) {
  /** The width where nobody knows it. */
  public static final int USUAL_COLUMNS = 80;

  /** Where a terminal is narrower, lines wrap. */
  public static final int NARROWEST = 40;

  /** Nobody looks: files and pipes. */
  public static final Screen NONE = new Screen(false, false, false, () -> USUAL_COLUMNS);

  private static final long PATIENCE_SECONDS = 2;
  private static final int NEITHER = 3;

  /**
   * Returns the screen of this process. The JDK tells of standard output alone, and of that only
   * together with the input, and no library tells without native code; so a shell is asked.
   */
  static Screen standard() {
    int plain = plainStreams();
    boolean results = (plain & 1) == 0;
    return new Screen(
        results,
        (plain & 2) == 0,
        results && colors(System::getenv),
        new Columns(System::nanoTime));
  }

  /**
   * Returns whether a terminal takes controls and its user wants them: see no-color.org.
   *
   * @param environment gives a variable by its name
   */
  static boolean colors(UnaryOperator<@Nullable String> environment) {
    String off = environment.apply("NO_COLOR");
    String kind = environment.apply("TERM");
    return (off == null || off.isEmpty()) && kind != null && !kind.equals("dumb");
  }

  /** Returns 1 if standard output is no terminal, plus 2 if standard error is none. */
  private static int plainStreams() {
    String question = "test -t 1; out=$?; test -t 2; exit $((out + 2 * $?))";
    try {
      Process shell = new ProcessBuilder("sh", "-c", question).inheritIO().start();
      if (shell.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) && shell.exitValue() <= NEITHER) {
        return shell.exitValue();
      }
      shell.destroyForcibly();
    } catch (IOException e) {
      return NEITHER; // no shell, such as on Windows
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return NEITHER;
  }

  /** Asks the terminal for its width, again after a while, since people change it. */
  private static final class Columns implements IntSupplier {
    private static final long FRESH_NANOS = 2_000_000_000;

    private final LongSupplier nanos;
    private long asked;
    private int known;

    Columns(LongSupplier nanos) {
      this.nanos = nanos;
    }

    @Override
    public synchronized int getAsInt() {
      if (known == 0 || nanos.getAsLong() - asked > FRESH_NANOS) {
        known = Math.max(NARROWEST, ask());
        asked = nanos.getAsLong();
      }
      return known;
    }

    private static int ask() {
      int named = number(System.getenv("COLUMNS"));
      return named > 0 ? named : ofTerminal();
    }

    private static int ofTerminal() {
      try {
        Process stty =
            new ProcessBuilder("stty", "size")
                .redirectInput(new File("/dev/tty"))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String size = new String(stty.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
        int columns = number(size.substring(size.indexOf(' ') + 1));
        return columns > 0 ? columns : USUAL_COLUMNS;
      } catch (IOException e) {
        return USUAL_COLUMNS; // no terminal, or no stty
      }
    }

    private static int number(@Nullable String text) {
      String digits = text == null ? "" : text.strip();
      return digits.matches("\\d{1,4}") ? Integer.parseInt(digits) : 0;
    }
  }
}
