package org.tandemchess.match.tune;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tandemchess.match.play.PlanJson;

/** The {@link PlanFile} of what screening has played. Used by one thread. */
public final class ScreenLog implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final ScreenPlan plan;
  private final List<ScreenStep> found;
  private final PlanFile file;

  private ScreenLog(ScreenPlan plan, List<ScreenStep> found, PlanFile file) {
    this.plan = plan;
    this.found = List.copyOf(found);
    this.file = file;
  }

  /**
   * Begins a file anew.
   *
   * @throws IOException if it exists or cannot be written
   */
  public static ScreenLog begin(Path path, ScreenPlan plan) throws IOException {
    return new ScreenLog(plan, List.of(), PlanFile.begin(path, line(plan)));
  }

  /**
   * Goes on with a file.
   *
   * @throws IOException if it cannot be read or written, or is of another plan
   */
  public static ScreenLog resume(Path path, ScreenPlan plan) throws IOException {
    PlanFile file = PlanFile.resume(path, line(plan));
    List<ScreenStep> found = new ArrayList<>();
    for (JsonNode line : file.found()) {
      int step = found.size();
      found.add(new ScreenStep(step, plan.sides(step), PlanFile.score(line)));
    }
    return new ScreenLog(plan, found, file);
  }

  /** Returns the steps that were in the file when it was opened. */
  public List<ScreenStep> found() {
    return found;
  }

  /**
   * Appends a step.
   *
   * @throws IOException if it cannot be written
   */
  public void append(ScreenStep step) throws IOException {
    file.append(line(plan, step));
  }

  @Override
  public void close() throws IOException {
    file.close();
  }

  private static ObjectNode line(ScreenPlan plan) {
    ObjectNode node = JSON.createObjectNode().put("type", "plan");
    ArrayNode changes = node.putArray("changes");
    for (Change change : plan.changes()) {
      ObjectNode options = changes.addObject().put("name", change.name()).putObject("options");
      change.options().forEach(options::put);
    }
    node.set("team", PlanJson.of(plan.team()));
    return PlanFile.withGames(node, plan.games());
  }

  /** Returns a step as an object, with the changes that the first team had. */
  public static ObjectNode line(ScreenPlan plan, ScreenStep step) {
    ObjectNode node = PlanFile.step(step.step(), step.score());
    ArrayNode first = node.putArray("first");
    for (int i = 0; i < step.sides().size(); i++) {
      if (step.sides().get(i) > 0) {
        first.add(plan.changes().get(i).name());
      }
    }
    return node;
  }
}
