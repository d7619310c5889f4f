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
import org.tandemchess.protocol.text.PlainText;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Team;
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
  public static String write(Standing standing) {
    return BpgnWriter.write(standing.games().stream().map(MatchBpgn::toBpgn).toList());
  }

  /** Returns one game as a record that BPGN can hold. */
  public static BpgnGame toBpgn(GameRecord game) {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", "Tandem match");
    tags.put("Round", Integer.toString(game.pairing().game()));
    for (Seat seat : Seat.values()) {
      tags.put(BpgnGame.tagOf(seat), PlainText.of(game.names().getOrDefault(seat, "?")));
    }
    putTimes(tags, game.times());
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

  /** Teams may have different times; of a game of an older match nobody knows them any more. */
  private static void putTimes(Map<String, String> tags, List<String> times) {
    boolean even = times.stream().distinct().count() == 1;
    tags.put("TimeControl", even ? times.getFirst() : "?");
    if (!even && !times.isEmpty()) {
      for (Seat seat : Seat.values()) {
        String time = times.get(seat.team() == Team.WHITE_A ? 0 : 1);
        tags.put(BpgnGame.tagOf(seat) + "TimeControl", time);
      }
    }
  }

  private static String quiet(GameOutcome outcome) {
    return PlainText.of(outcome.detail().replaceAll("[\"\\[\\]{}\\s]+", " ").strip());
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
}
