package org.tandemchess.search.book;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.BoardReading;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.notation.MoveTextException;
import org.tandemchess.rules.position.Fault;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.rules.position.Setup;

/** Reads the lines of a book, see {@link OpeningBook}. Used by one thread. */
final class BookReader {
  static final String START = "start";
  private static final String INCLUDE = "include built-in";
  private static final String FORM =
      "POSITION: MOVE WEIGHT ..., such as start: e2e4 5 d2d4 3, or " + INCLUDE;
  private static final Pattern NUMBER = Pattern.compile("-?\\d+");
  private static final int LONGEST_TEXT = 80;
  private static final int MOST_PLIES = 100;

  private final RuleSet rules;
  private final Map<Long, BookPosition> positions = new LinkedHashMap<>();
  // Lines that go on from others need not be played again from the start.
  private final Map<String, Position> played = new HashMap<>();

  BookReader(RuleSet rules) {
    this.rules = rules;
    played.put(START, Position.start(rules));
  }

  OpeningBook read(List<String> lines) throws BookException {
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).split("#", 2)[0].strip().replaceAll("\\s+", " ");
      try {
        if (line.equals(INCLUDE)) {
          OpeningBook.builtIn(rules)
              .positions()
              .forEach(position -> OpeningBook.add(position, positions));
        } else if (!line.isEmpty()) {
          OpeningBook.add(position(line), positions);
        }
      } catch (IllegalArgumentException e) {
        throw new BookException(i + 1, String.valueOf(e.getMessage()));
      }
    }
    if (positions.isEmpty()) {
      throw new BookException("no position: expected at least one line " + FORM);
    }
    return new OpeningBook(positions);
  }

  private BookPosition position(String line) {
    int colon = line.indexOf(':');
    if (colon < 0) {
      throw fault(line, FORM);
    }
    String name = line.substring(0, colon).strip();
    if (name.chars().filter(letter -> letter == ' ').count() >= MOST_PLIES) {
      throw fault(name, "at most " + MOST_PLIES + " moves");
    }
    Position position = name.contains("/") ? board(name) : after(name);
    List<BookMove> moves = moves(line.substring(colon + 1).strip(), name, position);
    BookPosition first = new BookPosition(name, position, moves.subList(0, 1));
    return first.with(moves.subList(1, moves.size()));
  }

  private Position board(String bfen) {
    BoardReading reading = Bfen.parseBoard(bfen);
    List<Fault> faults =
        reading.isValid()
            ? Position.tryValidate(Setup.single(reading.setup()), rules)
            : reading.faults();
    if (!faults.isEmpty()) {
      throw new IllegalArgumentException(faults.getFirst().message());
    }
    return Position.of(reading.setup(), rules);
  }

  /** Returns the position after some moves with spaces between them, or the start position. */
  private Position after(String name) {
    Position known = played.get(name);
    if (known != null) {
      return known;
    }
    int space = name.lastIndexOf(' ');
    Position before = after(space < 0 ? START : name.substring(0, space));
    Position position = before.play(BoardId.A, move(name.substring(space + 1), name, before));
    played.put(name, position);
    return position;
  }

  private static List<BookMove> moves(String text, String name, Position position) {
    List<BookMove> moves = new ArrayList<>();
    List<String> words = text.isEmpty() ? List.of() : List.of(text.split(" ", -1));
    int at = 0;
    while (at < words.size()) {
      Move move = move(words.get(at), name, position);
      at++;
      int weight = 1;
      if (at < words.size() && NUMBER.matcher(words.get(at)).matches()) {
        weight = weight(words.get(at));
        at++;
      }
      moves.add(new BookMove(move, weight));
    }
    if (moves.isEmpty()) {
      throw fault(name + ":", "at least one move behind it");
    }
    return moves;
  }

  private static int weight(String text) {
    // Nine digits fit into an int; more are out of range anyway.
    int weight = text.length() > 9 ? 0 : Integer.parseInt(text);
    if (weight < 1 || weight > BookMove.MAX_WEIGHT) {
      throw fault(text, "a weight from 1 to " + BookMove.MAX_WEIGHT);
    }
    return weight;
  }

  private static Move move(String text, String name, Position position) {
    try {
      return MoveText.parse(text, position, BoardId.A);
    } catch (MoveTextException e) {
      String why = e.why().startsWith("expected") ? e.why() : "expected a legal move: " + e.why();
      throw new IllegalArgumentException(
          "'" + shortened(text) + "': " + why + " in '" + shortened(name) + "'", e);
    }
  }

  private static IllegalArgumentException fault(String text, String expected) {
    return new IllegalArgumentException("'" + shortened(text) + "': expected " + expected);
  }

  private static String shortened(String text) {
    return text.length() <= LONGEST_TEXT ? text : text.substring(0, LONGEST_TEXT) + "...";
  }
}
