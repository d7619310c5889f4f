package org.tandemchess.match.tune;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.tandemchess.match.play.OtherPlanException;
import org.tandemchess.match.play.PlanDifference;
import org.tandemchess.match.play.PlanJson;
import org.tandemchess.match.play.RunLock;
import org.tandemchess.match.stats.MatchScore;
import org.tandemchess.match.stats.Pentanomial;

/**
 * A file of JSON objects, one a line: the plan first, then what was done, so that the work can go
 * on where it was broken off. A last line that was cut off is dropped. Used by one thread.
 */
final class PlanFile implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final List<JsonNode> found;
  private final BufferedWriter out;
  private final RunLock lock;

  private PlanFile(List<JsonNode> found, BufferedWriter out, RunLock lock) {
    this.found = List.copyOf(found);
    this.out = out;
    this.lock = lock;
  }

  /**
   * Begins a file anew.
   *
   * @throws IOException if it exists or cannot be written, or another run writes it
   */
  static PlanFile begin(Path file, JsonNode plan) throws IOException {
    return locked(
        file,
        lock -> {
          BufferedWriter out =
              Files.newBufferedWriter(file, StandardCharsets.UTF_8, StandardOpenOption.CREATE_NEW);
          PlanFile begun = new PlanFile(List.of(), out, lock);
          begun.append(plan);
          return begun;
        });
  }

  /**
   * Goes on with a file.
   *
   * @throws OtherPlanException if it is of another plan
   * @throws IOException if it cannot be read or written, or another run writes it
   */
  static PlanFile resume(Path file, JsonNode plan) throws IOException {
    return locked(file, lock -> resume(file, plan, lock));
  }

  private static PlanFile resume(Path file, JsonNode plan, RunLock lock) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    int end = bytes.length;
    while (end > 0 && bytes[end - 1] != '\n') {
      end--;
    }
    String whole = new String(bytes, 0, end, StandardCharsets.UTF_8);
    List<JsonNode> lines = new ArrayList<>();
    for (String line : whole.lines().toList()) {
      lines.add(parsed(line, lines.size() + 1));
    }
    if (lines.isEmpty()) {
      throw new IOException("it has no plan in its first line");
    }
    List<PlanDifference> differences = PlanDifference.between(lines.getFirst(), plan);
    if (!differences.isEmpty()) {
      throw new OtherPlanException(differences);
    }
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.truncate(end);
    }
    BufferedWriter out =
        Files.newBufferedWriter(file, StandardCharsets.UTF_8, StandardOpenOption.APPEND);
    return new PlanFile(lines.subList(1, lines.size()), out, lock);
  }

  /** Opens a file under its lock. */
  @FunctionalInterface
  private interface Opener {
    PlanFile open(RunLock lock) throws IOException;
  }

  private static PlanFile locked(Path file, Opener opener) throws IOException {
    RunLock lock = RunLock.take(file.resolveSibling(file.getFileName() + ".lock"));
    boolean open = false;
    try {
      PlanFile opened = opener.open(lock);
      open = true;
      return opened;
    } finally {
      if (!open) {
        lock.close();
      }
    }
  }

  private static JsonNode parsed(String line, int number) throws IOException {
    try {
      return JSON.readTree(line);
    } catch (JsonProcessingException e) {
      throw new IOException("its line " + number + " is no JSON", e);
    }
  }

  /** Returns a plan with the games that it is carried out by. */
  static ObjectNode withGames(ObjectNode plan, StepGames games) {
    return plan.put("steps", games.steps())
        .put("pairs", games.pairs())
        .put("seed", games.seed())
        .put("openings", PlanJson.of(games.openings()))
        .set("rules", PlanJson.of(games.rules()));
  }

  /** Returns the line of a step. */
  static ObjectNode step(int step, MatchScore score) {
    return JSON.createObjectNode()
        .put("type", "step")
        .put("step", step)
        .put("wins", score.wins())
        .put("draws", score.draws())
        .put("losses", score.losses());
  }

  /** Returns the score of a step from its line. */
  static MatchScore score(JsonNode step) {
    return new MatchScore(
        step.path("wins").asInt(),
        step.path("draws").asInt(),
        step.path("losses").asInt(),
        Pentanomial.NONE);
  }

  /** Returns the lines behind the plan that were in the file when it was opened. */
  List<JsonNode> found() {
    return found;
  }

  /**
   * Appends a line.
   *
   * @throws IOException if it cannot be written
   */
  void append(JsonNode line) throws IOException {
    out.write(line.toString());
    out.write('\n');
    out.flush();
  }

  @Override
  public void close() throws IOException {
    try (lock) {
      out.close();
    }
  }
}
