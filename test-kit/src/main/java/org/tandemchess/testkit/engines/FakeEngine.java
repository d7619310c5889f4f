package org.tandemchess.testkit.engines;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** A program that plays bughouse in any dialect, well or ill. */
public final class FakeEngine {
  private static final long FOREVER_MILLIS = 3_600_000;

  private FakeEngine() {}

  /**
   * Returns the command that starts one with the JVM that runs now.
   *
   * @param dialect {@code ubi}, {@code ubi0}, {@code uci}, {@code uci2} or {@code xboard}
   */
  public static List<String> command(String dialect, Habit habit) {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1",
        "-Xmx128m",
        "-cp",
        classPath(),
        FakeEngine.class.getName(),
        dialect,
        habit.word());
  }

  private static String classPath() {
    try {
      return Path.of(FakeEngine.class.getProtectionDomain().getCodeSource().getLocation().toURI())
          .toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Plays until {@code quit} or the end of the input.
   *
   * @param args the dialect and the habit
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    Habit habit = Habit.valueOf(args[1].toUpperCase(Locale.ROOT));
    if (args[0].equals("child")) {
      Thread.sleep(FOREVER_MILLIS);
    }
    if (habit == Habit.CLINGING) {
      new ProcessBuilder(command("child", habit)).inheritIO().start();
    }
    Output out = new Output(habit);
    FakeDialect dialect =
        switch (args[0]) {
          case "ubi" -> new FakeUbi(habit, out, false);
          case "ubi0" -> new FakeUbi(habit, out, true);
          case "uci" -> new FakeUci(habit, out);
          case "uci2" -> new FakeUci2(habit, out);
          case "xboard" -> new FakeXBoard(habit, out);
          default -> throw new IllegalArgumentException(args[0]);
        };
    speak(dialect, habit, out);
  }

  private static boolean hear(FakeDialect dialect, String line, Habit habit) {
    try {
      return dialect.hear(line);
    } catch (RuntimeException e) {
      if (habit == Habit.FRAGILE) {
        throw e;
      }
      System.err.println("fake engine: not understood: " + e);
      return false;
    }
  }

  private static void speak(FakeDialect dialect, Habit habit, Output out)
      throws IOException, InterruptedException {
    BufferedReader in =
        new BufferedReader(
            new InputStreamReader(new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8));
    boolean greeted = false;
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (line.equals("quit") && habit != Habit.CLINGING) {
        return;
      }
      synchronized (out) {
        greeted |= hear(dialect, line, habit);
      }
      if (greeted && habit == Habit.DEAF) {
        Thread.sleep(FOREVER_MILLIS);
      }
    }
    if (habit == Habit.CLINGING) {
      Thread.sleep(FOREVER_MILLIS);
    }
  }
}
