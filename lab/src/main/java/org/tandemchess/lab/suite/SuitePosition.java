package org.tandemchess.lab.suite;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

/**
 * A position on board A and what should be played there.
 *
 * @param bfen the board
 * @param rules its rule sheet
 * @param best the moves that solve it, at least one, legal
 * @param mate moves until mate, where the best move mates
 * @param source where it comes from
 */
public record SuitePosition(
    String bfen, RuleSet rules, List<Move> best, OptionalInt mate, String source) {

  public SuitePosition {
    best = List.copyOf(best);
  }

  /** Returns the position as the only one of a game. */
  public GameState state() {
    return GameState.of(position());
  }

  Position position() {
    return Position.of(Bfen.parseBoard(bfen).setup(), rules);
  }

  /** Returns the board to search. */
  public BoardId board() {
    return BoardId.A;
  }

  /** Returns the line of a file that holds this. */
  public String line() {
    return String.join("\t", bfen, rules.name(), bestText(), mateText(), source);
  }

  /** Returns the best moves, separated by a space. */
  public String bestText() {
    return best.stream().map(MoveText::ubi).collect(Collectors.joining(" "));
  }

  private String mateText() {
    return mate.isPresent() ? "mate " + mate.getAsInt() : "-";
  }
}
