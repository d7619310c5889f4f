package org.tandemchess.app.match;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.tandemchess.app.argument.InvalidInputException;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.match.openings.Openings;
import org.tandemchess.match.play.Match;
import org.tandemchess.match.play.MatchPlan;
import org.tandemchess.match.play.OtherPlanException;
import org.tandemchess.match.play.Players;
import org.tandemchess.match.play.Rehearsal;
import org.tandemchess.match.play.RunLock;
import org.tandemchess.match.play.Standing;
import org.tandemchess.match.report.MatchFolder;
import org.tandemchess.play.player.PlayerException.Kind;
import org.tandemchess.protocol.client.FileProtocolLog;
import org.tandemchess.protocol.client.Patience;
import org.tandemchess.protocol.client.ProtocolLog;
import org.tandemchess.protocol.text.PlainText;
import org.tandemchess.rules.core.RuleSet;

/**
 * Plays one match, in a folder or without: makes sure that it can be played and that the folder is
 * its own, plays, and writes what is to be kept.
 *
 * @param plan what was asked for
 * @param seed what random players draw from
 * @param patience how long engines may take to start
 * @param demanded whether the openings were asked for by name
 * @param terminal for notes
 * @param reporter follows the games
 */
record MatchRun(
    MatchPlan plan,
    long seed,
    Patience patience,
    boolean demanded,
    Terminal terminal,
    MatchReporter reporter) {

  /**
   * Plays without a folder.
   *
   * @throws InvalidInputException if it cannot be played
   */
  Standing play() throws InterruptedException {
    return Match.play(
        playable(ProtocolLog.NONE), new Players(seed, ProtocolLog.NONE, patience), reporter);
  }

  /**
   * Plays in a folder.
   *
   * @param resume whether to go on with the match there
   * @param protocolLog whether to keep what is said
   * @throws InvalidInputException if it cannot be played, or not in this folder
   * @throws IOException if the folder cannot be read or written
   */
  Standing play(MatchFolder folder, boolean resume, boolean protocolLog)
      throws IOException, InterruptedException {
    try (RunLock _ = folder.take()) {
      if (!resume && Files.exists(folder.results())) {
        throw InvalidInputException.of(
            "--out", folder.path().toString(), "a folder without a match, or --resume");
      }
      if (!protocolLog) {
        return play(folder, ProtocolLog.NONE);
      }
      try (FileProtocolLog log = new FileProtocolLog(folder.protocolLog())) {
        return play(folder, log);
      }
    }
  }

  private Standing play(MatchFolder folder, ProtocolLog log)
      throws IOException, InterruptedException {
    Players players = new Players(seed, log, patience);
    MatchPlan playable = playable(log);
    if (!keep(folder, playable)) {
      note("the games in " + folder.path() + " do not say by which rules they were played");
    }
    Standing standing = Match.play(playable, players, reporter, folder.results());
    folder.write(standing, playable);
    return standing;
  }

  private boolean keep(MatchFolder folder, MatchPlan playable) throws IOException {
    try {
      return folder.keep(playable, seed);
    } catch (OtherPlanException e) {
      List<String> lines = new ArrayList<>();
      lines.add("--resume: expected the conditions that this match was begun under");
      e.differences().forEach(difference -> lines.add("--resume: " + difference));
      throw new InvalidInputException(lines);
    }
  }

  /** Returns the plan as all engines can play it. */
  private MatchPlan playable(ProtocolLog log) throws InterruptedException {
    Set<String> warnings = Collections.synchronizedSet(new LinkedHashSet<>());
    Players players =
        new Players(
            seed,
            (label, kind, text) -> {
              log.line(label, kind, text);
              if (kind == ProtocolLog.Kind.WARNING) {
                warnings.add(label.replaceFirst("^rehearsal ", "") + ": " + text);
              }
            },
            patience);
    MatchPlan playable = playable(players);
    warnings.forEach(this::note);
    return playable;
  }

  private MatchPlan playable(Players players) throws InterruptedException {
    List<Rehearsal.Fault> faults = Rehearsal.of(plan, players);
    boolean fromStartOnly =
        !faults.isEmpty() && faults.stream().allMatch(fault -> fault.kind() == Kind.NO_SETUP);
    if (!fromStartOnly || demanded) {
      refuse(faults);
      return plan;
    }
    note(faults.getFirst().why() + ": all games begin from the start position");
    MatchPlan fromStart = plan.withOpenings(Openings.start(RuleSet.BUGHOUSE));
    refuse(Rehearsal.of(fromStart, players));
    return fromStart;
  }

  private void refuse(List<Rehearsal.Fault> faults) {
    if (!faults.isEmpty()) {
      throw new InvalidInputException(
          faults.stream()
              .map(fault -> "team '" + plan.teams().get(fault.team()).name() + "': " + fault.why())
              .toList());
    }
  }

  private void note(String text) {
    terminal.err().println("note: " + PlainText.of(text));
    terminal.err().flush();
  }
}
