package org.tandemchess.app.fuzz;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The program with little memory, and the last lines of the talk with it. */
final class FuzzProcess implements AutoCloseable {
  private static final Path LAUNCHER = Path.of("../tandem").toAbsolutePath().normalize();
  private static final long PATIENCE_SECONDS = 30;
  private static final int REMEMBERED = 80;
  private static final Pattern TOTAL = Pattern.compile("(?m)^Total +\\d+ +(\\d+)");
  private static final Pattern RESIDENT = Pattern.compile("VmRSS:\\s+(\\d+) kB");
  private static final String END = "\0end";

  private final Process process;
  private final OutputStream out;
  private final LinkedBlockingQueue<String> heard = new LinkedBlockingQueue<>();
  private final ArrayDeque<String> talk = new ArrayDeque<>();

  FuzzProcess(List<String> arguments) {
    List<String> command = new ArrayList<>(List.of(LAUNCHER.toString()));
    command.addAll(arguments);
    ProcessBuilder builder = new ProcessBuilder(command);
    // A leak of a few bytes a command ends in an error that is heard.
    builder.environment().put("JDK_JAVA_OPTIONS", "-Xmx224m");
    builder.redirectError(ProcessBuilder.Redirect.DISCARD);
    try {
      process = builder.start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    out = process.getOutputStream();
    Thread thread = new Thread(() -> listen(process.getInputStream()), "fuzz-reader");
    thread.setDaemon(true);
    thread.start();
  }

  private void listen(InputStream in) {
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        heard.add(line);
      }
    } catch (IOException e) {
      heard.add("broken pipe: " + e.getMessage());
    }
    heard.add(END);
  }

  void send(List<String> lines) {
    lines.forEach(line -> remember("> " + line));
    try {
      out.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
      out.flush();
    } catch (IOException e) {
      throw new AssertionError(e.getMessage() + talk(), e);
    }
  }

  /** Returns the next line, or one that nobody else says if the program has ended. */
  String next() throws InterruptedException {
    String line = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    if (line == null) {
      throw new AssertionError("silence" + talk());
    }
    remember("< " + line);
    return line;
  }

  static boolean isEnd(String line) {
    return line.equals(END);
  }

  int exitValue() throws InterruptedException {
    if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      throw new AssertionError("still alive" + talk());
    }
    return process.exitValue();
  }

  /** Returns the bytes of all objects that are reachable, after a collection in the program. */
  long liveBytes() throws InterruptedException {
    String jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
    try {
      Process histogram =
          new ProcessBuilder(jcmd, String.valueOf(process.pid()), "GC.class_histogram")
              .redirectErrorStream(true)
              .start();
      String text =
          new String(histogram.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      Matcher total = TOTAL.matcher(text);
      if (histogram.waitFor() != 0 || !total.find()) {
        throw new AssertionError("no histogram: " + text.lines().findFirst().orElse(""));
      }
      return Long.parseLong(total.group(1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the megabytes that the program holds in memory, or nothing where nobody tells. */
  Optional<Long> residentMegabytes() {
    Path status = Path.of("/proc", String.valueOf(process.pid()), "status");
    if (!Files.isReadable(status)) {
      return Optional.empty();
    }
    try {
      Matcher resident = RESIDENT.matcher(Files.readString(status, StandardCharsets.ISO_8859_1));
      return resident.find()
          ? Optional.of(Long.parseLong(resident.group(1)) / 1024)
          : Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void remember(String line) {
    talk.add(line.length() <= 200 ? line : line.substring(0, 200) + "...");
    if (talk.size() > REMEMBERED) {
      talk.remove();
    }
  }

  String talk() {
    return "; so far:\n" + String.join("\n", talk);
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
