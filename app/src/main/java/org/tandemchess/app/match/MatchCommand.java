package org.tandemchess.app.match;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tandemchess.app.argument.EngineText;
import org.tandemchess.app.argument.GamesAtATime;
import org.tandemchess.app.argument.InputFiles;
import org.tandemchess.app.argument.InvalidInputException;
import org.tandemchess.app.argument.PaceFlags;
import org.tandemchess.app.argument.RulesFlag;
import org.tandemchess.app.argument.TeamsFile;
import org.tandemchess.app.argument.WholeNumber;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.match.openings.Openings;
import org.tandemchess.match.play.MatchPlan;
import org.tandemchess.match.play.Schedule;
import org.tandemchess.match.play.Standing;
import org.tandemchess.match.play.TeamEntry;
import org.tandemchess.match.report.MatchFolder;
import org.tandemchess.match.report.MatchSummary;
import org.tandemchess.match.report.MatchTable;
import org.tandemchess.match.stats.Sprt;
import org.tandemchess.play.game.GameRules;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays a match between teams of any engines. */
@Command(
    name = "match",
    header = "Play a match over two boards between teams of any engines.",
    synopsisHeading = "Usage: ",
    customSynopsis = {
      "tandem match --team1 TEAM --team2 TEAM (--tc BASE+INC | --nodes N) [--games N]",
      "       [--seed N] [--out DIR] [--resume] [OPTIONS]",
      "       tandem match --match FILE [OPTIONS]"
    },
    description = {
      "%nTEAM is tandem, random (both inside this program; tandem:Option=value,... sets options)"
          + " or",
      "DIALECT:COMMAND with dialect ubi, ubi0 (0.1), uci, uci2 (both boards) or xboard. Two"
          + " engines",
      "for boards A and B are joined by ' + '. Each opening is played twice with teams swapped.",
      "%nWith --json each line is one object and the last one is the summary: games wins draws"
          + " losses",
      "score elo elo_low elo_high timeLosses illegal crashes, all from the first team's side.",
      "%nEnds with 1 if engines failed in all games, or did not start in three games in a row.%n"
    },
    footer = {
      "%nExamples:",
      "  tandem match --team1 tandem --team2 random --nodes 500 --games 10",
      "  tandem match --team1 tandem --team2 xboard:sjeng --tc 5+0.05 --games 20 --seed 1 --out m",
      "  tandem match --team1 tandem --team2 \"uci:fairy-stockfish\" --tc 3+0.03 --out m --resume",
      "  tandem match --team1 tandem --team2 random --nodes 500 --rules modern",
      "  tandem match --team1 tandem:Hash=128 --team2 tandem --nodes 5000 --sprt 0,20,0.05,0.05",
      "%nSee docs/match.md."
    })
public final class MatchCommand implements Callable<Integer> {
  private static final int DEFAULT_GAMES = 100;

  private final Terminal terminal;

  @Option(names = "--team1", paramLabel = "TEAM", description = "The first team.")
  private @Nullable String team1;

  @Option(names = "--team2", paramLabel = "TEAM", description = "The second team.")
  private @Nullable String team2;

  @Option(names = "--team", paramLabel = "TEAM", description = "One more team; repeatable.")
  private List<String> moreTeams = List.of();

  @Option(
      names = "--teams",
      paramLabel = "FILE",
      description = "Teams from a TOML or JSON file, see docs/match.md.")
  private @Nullable String teamsFile;

  @Option(
      names = "--match",
      paramLabel = "FILE",
      description =
          "The whole match from a TOML or JSON file: these options without the dashes, and teams;"
              + " what the command line says counts more. See docs/match.md.")
  private @Nullable String matchFile;

  @Spec private CommandSpec command = CommandSpec.create();

  @Option(
      names = "--each",
      paramLabel = "OPTION=VALUE",
      split = ",",
      description = "An engine option for all teams.")
  private List<String> each = List.of();

  @Mixin private PaceFlags pace = new PaceFlags();

  @Option(
      names = "--games",
      paramLabel = "N",
      converter = WholeNumber.Games.class,
      description = "Games that each two teams play, rounded up to pairs; 100 if not given.")
  private long games = DEFAULT_GAMES;

  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = WholeNumber.Seed.class,
      description = "Decides the order of openings and random players; 1 if not given.")
  private long seed = 1;

  @Option(
      names = "--openings",
      paramLabel = "FILE",
      description = "Two-board BFENs, one a line; 'start' for the start position alone.")
  private @Nullable String openings;

  @Mixin private RulesFlag sheet = new RulesFlag();

  @Option(
      names = "--gauntlet",
      description = "The first team meets the others, not all each other.")
  private boolean gauntlet;

  @Option(
      names = "--sprt",
      paramLabel = "ELO0,ELO1,ALPHA,BETA",
      converter = SprtText.class,
      description = "Stop when a sequential test has decided, at --games at the latest.")
  private @Nullable Sprt sprt;

  @Mixin private GamesAtATime concurrency = new GamesAtATime();

  @Option(names = "--out", paramLabel = "DIR", description = "Where to keep games and results.")
  private @Nullable String out;

  @Option(names = "--resume", description = "Go on with the match in --out.")
  private boolean resume;

  @Option(
      names = "--protocol-log",
      description = "Keep all lines to and from engines in protocol.log of --out.")
  private boolean protocolLog;

  @Option(names = "--json", description = "Print one JSON object a line.")
  private boolean json;

  /** Makes a command that writes to a terminal. */
  public MatchCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InterruptedException {
    List<TeamEntry> ofFile =
        matchFile == null
            ? List.of()
            : MatchFileOptions.apply(
                InputFiles.path("--match", matchFile),
                command,
                new CommandLine(new MatchCommand(terminal)));
    MatchPlan plan = plan(ofFile);
    MatchReporter reporter = new MatchReporter(terminal, plan, json);
    MatchRun run = new MatchRun(plan, seed, pace.patience(), openings != null, terminal, reporter);
    Standing standing;
    try {
      standing = play(run);
    } catch (IOException e) {
      throw InvalidInputException.of(
          "--out", String.valueOf(out), "a folder for this match (" + e.getMessage() + ")");
    }
    reporter.clear();
    terminal
        .out()
        .println(
            json
                ? MatchSummary.of(standing, plan.teams(), plan.sprt()).toString()
                : MatchTable.of(standing, plan.teams(), plan.sprt()).stripTrailing());
    return standing.isNothingButFaults() || reporter.hasGivenUp() ? 1 : 0;
  }

  private Standing play(MatchRun run) throws IOException, InterruptedException {
    if (out != null) {
      return run.play(folder(out), resume, protocolLog);
    }
    if (resume || protocolLog) {
      throw InvalidInputException.of(
          resume ? "--resume" : "--protocol-log", "", "--out with a folder");
    }
    return run.play();
  }

  private static MatchFolder folder(String name) {
    return new MatchFolder(InputFiles.path("--out", name));
  }

  private MatchPlan plan(List<TeamEntry> ofFile) {
    List<TeamEntry> teams = teams(ofFile);
    GameRules rules = pace.rules();
    try {
      return new MatchPlan(
          teams,
          gauntlet ? Schedule.GAUNTLET : Schedule.ROUND_ROBIN,
          (int) games,
          rules,
          openings().shuffled(seed),
          Optional.ofNullable(sprt),
          concurrency.of(rules));
    } catch (IllegalArgumentException e) {
      throw new InvalidInputException(List.of(String.valueOf(e.getMessage())));
    }
  }

  private List<TeamEntry> teams(List<TeamEntry> ofFile) {
    List<TeamEntry> teams = new ArrayList<>(ofFile);
    try {
      for (String text : texts()) {
        teams.add(TeamEntry.parse(text));
      }
    } catch (IllegalArgumentException e) {
      throw new InvalidInputException(List.of(String.valueOf(e.getMessage())));
    }
    if (teamsFile != null) {
      Path path = InputFiles.path("--teams", teamsFile);
      teams.addAll(TeamsFile.read("--teams", path, List.of()).teams());
    }
    if (teams.size() < 2) {
      throw InvalidInputException.of(
          "--team1 and --team2",
          teams.isEmpty() ? "" : teams.getFirst().name(),
          "two teams, such as --team1 tandem --team2 random");
    }
    for (TeamEntry team : teams) {
      team.engines().forEach(engine -> EngineText.checkProgram("team", team.name(), engine));
    }
    return withDefaults(teams);
  }

  private List<TeamEntry> withDefaults(List<TeamEntry> teams) {
    Map<String, String> options = TeamsFile.options("--each", each);
    try {
      return teams.stream().map(team -> team.withDefaults(options)).toList();
    } catch (IllegalArgumentException e) {
      throw new InvalidInputException(List.of("--each: " + e.getMessage()));
    }
  }

  private List<String> texts() {
    List<String> texts = new ArrayList<>();
    Optional.ofNullable(team1).ifPresent(texts::add);
    Optional.ofNullable(team2).ifPresent(texts::add);
    texts.addAll(moreTeams);
    return texts;
  }

  private Openings openings() {
    if (openings == null) {
      return Openings.shipped(sheet.rules());
    }
    if (openings.equals("start")) {
      return Openings.start(sheet.rules());
    }
    Path path = InputFiles.path("--openings", openings);
    try {
      return Openings.read(path, sheet.rules());
    } catch (IllegalArgumentException e) {
      throw new InvalidInputException(List.of("--openings " + e.getMessage()));
    } catch (IOException e) {
      throw new InvalidInputException(List.of(InputFiles.fault("--openings", path, e)));
    }
  }
}
