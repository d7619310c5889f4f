package org.tandemchess.protocol.client;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.PlayedTurn;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.notation.MoveTextException;
import org.tandemchess.rules.notation.San;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.Position;

/** Lines of the XBoard protocol. Stateless. */
final class XBoardText {
  /** What both hands are before anybody has said anything. */
  static final String EMPTY_HANDS = "holding [] []";

  private static final Pattern COORDINATES =
      Pattern.compile("(?i)[a-h][1-8][a-h][1-8]=?[pnbrqk]?|[pnbrqk]?[@*][a-h][1-8]");

  /** How engines answer a partner's words; to answer that in turn would never end. */
  private static final Pattern SMALL_TALK =
      Pattern.compile("(?i)(ok|sorry|hello|greetings|for help|commands that|i listen to)\\b.*");

  private static final List<Role> HAND_ORDER =
      List.of(Role.PAWN, Role.KNIGHT, Role.BISHOP, Role.ROOK, Role.QUEEN);

  private static final long MINUTE_MILLIS = 60_000;

  private XBoardText() {}

  /**
   * Returns the absolute hands of a board.
   *
   * @param extra seat that is to hold one more piece, or null
   * @param extraRole that piece
   */
  static String holding(Position position, BoardId board, @Nullable Seat extra, Role extraRole) {
    StringBuilder line = new StringBuilder("holding");
    for (Color color : Color.values()) {
      Seat seat = Seat.of(board, color);
      line.append(" [");
      for (Role role : HAND_ORDER) {
        int more = seat == extra && role == extraRole ? 1 : 0;
        line.repeat(role.letter(), position.reserveCount(seat, role) + more);
      }
      line.append(']');
    }
    return line.toString();
  }

  /** Returns whether words to a partner are no more than politeness, of no use to an engine. */
  static boolean isSmallTalk(String words) {
    return SMALL_TALK.matcher(words).matches();
  }

  /** Returns the line that says how much time a game gives; never less than a second. */
  static String level(Pace.Clock clock) {
    long seconds = Math.max(1, clock.baseMillis() / 1000);
    long rest = seconds % 60;
    String base = seconds * 1000 / MINUTE_MILLIS + (rest == 0 ? "" : ":%02d".formatted(rest));
    return "level " + clock.moves() + " " + base + " " + seconds(clock.incrementMillis());
  }

  /** Returns the line that limits the time of each move, in whole seconds. */
  static String moveTime(Pace.MoveTime time) {
    return "st " + Math.max(1, (time.millis() + 999) / 1000);
  }

  /** Returns the result of a game as the players of a board see it. */
  static String result(Seat seat, GameEnd end) {
    Team white = Seat.of(seat.board(), Color.WHITE).team();
    String token = end.winner().map(winner -> winner == white ? "1-0" : "0-1").orElse("1/2-1/2");
    return "result " + token + " {" + end.reason().name().toLowerCase(Locale.ROOT) + "}";
  }

  /** Returns a move as UCI writes it, be it in coordinates or SAN; unchanged if it is neither. */
  static String read(String text, Position position, BoardId board) {
    if (COORDINATES.matcher(text).matches()) {
      return text;
    }
    try {
      return MoveText.uci(San.parse(text, position, board));
    } catch (MoveTextException e) {
      // Whoever judges the move hears what the engine has said.
      return text;
    }
  }

  /** Returns a played move as the engine wants to read it. */
  static String write(PlayedTurn turn, boolean san) {
    return san
        ? San.format(turn.before().position(), turn.board(), turn.move()).replaceAll("[+#]$", "")
        : MoveText.uci(turn.move());
  }

  private static String seconds(long millis) {
    return BigDecimal.valueOf(millis, 3).stripTrailingZeros().toPlainString();
  }
}
