package org.tandemchess.lab.check;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.tandemchess.lab.asked.FirstAnswer;
import org.tandemchess.match.play.EngineEntry;
import org.tandemchess.match.play.Players;
import org.tandemchess.play.game.RandomWalk;
import org.tandemchess.play.player.Answer;
import org.tandemchess.play.player.Answer.Decision;
import org.tandemchess.play.player.GameStart;
import org.tandemchess.play.player.MoveRequest;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.Player;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.protocol.client.Patience;
import org.tandemchess.protocol.client.ProtocolLog;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.notation.MoveTextException;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Position;

/**
 * What an engine plays, and when: it is asked for moves as in a match, from positions with reserves
 * that random games have led to.
 */
final class MoveChecks {
  private static final String LEGAL = "plays legal moves";
  private static final String MOVE_TIME = "keeps a time for a move";
  private static final String CLOCK = "keeps its clock";

  private static final int POSITIONS = 8;
  private static final int MOST_PLIES = 40;
  private static final long MOVE_MILLIS = 1_000;
  private static final long GRACE_MILLIS = 50;
  private static final long[] CLOCKS = {3_000, 500, 100};
  private static final long WAIT_MILLIS = 10_000;

  private final EngineEntry.Program program;
  private final Patience patience;
  private final SplittableRandom random;
  private int games;

  MoveChecks(EngineEntry.Program program, long patienceMillis, long seed) {
    this.program = program;
    patience = new Patience(patienceMillis, patienceMillis);
    random = new SplittableRandom(seed);
  }

  /** What an engine answered, and after how long. */
  private record Reply(Answer answer, long millis) {}

  void run(Consumer<CheckResult> results) throws InterruptedException {
    Player player = new Players(0, ProtocolLog.NONE, patience).create(program, 0, "check");
    try (player) {
      legalMoves(player, results);
    } catch (PlayerException e) {
      results.accept(
          e.kind() == PlayerException.Kind.NO_SETUP
              ? CheckResult.warn(LEGAL, e.getMessage() + ": it can play from the start only")
              : CheckResult.fail(LEGAL, String.valueOf(e.getMessage())));
    }
    try (Player fresh = new Players(0, ProtocolLog.NONE, patience).create(program, 0, "check")) {
      results.accept(clock(fresh));
    } catch (PlayerException e) {
      results.accept(CheckResult.fail(CLOCK, String.valueOf(e.getMessage())));
    }
  }

  private void legalMoves(Player player, Consumer<CheckResult> results)
      throws PlayerException, InterruptedException {
    List<String> faults = new ArrayList<>();
    int sat = 0;
    long longest = 0;
    for (int i = 0; i < POSITIONS; i++) {
      GameState state = position();
      BoardId board = BoardId.of(i % 2);
      Reply reply = ask(player, state, board, new Pace.MoveTime(MOVE_MILLIS), MOVE_MILLIS);
      longest = Math.max(longest, reply.millis());
      sat += reply.answer().decision() instanceof Decision.Sits ? 1 : 0;
      fault(reply.answer(), state.position()).ifPresent(faults::add);
    }
    if (!faults.isEmpty()) {
      results.accept(CheckResult.fail(LEGAL, String.join("; ", faults)));
    } else {
      results.accept(
          sat == 0
              ? CheckResult.pass(LEGAL, POSITIONS + " of " + POSITIONS)
              : CheckResult.warn(LEGAL, "no move in " + sat + " of " + POSITIONS));
    }
    String took = "at most %d ms of %d".formatted(longest, MOVE_MILLIS);
    results.accept(
        longest <= MOVE_MILLIS + GRACE_MILLIS
            ? CheckResult.pass(MOVE_TIME, took)
            : longest <= 2 * MOVE_MILLIS
                ? CheckResult.warn(MOVE_TIME, took)
                : CheckResult.fail(MOVE_TIME, took));
  }

  private GameState position() {
    GameState start = GameState.of(Position.start(RuleSet.BUGHOUSE));
    GameState state = start;
    boolean playable = false;
    while (!playable) {
      int plies = random.nextInt(4, MOST_PLIES);
      state = GameState.of(RandomWalk.onBothBoards(start, plies, plies, random).position());
      Position position = state.position();
      playable =
          state.end().isEmpty()
              && !position.legalMoves(BoardId.A).isEmpty()
              && !position.legalMoves(BoardId.B).isEmpty();
    }
    return state;
  }

  private static Optional<String> fault(Answer answer, Position position) {
    if (!(answer.decision() instanceof Decision.Writes(String text))) {
      return Optional.empty();
    }
    try {
      if (position.isLegal(answer.board(), MoveText.parse(text, position, answer.board()))) {
        return Optional.empty();
      }
    } catch (MoveTextException e) {
      // What cannot be read is no legal move either.
    }
    return Optional.of(
        "'%s' on board %s of %s".formatted(text, answer.board(), Bfen.format(position)));
  }

  private CheckResult clock(Player player) throws PlayerException, InterruptedException {
    GameState start = GameState.of(Position.start(RuleSet.BUGHOUSE));
    List<String> took = new ArrayList<>();
    boolean late = false;
    for (long millis : CLOCKS) {
      Reply reply = ask(player, start, BoardId.A, new Pace.Clock(millis, 0), millis);
      took.add(reply.millis() + " of " + millis + " ms");
      late |= reply.millis() > millis + GRACE_MILLIS;
      if (late && millis >= 500) {
        return CheckResult.fail(CLOCK, "moves after " + String.join(", ", took));
      }
    }
    String why = "moves after " + String.join(", ", took);
    return late ? CheckResult.warn(CLOCK, why) : CheckResult.pass(CLOCK, why);
  }

  private Reply ask(Player player, GameState state, BoardId board, Pace pace, long millis)
      throws PlayerException, InterruptedException {
    GameState timed = state.withClocks(Clocks.all(millis));
    Seat seat = state.position().seatToMove(board);
    Set<Seat> seats = new LinkedHashSet<>(Set.of(seat));
    if (program.dialect().playsBothBoards()) {
      seats.add(seat.partner());
    }
    FirstAnswer first = new FirstAnswer();
    games++;
    player.newGame(new GameStart(timed, seats, pace, games), first);
    long asked = System.nanoTime();
    player.ask(new MoveRequest(0, board, timed));
    long most = millis + WAIT_MILLIS;
    Answer answer = first.await(most, TimeUnit.MILLISECONDS, most + " ms");
    player.withdraw(board);
    return new Reply(answer, TimeUnit.NANOSECONDS.toMillis(answer.nanos() - asked));
  }
}
