package org.tandemchess.protocol.ubi;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.brain.Limits;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;

/** A line that a host sent, understood as text; positions and moves in it may still be wrong. */
sealed interface UbiCommand {

  /** Commands that are one word. */
  enum Word implements UbiCommand {
    /** An empty line. */
    NOTHING,
    UBI,
    IS_READY,
    NEW_GAME,
    /** A person asks what to type. */
    HELP,
    QUIT
  }

  /**
   * Sets an option.
   *
   * @param value the rest of the line as it stands, or null if the line has no {@code value}
   */
  record SetOption(String name, @Nullable String value) implements UbiCommand {}

  /**
   * The position line of dialect 1.x.
   *
   * @param boardA a BFEN of one board, or {@code startpos}
   * @param boardB the same for board B
   * @param clocks milliseconds of all four seats, or empty if the line names no clocks
   */
  record BothBoards(String boardA, String boardB, Map<Seat, Long> clocks) implements UbiCommand {
    public BothBoards {
      clocks = Map.copyOf(clocks);
    }
  }

  /**
   * The position line of dialect 0.1.
   *
   * @param setup a BFEN of one board, or {@code startpos}
   */
  record OneBoard(BoardId board, String setup, List<String> moves) implements UbiCommand {
    public OneBoard {
      moves = List.copyOf(moves);
    }
  }

  /** The clock line of dialect 0.1, in milliseconds. */
  record ClockUpdate(Map<Seat, Long> clocks) implements UbiCommand {
    public ClockUpdate {
      clocks = Map.copyOf(clocks);
    }
  }

  /**
   * Asks for a move; what the line does not name is empty.
   *
   * @param limits how long to think; when it was read and which moves to consider is not in it
   * @param whiteTime clock of White on this board in milliseconds; so the other three
   * @param searchMoves move texts
   */
  record Go(
      BoardId board,
      Limits limits,
      OptionalLong whiteTime,
      OptionalLong blackTime,
      OptionalLong whiteIncrement,
      OptionalLong blackIncrement,
      List<String> searchMoves)
      implements UbiCommand {
    public Go {
      searchMoves = List.copyOf(searchMoves);
    }
  }

  /** Ends the search on one board, or on both. */
  record Stop(Optional<BoardId> board) implements UbiCommand {}

  /** What the partner says, as text. */
  record PartnerMessage(String text) implements UbiCommand {}

  /** A note about the match. */
  record Metadata(String key, String value) implements UbiCommand {}

  /** A line that means nothing. */
  record Unreadable(String reason) implements UbiCommand {}
}
