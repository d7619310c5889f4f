package org.tandemchess.search.book;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

/**
 * Lines from the start position, known by heart. A hand that is not empty changes everything, so
 * that the book is silent then. Immutable.
 */
public final class OpeningBook {
  private static final String BUILT_IN = "openings.txt";

  // A move stands once for each line that plays it.
  private final Map<Long, List<Move>> moves;

  private OpeningBook(Map<Long, List<Move>> moves) {
    this.moves = moves;
  }

  /** Reads the book that comes with the program; takes some milliseconds. */
  public static OpeningBook builtIn() {
    try (InputStream in =
            Objects.requireNonNull(OpeningBook.class.getResourceAsStream(BUILT_IN), BUILT_IN);
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      return of(reader.lines().filter(line -> !line.startsWith("#")).toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns a book of lines, each of moves in UBI text with blanks between.
   *
   * @throws org.tandemchess.rules.notation.MoveTextException if a move is not legal
   */
  static OpeningBook of(List<String> lines) {
    Map<Long, List<Move>> moves = new HashMap<>();
    for (String line : lines) {
      Position position = Position.start(RuleSet.BUGHOUSE);
      for (String text : line.split(" ", -1)) {
        Move move = MoveText.parse(text, position, BoardId.A);
        moves
            .computeIfAbsent(position.keyWithoutReserves(BoardId.A), key -> new ArrayList<>())
            .add(move);
        position = position.play(BoardId.A, move);
      }
    }
    return new OpeningBook(moves);
  }

  /** Returns a move of the book, if it knows the board and nobody there holds a piece. */
  public Optional<Move> find(Board board, RandomGenerator random) {
    List<Move> known = moves.get(board.keyWithoutReserves());
    return known == null || board.reserves() != 0
        ? Optional.empty()
        : Optional.of(known.get(random.nextInt(known.size())));
  }
}
