package org.tandemchess.match.report;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.tandemchess.match.play.GameRecord;
import org.tandemchess.match.play.Standing;
import org.tandemchess.play.game.GameOutcome;
import org.tandemchess.play.game.MoveRecord;
import org.tandemchess.play.player.Answer.Thought;
import org.tandemchess.play.player.Pace;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.BpgnComment;
import org.tandemchess.rules.notation.BpgnGame;
import org.tandemchess.rules.notation.BpgnMove;
import org.tandemchess.rules.notation.BpgnResult;
import org.tandemchess.rules.notation.BpgnWriter;
import org.tandemchess.rules.position.GameEnd;

/** Games of a match as BPGN, with clocks, depths and scores; the same games give the same text. */
public final class MatchBpgn {
  private MatchBpgn() {}

  /** Returns all games of a match in the order of its schedule. */
  public static String write(Standing standing, Pace pace) {
    return BpgnWriter.write(standing.games().stream().map(game -> toBpgn(game, pace)).toList());
  }

  /** Returns one game as a record that BPGN can hold. */
  public static BpgnGame toBpgn(GameRecord game, Pace pace) {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", "Tandem match");
    tags.put("Round", Integer.toString(game.pairing().game()));
    for (Seat seat : Seat.values()) {
      tags.put(BpgnGame.tagOf(seat), game.names().getOrDefault(seat, "?"));
    }
    tags.put("TimeControl", timeControl(pace));
    GameOutcome outcome = game.outcome();
    String termination = outcome.cause().words();
    tags.put(
        "Termination",
        outcome.detail().isEmpty() ? termination : termination + ": " + quiet(outcome));
    List<BpgnMove> moves = new ArrayList<>();
    for (MoveRecord move : game.moves()) {
      moves.add(toBpgn(move));
    }
    Optional<GameEnd> end = ruleEnd(outcome);
    if (end.isPresent()) {
      return BpgnGame.of(tags, game.start(), moves, end);
    }
    BpgnResult result = outcome.winner().map(BpgnResult::wonBy).orElse(BpgnResult.DRAW);
    return new BpgnGame(
        tags, game.start(), List.of(), moves, List.of(), Optional.empty(), end, result);
  }

  private static String quiet(GameOutcome outcome) {
    return outcome.detail().replaceAll("[\"\\[\\]{}\\s]+", " ").strip();
  }

  /** Returns the end in the words of the rules, where they know this cause. */
  private static Optional<GameEnd> ruleEnd(GameOutcome outcome) {
    for (GameEnd.Reason reason : GameEnd.Reason.values()) {
      if (reason.name().equals(outcome.cause().name())) {
        return Optional.of(
            outcome
                .loser()
                .map(seat -> GameEnd.lostBy(seat, reason))
                .orElseGet(() -> GameEnd.draw(reason)));
      }
    }
    return Optional.empty();
  }

  private static BpgnMove toBpgn(MoveRecord move) {
    Optional<Duration> clock =
        move.clockMillis().isPresent()
            ? Optional.of(Duration.ofMillis(move.clockMillis().getAsLong()))
            : Optional.empty();
    return new BpgnMove(
        move.seat().board(), move.move(), clock, Optional.empty(), comments(move.thought()));
  }

  private static List<BpgnComment> comments(Thought thought) {
    StringBuilder text = new StringBuilder();
    thought.depth().ifPresent(depth -> text.append("d=").append(depth).append(' '));
    thought
        .centipawns()
        .ifPresent(
            score -> text.append("s=").append(String.format(Locale.ROOT, "%+.2f ", score / 100.0)));
    thought.nodes().ifPresent(nodes -> text.append("n=").append(nodes));
    return text.isEmpty()
        ? List.of()
        : List.of(new BpgnComment(BpgnComment.Kind.COMMENT, text.toString()));
  }

  /** Returns the time control as a tag writes it. */
  public static String timeControl(Pace pace) {
    return switch (pace) {
      case Pace.Clock(long base, long increment) -> seconds(base) + "+" + seconds(increment);
      case Pace.MoveTime(long millis) -> seconds(millis) + " a move";
      case Pace.Depth(int plies) -> "depth " + plies;
      case Pace.Nodes(long count) -> "nodes " + count;
    };
  }

  private static String seconds(long millis) {
    return millis % 1000 == 0
        ? Long.toString(millis / 1000)
        : String.format(Locale.ROOT, "%.3f", millis / 1000.0);
  }
}
