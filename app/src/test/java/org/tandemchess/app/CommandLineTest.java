package org.tandemchess.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.app.output.Screen;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.protocol.session.LogFile;
import picocli.CommandLine;

/** What all commands have in common. */
class CommandLineTest {
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|\\S+");

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "nonsense; tandem: unknown command 'nonsense': expected analyze, ",
        "analyse; tandem: unknown command 'analyse', did you mean 'analyze'? tandem --help ",
        "bench rac; tandem bench: unknown command 'rac', did you mean 'race'? tandem bench --help",
        "--hlep; tandem: unknown option '--hlep', did you mean '--help'? tandem --help tells all",
        "perft 1 --divid; tandem perft: unknown option '--divid', did you mean '--divide'? tandem ",
        "help bench rac; tandem bench: unknown command 'rac', did you mean 'race'? tandem bench ",
        "help perft me; tandem perft: unexpected argument 'me': expected nothing more",
        "--nonsense; tandem: unknown option '--nonsense': expected one of --help, ",
        "--no-move none; tandem: --no-move 'none': expected (none) or 0000",
        "--game-id; tandem: --game-id: expected a value ID after it",
        "bpgn; tandem bpgn: no command: expected check",
        "bpgn nonsense; tandem bpgn: unknown command 'nonsense': expected check",
        "bpgn check; tandem bpgn check: missing FILE: see tandem bpgn check --help",
        "log; tandem log: no command: expected summary",
        "log summary; tandem log summary: missing FILE: see tandem log summary --help",
        "log summary x; tandem log summary: FILE 'x': expected a readable file (no such file)",
        "log summary pom.xml; tandem log summary: FILE 'pom.xml': expected a log of tandem ",
        "analyze; tandem analyze: missing BFEN: see tandem analyze --help",
        "analyze startpos --board C; tandem analyze: --board 'C': expected A or B",
        "analyze startpos --depth 0; tandem analyze: --depth '0': expected a whole number from 1 to"
            + " ",
        "analyze startpos --movetime soon; tandem analyze: --movetime 'soon': expected a whole ",
        "analyze startpos --lines 65; tandem analyze: --lines '65': expected a whole number from 1"
            + " ",
        "analyze startpos --clocks 5,5; tandem analyze: --clocks '5,5': expected four clocks, ",
        "analyze startpos --clocks 5,x,5,5; tandem analyze: --clocks '5,x,5,5': expected four ",
        "bench 5; tandem bench: unknown command '5': expected latency or race",
        "bench latency --tries 0; tandem bench latency: --tries '0': expected a whole number from 1"
            + " ",
        "bench latency --option Ponder; tandem bench latency: --option 'Ponder': expected"
            + " Option=value",
        "bench latency --program /none; tandem bench latency: --program '/none': expected an engine"
            + " ",
        "perft; tandem perft: DEPTH '': expected a whole number of plies, or --suite FILE",
        "perft x; tandem perft: DEPTH 'x': expected a whole number from 0 to 30",
        "perft -1; tandem perft: DEPTH '-1': expected a whole number from 0 to 30",
        "perft 1.5; tandem perft: DEPTH '1.5': expected a whole number from 0 to 30",
        "perft 31; tandem perft: DEPTH '31': expected a whole number from 0 to 30",
        "perft 1 2; tandem perft: unexpected argument '2': expected nothing more",
        "perft 1 --nonsense; tandem perft: unknown option '--nonsense': expected one of ",
        "perft 1 --threads; tandem perft: --threads: expected a value N after it",
        "perft 1 --threads 0; tandem perft: --threads '0': expected a whole number from 1 to 256",
        "perft 1 --fen --divide; tandem perft: --fen: expected a value BFEN after it",
        "perft 1 --fen x --fen y; tandem perft: --fen: expected only once",
        "perft 1 --variant go; tandem perft: --variant 'go': expected one of chess, chess960, ",
        "perft 1 --rules fisc; tandem perft: --rules 'fisc': expected one of bughouse, chess.com, ",
        "perft 1 --rules fics --variant chess; tandem perft: --rules 'fics': expected none ",
        "perft --rules fics --suite x; tandem perft: --rules 'fics': expected none ",
        "analyze startpos --rules x; tandem analyze: --rules 'x': expected one of bughouse, ",
        "openings --rules x; tandem openings: --rules 'x': expected one of bughouse, ",
        "match --rules x; tandem match: --rules 'x': expected one of bughouse, ",
        "bpgn check x --rules x; tandem bpgn check: --rules 'x': expected one of bughouse, ",
        "perft 1 --suite x; tandem perft: DEPTH '1': expected none together with --suite",
        "perft --suite x --divide; tandem perft: --divide '': expected none together with --suite",
        "perft --suite x; tandem perft: --suite 'x': expected a readable file (no such file)",
        "perft --suite .; tandem perft: --suite '.': expected a readable file (a folder)",
        "perft 1 --max-nodes 5; tandem perft: --max-nodes '5': expected together with --suite",
        "perft 1 --fen 'a|b'; tandem perft: --fen 'a|b': expected one board, or --joint ",
        "perft 1 --fen '7k/8/8/8/8/8/8/7K x - -'; tandem perft: --fen: side to move 'x': ",
        "perft 1 --fen '7k/8/8/8/8/8/8/7K[N] w - -'; tandem perft: --fen: reserves 'N': ",
      })
  void saysInOneLineWhatIsWrongWithAnArgument(String line, String expected) {
    Outcome outcome = Outcome.of(words(line.replace('\'', '"')));

    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).singleElement().asString().startsWith(expected);
  }

  @Test
  void saysInALineEachWhatIsWrongWithAPosition() {
    Outcome outcome = Outcome.of("perft", "1", "--joint", "--fen", "8/8/8/8/8/8/8/8[N x KQ | 8 w");

    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err())
        .hasSizeGreaterThan(4)
        .allSatisfy(line -> assertThat(line).startsWith("tandem perft: --fen: board "))
        .allSatisfy(line -> assertThat(line).contains("': expected "))
        .anySatisfy(line -> assertThat(line).contains("board B"));
  }

  @Test
  void keepsHostileTextInOneBoundedLine() {
    Outcome outcome = Outcome.of("perft", "\n\u0007" + "x".repeat(100_000));

    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).singleElement().asString().startsWith("tandem perft: DEPTH '??xxx");
    assertThat(outcome.err().getFirst().length()).isLessThan(500);
  }

  @Test
  void takesArgumentsAsTheyAre() {
    assertThat(Outcome.of("perft", "@" + Path.of("pom.xml")).err().getFirst())
        .contains("DEPTH '@pom.xml'");
  }

  @Test
  void startsTheProtocolWithWhatItWasTold() {
    List<String> told = new ArrayList<>();
    Terminal terminal =
        new Terminal(
            new PrintWriter(new StringWriter()), new PrintWriter(new StringWriter()), Screen.NONE);

    int code =
        TandemCommand.commandLine(
                terminal,
                flags ->
                    told.addAll(
                        Arrays.asList(
                            flags.game(), String.valueOf(flags.log()), flags.noMove().name())))
            .execute(
                "--game-id=7",
                "--log-file",
                "a.log",
                "--log-size=3",
                "--log-keep=2",
                "--no-move=0000");

    assertThat(code).isZero();
    assertThat(told).containsExactly("7", new LogFile("a.log", 3_000_000, 2).toString(), "ZEROS");
  }

  @Test
  void tellsTheVersionOfTheBuild() throws IOException {
    Matcher version =
        Pattern.compile("<version>([^<]+)</version>")
            .matcher(Files.readString(Path.of("../pom.xml")));

    assertThat(version.find()).isTrue();
    assertThat(Outcome.of("--version").out()).containsExactly("tandem " + version.group(1));
  }

  @TestFactory
  List<DynamicTest> helpsWithExamplesThatCanBeTyped() {
    return commands(commandLine()).stream()
        .map(command -> DynamicTest.dynamicTest(command, () -> helps(command)))
        .toList();
  }

  private static void helps(String command) {
    Outcome outcome = Outcome.of(words((command + " --help").substring("tandem ".length())));

    assertThat(outcome.code()).isZero();
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out()).contains("Examples:").allMatch(line -> line.length() <= 80);
    List<String> examples =
        String.join("\n", outcome.out())
            .replace(" \\\n", "")
            .lines()
            .filter(line -> line.startsWith("  tandem "))
            .toList();
    assertThat(examples).isNotEmpty();
    for (String example : examples) {
      commandLine().parseArgs(words(example.strip().substring("tandem ".length())));
    }
  }

  @Test
  void helpTellsWhatTheOptionTells() {
    assertThat(Outcome.of("help")).isEqualTo(Outcome.of("--help"));
    assertThat(Outcome.of("help", "bench", "race")).isEqualTo(Outcome.of("bench", "race", "-h"));
    assertThat(Outcome.of("version")).isEqualTo(Outcome.of("--version"));
  }

  private static CommandLine commandLine() {
    PrintWriter nowhere = new PrintWriter(new StringWriter());
    return TandemCommand.commandLine(new Terminal(nowhere, nowhere, Screen.NONE), flags -> {});
  }

  private static List<String> commands(CommandLine command) {
    List<String> names = new ArrayList<>();
    names.add(command.getCommandSpec().qualifiedName());
    command.getSubcommands().values().forEach(below -> names.addAll(commands(below)));
    return names;
  }

  private static String[] words(String line) {
    return WORD.matcher(line)
        .results()
        .map(word -> word.group(1) == null ? word.group() : word.group(1))
        .toArray(String[]::new);
  }
}
