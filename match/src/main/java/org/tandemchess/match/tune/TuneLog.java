package org.tandemchess.match.tune;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The {@link PlanFile} of what tuning has done: each step with the values after it. Used by one
 * thread.
 */
public final class TuneLog implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final TunePlan plan;
  private final Optional<TuneStep> last;
  private final PlanFile file;

  private TuneLog(TunePlan plan, Optional<TuneStep> last, PlanFile file) {
    this.plan = plan;
    this.last = last;
    this.file = file;
  }

  /**
   * Begins a file anew.
   *
   * @throws IOException if it exists or cannot be written
   */
  public static TuneLog begin(Path path, TunePlan plan) throws IOException {
    return new TuneLog(plan, Optional.empty(), PlanFile.begin(path, line(plan)));
  }

  /**
   * Goes on with a file.
   *
   * @throws IOException if it cannot be read or written, or is of another plan
   */
  public static TuneLog resume(Path path, TunePlan plan) throws IOException {
    PlanFile file = PlanFile.resume(path, line(plan));
    List<JsonNode> found = file.found();
    Optional<TuneStep> last =
        found.isEmpty() ? Optional.empty() : Optional.of(step(found.getLast(), plan));
    return new TuneLog(plan, last, file);
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
    file.append(line(plan, step));
  }

  @Override
  public void close() throws IOException {
    file.close();
  }

  private static ObjectNode line(TunePlan plan) {
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
    return PlanFile.withGames(node, plan.games());
  }

  /** Returns a step as an object, with the values as they are set beside the numbers. */
  public static ObjectNode line(TunePlan plan, TuneStep step) {
    ObjectNode node = PlanFile.step(step.step(), step.score());
    ArrayNode values = node.putArray("values");
    step.values().forEach(values::add);
    ObjectNode options = node.putObject("options");
    for (Map.Entry<String, String> text : plan.texts(step.toArray()).entrySet()) {
      options.put(text.getKey(), text.getValue());
    }
    return node;
  }

  private static TuneStep step(JsonNode node, TunePlan plan) throws IOException {
    List<Double> values = new ArrayList<>();
    node.path("values").forEach(value -> values.add(value.asDouble()));
    if (values.size() != plan.options().size()) {
      throw new IOException("its last line is no step");
    }
    return new TuneStep(node.path("step").asInt(), PlanFile.score(node), values);
  }
}
