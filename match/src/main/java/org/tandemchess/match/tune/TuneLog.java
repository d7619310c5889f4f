package org.tandemchess.match.tune;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
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
import java.util.Map;
import java.util.Optional;
import org.tandemchess.match.stats.MatchScore;
import org.tandemchess.match.stats.Pentanomial;

/**
 * A file of what tuning has done, JSON objects, one a line: the plan first, then each step with the
 * values after it, so that tuning can go on where it was broken off. A last line that was cut off
 * is dropped. Used by one thread.
 */
public final class TuneLog implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final TunePlan plan;
  private final Optional<TuneStep> last;
  private final BufferedWriter out;

  private TuneLog(TunePlan plan, Optional<TuneStep> last, BufferedWriter out) {
    this.plan = plan;
    this.last = last;
    this.out = out;
  }

  /**
   * Begins a file anew.
   *
   * @throws IOException if it exists or cannot be written
   */
  public static TuneLog begin(Path file, TunePlan plan) throws IOException {
    BufferedWriter out =
        Files.newBufferedWriter(file, StandardCharsets.UTF_8, StandardOpenOption.CREATE_NEW);
    TuneLog log = new TuneLog(plan, Optional.empty(), out);
    log.write(line(plan));
    return log;
  }

  /**
   * Goes on with a file.
   *
   * @throws IOException if it cannot be read or written, or is of another plan
   */
  public static TuneLog resume(Path file, TunePlan plan) throws IOException {
    String text = Files.readString(file);
    int whole = text.lastIndexOf('\n') + 1;
    List<String> lines = text.substring(0, whole).lines().toList();
    if (lines.isEmpty() || !JSON.readTree(lines.getFirst()).equals(JSON.readTree(line(plan)))) {
      throw new IOException("it is of other arguments");
    }
    Optional<TuneStep> last =
        lines.size() == 1 ? Optional.empty() : Optional.of(step(lines.getLast(), plan));
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.truncate(text.substring(0, whole).getBytes(StandardCharsets.UTF_8).length);
    }
    BufferedWriter out =
        Files.newBufferedWriter(file, StandardCharsets.UTF_8, StandardOpenOption.APPEND);
    return new TuneLog(plan, last, out);
  }

  /** Returns the last step that was in the file when it was opened. */
  public Optional<TuneStep> last() {
    return last;
  }

  /**
   * Appends a step.
   *
   * @throws IOException if it cannot be written
   */
  public void append(TuneStep step) throws IOException {
    write(line(plan, step).toString());
  }

  private void write(String line) throws IOException {
    out.write(line);
    out.write('\n');
    out.flush();
  }

  @Override
  public void close() throws IOException {
    out.close();
  }

  private static String line(TunePlan plan) {
    ObjectNode node = JSON.createObjectNode().put("type", "plan");
    ArrayNode options = node.putArray("options");
    for (TunedOption option : plan.options()) {
      options
          .addObject()
          .put("name", option.name())
          .put("start", option.start())
          .put("min", option.min())
          .put("max", option.max())
          .put("step", option.step());
    }
    ObjectNode fixed = node.putObject("fixed");
    plan.fixed().forEach(fixed::put);
    node.put("steps", plan.steps()).put("pairs", plan.pairs()).put("seed", plan.seed());
    node.put("rules", plan.rules().toString());
    node.put("openings", plan.openings().positions().size());
    return node.toString();
  }

  /** Returns a step as an object, with the values as they are set beside the numbers. */
  public static ObjectNode line(TunePlan plan, TuneStep step) {
    MatchScore score = step.score();
    ObjectNode node = JSON.createObjectNode().put("type", "step").put("step", step.step());
    node.put("wins", score.wins()).put("draws", score.draws()).put("losses", score.losses());
    ArrayNode values = node.putArray("values");
    step.values().forEach(values::add);
    ObjectNode options = node.putObject("options");
    for (Map.Entry<String, String> text : plan.texts(step.toArray()).entrySet()) {
      options.put(text.getKey(), text.getValue());
    }
    return node;
  }

  private static TuneStep step(String line, TunePlan plan) throws IOException {
    JsonNode node;
    try {
      node = JSON.readTree(line);
    } catch (JsonProcessingException e) {
      throw new IOException("its last line is no step", e);
    }
    List<Double> values = new ArrayList<>();
    node.path("values").forEach(value -> values.add(value.asDouble()));
    if (values.size() != plan.options().size()) {
      throw new IOException("its last line is no step");
    }
    MatchScore score =
        new MatchScore(
            node.path("wins").asInt(),
            node.path("draws").asInt(),
            node.path("losses").asInt(),
            Pentanomial.NONE);
    return new TuneStep(node.path("step").asInt(), score, values);
  }
}
