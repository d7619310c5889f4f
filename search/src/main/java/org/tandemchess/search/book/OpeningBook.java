package org.tandemchess.search.book;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.Move;

/**
 * Opening moves, known by heart. Immutable; safe for use by any thread.
 *
 * <p>A position is one board: placement, side to move, castling rights, en passant square and both
 * hands. A piece in hand changes everything, so that the book is silent unless the hands are those
 * that the line of the book names; after moves from the start position that is empty hands.
 *
 * <p>In a file each line is {@code POSITION: MOVE WEIGHT MOVE WEIGHT ...}. The position is {@code
 * start}, the moves that lead there from the start position, or a BFEN, which may name hands. Moves
 * are UBI text; a weight that is not written is 1. What stands behind {@code #} is a comment.
 * Several lines for one position add up, by whatever moves they name it. The line {@code include
 * built-in} stands for the book that comes with the program.
 */
public final class OpeningBook {
  private static final String BUGHOUSE = "bughouse.book";
  private static final String CHESS = "chess.book";

  private static final long LARGEST_FILE = 16 << 20;

  private final Map<Long, BookPosition> positions;

  OpeningBook(Map<Long, BookPosition> positions) {
    this.positions = new LinkedHashMap<>(positions);
  }

  /**
   * Reads the book that comes with the program for a rule sheet; takes some milliseconds. What is
   * not bughouse has a small one of moves that are sound in all of chess.
   */
  public static OpeningBook builtIn(RuleSet rules) {
    String name = rules.captures() == RuleSet.Captures.PARTNER_RESERVE ? BUGHOUSE : CHESS;
    try (InputStream in = Objects.requireNonNull(OpeningBook.class.getResourceAsStream(name))) {
      return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList(), rules);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (BookException e) {
      throw new IllegalStateException(name, e);
    }
  }

  /**
   * Reads a file.
   *
   * @throws IOException if it cannot be read
   * @throws BookException if a line of it is no good, or none holds a position
   */
  public static OpeningBook read(Path file, RuleSet rules) throws IOException, BookException {
    // Whoever names a device or a whole archive by mistake hears of it at once.
    if (Files.exists(file) && !Files.isRegularFile(file) || Files.size(file) > LARGEST_FILE) {
      throw new BookException("expected a file of at most " + (LARGEST_FILE >> 20) + " MB");
    }
    return parse(Files.readAllLines(file), rules);
  }

  /**
   * Reads lines.
   *
   * @throws BookException if one is no good, or none holds a position
   */
  public static OpeningBook parse(List<String> lines, RuleSet rules) throws BookException {
    return new BookReader(rules).read(lines);
  }

  /** Returns a book of several; where they know the same position their weights add up. */
  public static OpeningBook together(List<OpeningBook> books) {
    Map<Long, BookPosition> all = new LinkedHashMap<>();
    for (OpeningBook book : books) {
      book.positions.values().forEach(position -> add(position, all));
    }
    return new OpeningBook(all);
  }

  /** Adds a position to others; the weights add up if it is there already. */
  static void add(BookPosition added, Map<Long, BookPosition> positions) {
    positions.merge(added.key(), added, (known, more) -> known.with(more.moves()));
  }

  /** Returns the positions in the order of the file. */
  public List<BookPosition> positions() {
    return List.copyOf(positions.values());
  }

  /** Returns what the book plays on a board; nothing if it does not know it, hands included. */
  public List<BookMove> moves(Board board) {
    BookPosition known = positions.get(board.key());
    return known == null ? List.of() : known.moves();
  }

  /** Returns a move of the book, if it knows the board; each as likely as its weight says. */
  public Optional<Move> find(Board board, RandomGenerator random) {
    List<BookMove> moves = moves(board);
    if (moves.isEmpty()) {
      return Optional.empty();
    }
    long chosen = random.nextLong(moves.stream().mapToLong(BookMove::weight).sum());
    int at = 0;
    while (chosen >= moves.get(at).weight()) {
      chosen -= moves.get(at).weight();
      at++;
    }
    return Optional.of(moves.get(at).move());
  }
}
