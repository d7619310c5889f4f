package org.tandemchess.match.report;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import org.tandemchess.match.play.MatchPlan;
import org.tandemchess.match.play.Standing;

/**
 * The folder that a match leaves behind: {@code results.jsonl}, which grows game by game, and what
 * is made from it: {@code games.bpgn}, {@code summary.json}, {@code score.svg}.
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
   * Makes the folder.
   *
   * @throws IOException if it cannot be made
   */
  public void create() throws IOException {
    Files.createDirectories(path);
  }

  /**
   * Writes games, summary and chart anew.
   *
   * @throws IOException if one cannot be written
   */
  public void write(Standing standing, MatchPlan plan) throws IOException {
    replace("games.bpgn", MatchBpgn.write(standing, plan.rules().pace()));
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
    Path fresh = path.resolve(name + ".new");
    Files.writeString(fresh, text);
    Files.move(
        fresh,
        path.resolve(name),
        StandardCopyOption.REPLACE_EXISTING,
        StandardCopyOption.ATOMIC_MOVE);
  }
}
