package org.tandemchess.search.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.MoveTextException;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

class OpeningBookTest {
  private static final Position START = Position.start(RuleSet.BUGHOUSE);

  private final SplittableRandom random = new SplittableRandom(5);

  @Test
  void playsLegalOpeningsOfSeveralKinds() {
    OpeningBook book = OpeningBook.builtIn();
    Set<Move> first = new HashSet<>();
    for (int game = 0; game < 200; game++) {
      Position position = START;
      int plies = 0;
      Optional<Move> move = book.find(position.boardCopy(BoardId.A), random);
      while (move.isPresent()) {
        if (plies == 0) {
          first.add(move.get());
        }
        position = position.play(BoardId.A, move.get());
        plies++;
        move = book.find(position.boardCopy(BoardId.A), random);
      }
      assertThat(plies).isGreaterThanOrEqualTo(5);
    }
    assertThat(first).hasSizeGreaterThanOrEqualTo(3);
  }

  @Test
  void isSilentOnceSomebodyHoldsAPiece() {
    OpeningBook book = OpeningBook.builtIn();
    Board board = START.boardCopy(BoardId.B);
    assertThat(book.find(board, random)).isPresent();

    board.addToReserve(Color.BLACK.index(), Role.PAWN.index());

    assertThat(book.find(board, random)).isEmpty();
  }

  @Test
  void refusesAnIllegalLine() {
    assertThatThrownBy(() -> OpeningBook.of(List.of("e2e4 e7e4")))
        .isInstanceOf(MoveTextException.class);
  }
}
