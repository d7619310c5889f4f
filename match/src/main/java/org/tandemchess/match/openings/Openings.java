package org.tandemchess.match.openings;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.file.TextFile;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.BfenReading;
import org.tandemchess.rules.position.Fault;
import org.tandemchess.rules.position.Position;

/**
 * A list of positions to start from: one two-board BFEN a line; empty lines and lines that begin
 * with {@code #} are skipped.
 *
 * @param positions at least one
 */
public record Openings(List<Position> positions) {
  private static final String SHIPPED = "openings.bfen";

  /**
   * Copies the list.
   *
   * @throws IllegalArgumentException if it is empty
   */
  public Openings {
    if (positions.isEmpty()) {
      throw new IllegalArgumentException("no openings: expected at least one two-board BFEN");
    }
    positions = List.copyOf(positions);
  }

  /** Returns the balanced positions that come with Tandem. */
  public static Openings shipped(RuleSet rules) {
    try (InputStream in = Openings.class.getResourceAsStream(SHIPPED)) {
      if (in == null) {
        throw new IllegalStateException("resource " + SHIPPED + " is missing");
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return parse(SHIPPED, text.lines().toList(), rules);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the start position alone. */
  public static Openings start(RuleSet rules) {
    return new Openings(List.of(Position.start(rules)));
  }

  /**
   * Reads a file.
   *
   * @throws IOException if it cannot be read, is not UTF-8 or is too large
   * @throws IllegalArgumentException naming file, line, text and fault, if a line is not a position
   */
  public static Openings read(Path file, RuleSet rules) throws IOException {
    return parse(file.toString(), TextFile.readLines(file), rules);
  }

  private static Openings parse(String name, List<String> lines, RuleSet rules) {
    List<Position> positions = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        BfenReading reading = Bfen.parse(line);
        List<Fault> faults =
            reading.isValid() ? Position.tryValidate(reading.setup(), rules) : reading.faults();
        if (!faults.isEmpty()) {
          throw new IllegalArgumentException(
              name + " line " + (i + 1) + ": " + faults.getFirst().message());
        }
        positions.add(reading.toPosition(rules));
      }
    }
    return new Openings(positions);
  }

  /** Returns the same positions in an order that a seed decides. */
  public Openings shuffled(long seed) {
    List<Position> order = new ArrayList<>(positions);
    Collections.shuffle(order, new Random(seed));
    return new Openings(order);
  }

  /** Returns the opening of a pair of games, from 0; the list starts anew when it is used up. */
  public Position forPair(int pair) {
    return positions.get(pair % positions.size());
  }
}
