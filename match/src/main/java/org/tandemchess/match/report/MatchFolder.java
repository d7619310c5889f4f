package org.tandemchess.match.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.tandemchess.match.play.MatchPlan;
import org.tandemchess.match.play.OtherPlanException;
import org.tandemchess.match.play.PlanDifference;
import org.tandemchess.match.play.PlanJson;
import org.tandemchess.match.play.RunLock;
import org.tandemchess.match.play.Standing;
import org.tandemchess.rules.file.ReplacedFile;

/**
 * The folder that a match leaves behind: {@code plan.json}, its conditions; {@code results.jsonl},
 * which grows game by game; and what is made from it: {@code games.bpgn}, {@code summary.json},
 * {@code score.svg}.
 *
 * @param path where it is
 */
public record MatchFolder(Path path) {

  /** Returns the file with a line for each finished game. */
  public Path results() {
    return path.resolve("results.jsonl");
  }

  /** Returns the file for protocol logs, if they are wanted. */
  public Path protocolLog() {
    return path.resolve("protocol.log");
  }

  /**
   * Makes the folder and keeps it for one run.
   *
   * @throws RunLock.HeldException if another run has it
   * @throws IOException if it cannot be made or locked
   */
  public RunLock take() throws IOException {
    Files.createDirectories(path);
    return RunLock.take(path.resolve("lock"));
  }

  /**
   * Notes the conditions of the match, or compares them with those noted when it was begun.
   *
   * @param seed what random players draw from
   * @return whether they are known to be the same; false for a match that was begun before
   *     conditions were noted
   * @throws OtherPlanException if they differ
   * @throws IOException if they cannot be read or written
   */
  public boolean keep(MatchPlan plan, long seed) throws IOException {
    ObjectMapper json = new ObjectMapper();
    JsonNode now = PlanJson.of(plan, seed);
    Path file = path.resolve("plan.json");
    if (Files.exists(file)) {
      JsonNode before = json.readTree(file.toFile());
      List<PlanDifference> differences = PlanDifference.between(before, now);
      if (!differences.isEmpty()) {
        throw new OtherPlanException(differences);
      }
      return true;
    }
    boolean fresh = !Files.exists(results());
    replace("plan.json", json.writerWithDefaultPrettyPrinter().writeValueAsString(now) + "\n");
    return fresh;
  }

  /**
   * Writes games, summary and chart anew.
   *
   * @throws IOException if one cannot be written
   */
  public void write(Standing standing, MatchPlan plan) throws IOException {
    replace("games.bpgn", MatchBpgn.write(standing));
    String summary =
        new ObjectMapper()
            .writerWithDefaultPrettyPrinter()
            .writeValueAsString(MatchSummary.of(standing, plan.teams(), plan.sprt()));
    replace("summary.json", summary + "\n");
    Optional<String> chart = ScoreChart.svg(standing, plan.teams());
    if (chart.isPresent()) {
      replace("score.svg", chart.get());
    }
  }

  /** A reader sees the old file or the new one, never half of one. */
  private void replace(String name, String text) throws IOException {
    ReplacedFile.write(path.resolve(name), text.getBytes(StandardCharsets.UTF_8));
  }
}
