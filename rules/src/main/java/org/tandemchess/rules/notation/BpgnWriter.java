package org.tandemchess.rules.notation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.position.IllegalMoveException;
import org.tandemchess.rules.position.Position;
import org.tandemchess.rules.position.Setup;

/**
 * Writes games in BPGN 1.2: clocks with milliseconds, team-relative results, the loser in the end
 * comment. {@link BpgnReader} reads an equal game back.
 */
public final class BpgnWriter {
  private static final int COLUMNS = 100;

  private BpgnWriter() {}

  /**
   * Returns the text of games, an empty line between them.
   *
   * @throws IllegalMoveException if a game holds a move that is not legal
   */
  public static String write(List<BpgnGame> games) {
    return games.stream().map(BpgnWriter::write).collect(Collectors.joining("\n"));
  }

  /**
   * Returns the text of one game, which ends with a line break.
   *
   * @throws IllegalMoveException if the game holds a move that is not legal
   */
  public static String write(BpgnGame game) {
    StringBuilder out = new StringBuilder();
    game.tags().forEach((name, value) -> tag(name, value, out));
    BpgnRules.tag(game.start().rules()).ifPresent(name -> tag(BpgnRules.TAG, name, out));
    Setup start = game.start().toSetup();
    if (!start.equals(Setup.START)) {
      tag("SetUp", "1", out);
      tag("FEN", Bfen.format(start), out);
    }
    tag("Result", game.result().token(), out);
    out.append('\n');
    game.preface().forEach(comment -> out.append(brace(comment)).append('\n'));
    wrap(movetext(game), out);
    game.ending().ifPresent(ending -> out.append('{').append(ending).append("} "));
    out.append(game.result().token()).append('\n');
    return out.toString();
  }

  private static List<String> movetext(BpgnGame game) {
    BpgnReplay replay = new BpgnReplay(game.start());
    List<String> items = new ArrayList<>();
    for (BpgnMove move : game.moves()) {
      items.add(item(move, replay));
    }
    for (BpgnMove move : game.late()) {
      items.add(item(move, replay));
    }
    return items;
  }

  private static String item(BpgnMove move, BpgnReplay replay) {
    Position before = replay.before(move.board()).orElseGet(replay::position);
    StringBuilder item = new StringBuilder(label(before, move.board())).append(' ');
    item.append(San.format(before, move.board(), move.move()));
    move.clock().ifPresent(clock -> item.append('{').append(seconds(clock)).append('}'));
    move.elapsed().ifPresent(time -> item.append("{[ts=").append(seconds(time)).append("]}"));
    move.comments().forEach(comment -> item.append(brace(comment)));
    replay.play(move.board(), move.move(), before);
    return item.toString();
  }

  private static String label(Position position, BoardId board) {
    String letter = board.name();
    boolean white = position.turn(board) == Color.WHITE;
    return position.fullmoveNumber(board)
        + (white ? letter : letter.toLowerCase(Locale.ROOT))
        + ".";
  }

  private static void wrap(List<String> items, StringBuilder out) {
    int column = 0;
    for (String item : items) {
      if (column > 0 && column + 1 + item.length() > COLUMNS) {
        out.append('\n');
        column = 0;
      }
      out.append(column > 0 ? " " : "").append(item);
      column += item.length() + 1;
    }
    out.append(column > 0 ? "\n" : "");
  }

  private static void tag(String name, String value, StringBuilder out) {
    String line = value.replaceAll("\\p{Cntrl}", " ");
    String quoted = line.replace("\\", "\\\\").replace("\"", "\\\"");
    out.append('[').append(name).append(" \"").append(quoted).append("\"]\n");
  }

  private static String brace(BpgnComment comment) {
    String mark = comment.kind() == BpgnComment.Kind.REQUEST ? "{R:" : "{C:";
    return mark + comment.text() + "}";
  }

  /** Returns seconds with three decimals, such as {@code 118.585} or {@code -0.576}. */
  static String seconds(Duration time) {
    long milliseconds = Math.abs(time.toMillis());
    String sign = time.isNegative() ? "-" : "";
    String decimals = String.valueOf(1000 + milliseconds % 1000).substring(1);
    return sign + milliseconds / 1000 + "." + decimals;
  }
}
