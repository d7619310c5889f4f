package org.tandemchess.protocol.client;

import java.util.Optional;
import org.tandemchess.play.player.GameStart;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.position.GameEnd;

/** What engines say in both dialects of UBI, and what they are told of an end. Stateless. */
final class UbiAnswers {
  private static final String BOARD = "board ";
  private static final String INFO = "info board ";
  private static final String TEAM = "teammsg ";

  private UbiAnswers() {}

  /** Returns the board of what stands behind {@code bestmove}. */
  static Optional<BoardId> board(String rest) {
    return rest.startsWith(BOARD) ? boardAt(rest, BOARD.length()) : Optional.empty();
  }

  /** Returns the board of an {@code info} line. */
  static Optional<BoardId> infoBoard(String line) {
    return line.startsWith(INFO) ? boardAt(line, INFO.length()) : Optional.empty();
  }

  /** Returns the move of what stands behind {@code bestmove}, without what to ponder on. */
  static String move(String rest) {
    String[] words = rest.split("\\s+", -1);
    return words.length > 2 ? words[2] : "";
  }

  /** Returns what a {@code teammsg} line says. */
  static Optional<String> teamWords(String line) {
    return line.startsWith(TEAM)
        ? Optional.of(line.substring(TEAM.length()).strip())
        : Optional.empty();
  }

  /** Returns the word for a result as the engine's team sees it. */
  static String result(GameStart start, GameEnd end) {
    Team team = start.seats().stream().map(Seat::team).findAny().orElseThrow();
    if (end.winner().isEmpty()) {
      return "draw";
    }
    if (end.winner().get() == team) {
      return "win";
    }
    return end.reason() == GameEnd.Reason.FLAG ? "timeout" : "loss";
  }

  private static Optional<BoardId> boardAt(String text, int index) {
    boolean alone = text.length() == index + 1 || text.startsWith(" ", index + 1);
    return switch (alone ? text.charAt(index) : ' ') {
      case 'A', 'a' -> Optional.of(BoardId.A);
      case 'B', 'b' -> Optional.of(BoardId.B);
      default -> Optional.empty();
    };
  }
}
