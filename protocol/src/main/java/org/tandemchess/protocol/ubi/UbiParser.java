package org.tandemchess.protocol.ubi;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tandemchess.protocol.text.Tokens;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Seat;

/**
 * Understands UBI lines of both dialects; keywords in any case, blanks in any number.
 *
 * <p>Nothing is thrown: what makes no sense becomes {@link UbiCommand.Unreadable}. Stateless.
 */
final class UbiParser {
  private static final Seat[] CLOCK_ORDER = {
    Seat.A_WHITE, Seat.A_BLACK, Seat.B_WHITE, Seat.B_BLACK
  };
  private static final String QUOTE = "\"";

  private UbiParser() {}

  static UbiCommand parse(String line) {
    int end = 0;
    while (end < line.length() && line.charAt(end) > ' ') {
      end++;
    }
    String word = line.substring(0, end);
    // The one word that the speed of the start depends on comes first.
    if (word.equals("ubi")) {
      return UbiCommand.Word.UBI;
    }
    return parse(word, new Tokens(line));
  }

  private static UbiCommand parse(String word, Tokens tokens) {
    if (tokens.isEmpty()) {
      return UbiCommand.Word.NOTHING;
    }
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "ubi" -> UbiCommand.Word.UBI;
      case "isready" -> UbiCommand.Word.IS_READY;
      case "ubinewgame" -> UbiCommand.Word.NEW_GAME;
      case "quit" -> UbiCommand.Word.QUIT;
      case "setoption" -> setOption(tokens);
      case "position" -> position(tokens);
      case "clock" -> clock(tokens);
      case "go" -> go(tokens);
      case "stop" -> stop(tokens);
      case "partnermsg" ->
          tokens.size() < 2
              ? new UbiCommand.Unreadable("partnermsg without a message")
              : new UbiCommand.PartnerMessage(tokens.join(1, tokens.size()));
      case "metadata" ->
          tokens.size() < 2
              ? new UbiCommand.Unreadable("metadata without a key")
              : new UbiCommand.Metadata(tokens.get(1), tokens.rest(2));
      case "help" -> UbiCommand.Word.HELP;
      default -> new UbiCommand.Unreadable("unknown command: " + tokens.get(0));
    };
  }

  private static UbiCommand setOption(Tokens tokens) {
    if (!tokens.is(1, "name")) {
      return new UbiCommand.Unreadable("setoption needs: name NAME [value VALUE]");
    }
    int value = tokens.find("value", 3);
    String name = tokens.join(2, value);
    if (name.isEmpty()) {
      return new UbiCommand.Unreadable("setoption without a name");
    }
    boolean named = value < tokens.size();
    return new UbiCommand.SetOption(name, named ? tokens.rest(value + 1) : null);
  }

  private static UbiCommand position(Tokens tokens) {
    return tokens.is(1, "board") ? oneBoard(tokens) : bothBoards(tokens);
  }

  private static UbiCommand oneBoard(Tokens tokens) {
    Optional<BoardId> board = board(tokens, 2);
    if (board.isEmpty()) {
      return new UbiCommand.Unreadable("position board needs A or B");
    }
    int moves = tokens.find("moves", 3);
    String setup = setup(tokens, 3, moves);
    if (setup.isEmpty()) {
      return new UbiCommand.Unreadable("position board " + board.get() + " needs startpos or bfen");
    }
    return new UbiCommand.OneBoard(board.get(), setup, tokens.list(moves + 1, tokens.size()));
  }

  private static UbiCommand bothBoards(Tokens tokens) {
    Tokens split = tokens.withBarsApart();
    int bar = split.find("|", 1);
    int clock = split.find("clock", 1);
    if (bar == split.size() || clock < bar || split.find("|", bar + 1) < clock) {
      return new UbiCommand.Unreadable("position needs: A | B clock wA bA wB bB, or: board A ...");
    }
    String boardA = setup(split, 1, bar);
    String boardB = setup(split, bar + 1, clock);
    if (boardA.isEmpty() || boardB.isEmpty()) {
      return new UbiCommand.Unreadable(
          "position needs startpos or a BFEN on both sides of the bar");
    }
    Map<Seat, Long> clocks = new EnumMap<>(Seat.class);
    if (clock < split.size()) {
      for (int i = 0; i < CLOCK_ORDER.length; i++) {
        Long millis = clockMillis(split.getOrEmpty(clock + 1 + i));
        if (millis == null) {
          return new UbiCommand.Unreadable("position needs four clocks in milliseconds");
        }
        clocks.put(CLOCK_ORDER[i], millis);
      }
    }
    return new UbiCommand.BothBoards(boardA, boardB, clocks);
  }

  /** Returns a BFEN without its keyword and without the quotes that some shells leave. */
  private static String setup(Tokens tokens, int from, int to) {
    boolean keyword = tokens.is(from, "bfen") || tokens.is(from, "fen");
    return tokens.join(keyword ? from + 1 : from, to).replace(QUOTE, "").strip();
  }

  private static UbiCommand clock(Tokens tokens) {
    Map<Seat, Long> clocks = new EnumMap<>(Seat.class);
    for (int i = 1; i < tokens.size(); i += 2) {
      Seat seat = seat(tokens.get(i));
      Long millis = clockMillis(tokens.getOrEmpty(i + 1));
      if (seat == null || millis == null) {
        return new UbiCommand.Unreadable(
            "clock needs pairs such as white_A 180000, not: " + tokens.join(i, i + 2));
      }
      clocks.put(seat, millis);
    }
    return clocks.isEmpty()
        ? new UbiCommand.Unreadable("clock needs pairs such as white_A 180000")
        : new UbiCommand.ClockUpdate(clocks);
  }

  private static UbiCommand go(Tokens tokens) {
    Optional<BoardId> board = tokens.is(1, "board") ? board(tokens, 2) : Optional.empty();
    if (board.isEmpty()) {
      return new UbiCommand.Unreadable("go needs: board A or board B");
    }
    return GoWords.read(board.get(), tokens, 3);
  }

  private static UbiCommand stop(Tokens tokens) {
    if (tokens.size() == 1) {
      return new UbiCommand.Stop(Optional.empty());
    }
    Optional<BoardId> board = tokens.is(1, "board") ? board(tokens, 2) : Optional.empty();
    return board.isEmpty()
        ? new UbiCommand.Unreadable("stop needs nothing, board A or board B")
        : new UbiCommand.Stop(board);
  }

  private static Optional<BoardId> board(Tokens tokens, int index) {
    if (tokens.is(index, "a")) {
      return Optional.of(BoardId.A);
    }
    return tokens.is(index, "b") ? Optional.of(BoardId.B) : Optional.empty();
  }

  private static @Nullable Seat seat(String text) {
    for (Seat seat : CLOCK_ORDER) {
      String color = seat.color() == Color.WHITE ? "white_" : "black_";
      if (text.equalsIgnoreCase(color + seat.board())) {
        return seat;
      }
    }
    return null;
  }

  /** Returns a clock as it stands, 1 if no clock could show so much, null if it is no number. */
  static @Nullable Long clockMillis(String text) {
    Long number = Tokens.number(text);
    return number != null && number == Long.MAX_VALUE ? Long.valueOf(1) : number;
  }
}
