package org.tandemchess.app.output;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What a person sees of a program.
 *
 * @param results whether standard output is a terminal that takes controls (ECMA-48, "ANSI")
 * @param notes whether standard error is a terminal
 * @param colored whether results may be written in color
 * @param size tells the size of the terminal
 */
public record Screen(boolean results, boolean notes, boolean colored, Supplier<Size> size) {
  /** Nobody looks: files and pipes. */
  public static final Screen NONE = new Screen(false, false, false, () -> Size.USUAL);

  private static final long PATIENCE_SECONDS = 2;
  private static final int NEITHER = 3;

  /**
   * How much a terminal shows.
   *
   * @param columns characters in a line
   * @param rows lines
   */
  public record Size(int columns, int rows) {
    /** The size where nobody knows it. */
    public static final Size USUAL = new Size(80, 24);

    private static final int NARROWEST = 40;
    private static final int LOWEST = 5;

    /** Takes no less than there is use for; on less, lines wrap. */
    public Size {
      columns = Math.max(NARROWEST, columns);
      rows = Math.max(LOWEST, rows);
    }
  }

  /**
   * Returns the screen of this process. The JDK tells of standard output alone, and of that only
   * together with the input, and no library tells without native code; so a shell is asked.
   */
  static Screen standard() {
    int plain = plainStreams();
    boolean results = (plain & 1) == 0 && takesControls(System::getenv);
    return new Screen(
        results,
        (plain & 2) == 0,
        results && wantsColor(System::getenv),
        new Stty(System::nanoTime));
  }

  /** Returns how many characters fit into a line. */
  public int columns() {
    return size.get().columns();
  }

  /**
   * Returns whether a terminal does more than to print.
   *
   * @param environment gives a variable by its name
   */
  static boolean takesControls(UnaryOperator<@Nullable String> environment) {
    String kind = environment.apply("TERM");
    return kind != null && !kind.isEmpty() && !kind.equals("dumb");
  }

  /**
   * Returns whether the user has nothing against color: see no-color.org.
   *
   * @param environment gives a variable by its name
   */
  static boolean wantsColor(UnaryOperator<@Nullable String> environment) {
    String off = environment.apply("NO_COLOR");
    return off == null || off.isEmpty();
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

  /** Asks the terminal for its size, again after a while, since people change it. */
  private static final class Stty implements Supplier<Size> {
    private static final long FRESH_NANOS = 2_000_000_000;

    private final LongSupplier nanos;
    private @Nullable Size known;
    private long asked;

    Stty(LongSupplier nanos) {
      this.nanos = nanos;
    }

    @Override
    public synchronized Size get() {
      Size size = known;
      if (size == null || nanos.getAsLong() - asked > FRESH_NANOS) {
        size = ask();
        known = size;
        asked = nanos.getAsLong();
      }
      return size;
    }

    private static Size ask() {
      int columns = number(System.getenv("COLUMNS"));
      int rows = number(System.getenv("LINES"));
      Size told = columns > 0 && rows > 0 ? Size.USUAL : ofTerminal();
      return new Size(columns > 0 ? columns : told.columns(), rows > 0 ? rows : told.rows());
    }

    private static Size ofTerminal() {
      try {
        Process stty =
            new ProcessBuilder("stty", "size")
                .redirectInput(new File("/dev/tty"))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String text = new String(stty.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
        int space = text.indexOf(' ');
        int rows = number(text.substring(0, Math.max(0, space)));
        int columns = number(text.substring(space + 1));
        // A terminal that was told only one of them says 0 for the other.
        return new Size(
            columns > 0 ? columns : Size.USUAL.columns(), rows > 0 ? rows : Size.USUAL.rows());
      } catch (IOException e) {
        return Size.USUAL; // no terminal, or no stty
      }
    }

    private static int number(@Nullable String text) {
      String digits = text == null ? "" : text.strip();
      return digits.matches("\\d{1,4}") ? Integer.parseInt(digits) : 0;
    }
  }
}
