package org.tandemchess.lab.suite;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RulePresets;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.file.TextFile;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.BoardReading;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.notation.MoveTextException;
import org.tandemchess.rules.position.Fault;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.rules.position.Setup;

/**
 * A list of positions with their best moves. In a file each is a line of five fields with tabs
 * between them: the board in BFEN, the name of the rule sheet, the best moves with spaces between
 * them, {@code mate N} or {@code -}, and the source. Empty lines and those that begin with {@code
 * #} are skipped.
 *
 * @param positions in the order of the file
 */
public record Suite(List<SuitePosition> positions) {
  private static final String SHIPPED = "suite.tsv";
  private static final int FIELDS = 5;
  private static final Pattern MATE = Pattern.compile("mate (\\d{1,3})");

  public Suite {
    positions = List.copyOf(positions);
  }

  /** Returns the positions that come with Tandem. */
  public static Suite shipped() {
    try (InputStream in = Objects.requireNonNull(Suite.class.getResourceAsStream(SHIPPED))) {
      return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (SuiteException e) {
      throw new IllegalStateException(SHIPPED, e);
    }
  }

  /**
   * Reads a file.
   *
   * @throws IOException if it cannot be read, is not UTF-8 or is too large
   * @throws SuiteException if lines of it are no good
   */
  public static Suite read(Path file) throws IOException, SuiteException {
    return parse(TextFile.readLines(file));
  }

  /**
   * Reads lines.
   *
   * @throws SuiteException if some are no good, or none holds a position
   */
  public static Suite parse(List<String> lines) throws SuiteException {
    List<SuitePosition> positions = new ArrayList<>();
    List<String> faults = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      try {
        positions.add(position(line));
      } catch (IllegalArgumentException e) {
        faults.add("line " + (i + 1) + ": " + e.getMessage());
      }
    }
    if (positions.isEmpty() && faults.isEmpty()) {
      faults.add("no position: expected at least one line");
    }
    if (!faults.isEmpty()) {
      throw new SuiteException(faults);
    }
    return new Suite(positions);
  }

  private static SuitePosition position(String line) {
    List<String> fields = List.of(line.split("\t", -1));
    if (fields.size() != FIELDS) {
      throw new IllegalArgumentException(
          fields.size() + " fields: expected " + FIELDS + " with tabs between them");
    }
    RuleSet rules =
        RulePresets.named(fields.get(1))
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "variant '" + fields.get(1) + "': expected bughouse or crazyhouse"));
    Position position = position(fields.get(0), rules);
    List<Move> best = new ArrayList<>();
    for (String text : fields.get(2).split(" ", -1)) {
      best.add(move(text, position));
    }
    return new SuitePosition(fields.get(0), rules, best, mate(fields.get(3)), fields.get(4));
  }

  private static Position position(String bfen, RuleSet rules) {
    BoardReading reading = Bfen.parseBoard(bfen);
    Setup setup = Setup.single(reading.setup());
    List<Fault> faults = reading.isValid() ? Position.tryValidate(setup, rules) : reading.faults();
    if (!faults.isEmpty()) {
      throw new IllegalArgumentException(faults.getFirst().message());
    }
    return Position.of(reading.setup(), rules);
  }

  private static Move move(String text, Position position) {
    try {
      return MoveText.parse(text, position, BoardId.A);
    } catch (MoveTextException e) {
      throw new IllegalArgumentException("best move " + e.getMessage(), e);
    }
  }

  private static OptionalInt mate(String text) {
    if (text.equals("-")) {
      return OptionalInt.empty();
    }
    Matcher matcher = MATE.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("'" + text + "': expected mate N or -");
    }
    return OptionalInt.of(Integer.parseInt(matcher.group(1)));
  }
}
