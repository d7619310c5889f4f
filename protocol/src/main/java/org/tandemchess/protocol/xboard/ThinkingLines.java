package org.tandemchess.protocol.xboard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tandemchess.protocol.text.LineWriter;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchInfo;

/**
 * Shows what a search thinks: {@code depth score time nodes line}, score in centipawns from our
 * side, mates as 100000 and their moves, time in centiseconds.
 *
 * <p>Of several lines of one depth the best comes last, since hosts keep the last one they read.
 * Used under the lock of its owner.
 */
final class ThinkingLines {
  private final LineWriter writer;
  private final List<String> waiting = new ArrayList<>();
  private int lines = 1;
  private boolean onRook;
  private Optional<Move> expected = Optional.empty();

  ThinkingLines(LineWriter writer) {
    this.writer = writer;
  }

  /**
   * A search begins.
   *
   * @param bestLines how many lines each depth will have
   * @param castlesByName whether castling is written as {@code O-O}
   */
  void begin(int bestLines, boolean castlesByName) {
    waiting.clear();
    lines = bestLines;
    onRook = castlesByName;
    expected = Optional.empty();
  }

  /** Lines shall begin with a move that the opponent is expected to make. */
  void expect(Move move) {
    expected = Optional.of(move);
  }

  /** The expected move was made. */
  void met() {
    expected = Optional.empty();
  }

  /** Shows a line, or keeps it until the others of its depth are there. */
  void show(SearchInfo info) {
    if (info.line() == 1) {
      flush();
    }
    if (info.depth() > 0) {
      waiting.add(text(info));
    }
    if (waiting.size() >= lines) {
      flush();
    }
  }

  /** Throws away what is kept. */
  void clear() {
    waiting.clear();
  }

  /** Shows what is kept. */
  void flush() {
    for (int i = waiting.size() - 1; i >= 0; i--) {
      writer.offer(waiting.get(i));
    }
    waiting.clear();
  }

  private String text(SearchInfo info) {
    StringBuilder line = new StringBuilder(128);
    line.append(info.depth()).append(' ').append(score(info.score()));
    line.append(' ').append(info.millis() / 10).append(' ').append(info.nodes());
    expected.ifPresent(move -> line.append(' ').append(XBoardGame.text(move, onRook)));
    for (Move move : info.variation()) {
      line.append(' ').append(XBoardGame.text(move, onRook));
    }
    return line.toString();
  }

  private static int score(Score score) {
    return switch (score) {
      case Score.Centipawns(int value) -> value;
      case Score.Mate(int moves) when score.isWon() -> Score.MATE_BASE + moves;
      case Score.Mate(int moves) -> -Score.MATE_BASE + moves;
      case Score.Waiting waiting -> waiting.inCentipawns(Score.MATE_BASE);
    };
  }
}
