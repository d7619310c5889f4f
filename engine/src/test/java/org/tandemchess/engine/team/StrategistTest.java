package org.tandemchess.engine.team;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tandemchess.engine.brain.SitRule;
import org.tandemchess.engine.team.Strategist.Decision;
import org.tandemchess.engine.team.Strategist.Reason;
import org.tandemchess.engine.team.Strategist.Situation;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.search.acquisition.Acquisition;
import org.tandemchess.search.acquisition.Acquisition.Prospect;
import org.tandemchess.search.acquisition.Acquisition.Side;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.eval.Evaluators;

/** White on A decides; his partner has Black on B. */
class StrategistTest {
  private static final int THRESHOLD = 150;
  private static final int SIT_SCORE = 900;
  private static final int OVERHEAD = 30;
  private static final Score EVEN = Score.centipawns(0);
  private static final Acquisition NOTHING_A = Acquisition.unknown(BoardId.A);

  private static TeamClocks clocks(long ours, long diagonal, boolean partnerToMove) {
    return new TeamClocks(ours, 60_000, 60_000, diagonal, partnerToMove);
  }

  private static BoardSnapshot other(boolean partnerToMove, Score score) {
    return new BoardSnapshot(
        1,
        partnerToMove ? Seat.B_BLACK : Seat.B_WHITE,
        8,
        Optional.of(score),
        List.of(),
        Acquisition.unknown(BoardId.B));
  }

  private static Decision decide(TeamClocks clocks, Score score, BoardSnapshot other) {
    return decide(clocks, score, other, NOTHING_A, false);
  }

  private static Decision decide(
      TeamClocks clocks, Score score, BoardSnapshot other, Acquisition ours, boolean stalled) {
    return Strategist.decide(
        new Situation(
            SitRule.Plain.BY_CLOCK,
            clocks,
            score,
            other,
            false,
            ours,
            THRESHOLD,
            SIT_SCORE,
            OVERHEAD,
            stalled));
  }

  @Test
  void playsAtOnceWhereNothingSpeaksForWaiting() {
    assertThat(decide(clocks(60_000, 60_000, false), EVEN, other(false, EVEN)))
        .isEqualTo(new Decision.Play(Reason.BEST_NOW));
  }

  @Test
  void winsAtOnceWhateverTheOtherBoardSays() {
    assertThat(
            decide(
                clocks(60_000, 1_000, false), new Score.Mate(2), other(false, new Score.Mate(-1))))
        .isEqualTo(new Decision.Play(Reason.WIN_AT_ONCE));
  }

  @Test
  void sitsWhileLostForAsLongAsTheClockAllows() {
    assertThat(decide(clocks(10_000, 60_000, false), new Score.Mate(-2), other(false, EVEN)))
        .isEqualTo(
            new Decision.Sit(
                10_000 - Strategist.LOST_RESERVE - 2 * OVERHEAD, Reason.LOST_UNLESS_PIECE));
    assertThat(decide(clocks(10_000, 60_000, true), new Score.Waiting(-1), other(true, EVEN)))
        .isInstanceOf(Decision.Sit.class);
    assertThat(decide(clocks(120, 60_000, false), new Score.Mate(-2), other(false, EVEN)))
        .isEqualTo(new Decision.Play(Reason.NO_TIME));
  }

  @Test
  void sitsWhileTheLostEnemyRunsOutOfTime() {
    BoardSnapshot lost = other(false, new Score.Mate(-3));

    assertThat(decide(clocks(10_000, 9_000, false), EVEN, lost))
        .isInstanceOfSatisfying(
            Decision.Sit.class, sit -> assertThat(sit.reason()).isEqualTo(Reason.ENEMY_RUNS_OUT));
    assertThat(decide(clocks(10_000, 10_000, false), EVEN, lost))
        .as("he could wait as long as we")
        .isEqualTo(new Decision.Play(Reason.BEST_NOW));
    assertThat(decide(clocks(10_000, 9_000, true), EVEN, other(true, new Score.Mate(3))))
        .as("our partner is to move")
        .isEqualTo(new Decision.Play(Reason.BEST_NOW));
  }

  @Test
  void doesNotSitByClocksThatNobodyNamed() {
    assertThat(decide(clocks(Clocks.UNKNOWN, 9_000, false), new Score.Mate(-3), other(false, EVEN)))
        .isEqualTo(new Decision.Play(Reason.BEST_NOW));
    assertThat(
            decide(clocks(10_000, Clocks.UNKNOWN, false), EVEN, other(false, new Score.Mate(-3))))
        .isEqualTo(new Decision.Play(Reason.BEST_NOW));
  }

  @Test
  void waitsForThePieceThatThePartnerTakesNext() {
    Acquisition mating = board(BoardId.A, Seat.A_WHITE, Role.QUEEN, new Prospect(0, 0, 1_900));
    BoardSnapshot hanging = taking(new Prospect(1, 0, 0), true);

    assertThat(decide(clocks(10_000, 10_000, true), EVEN, hanging, mating, false))
        .isEqualTo(new Decision.Sit(600, Reason.PIECE_COMING));
    assertThat(
            decide(
                clocks(10_000, 10_000, false),
                EVEN,
                taking(new Prospect(1, 0, 0), false),
                mating,
                false))
        .as("the enemy there moves first")
        .isEqualTo(new Decision.Stall(Reason.PIECE_COMING));
    assertThat(
            decide(
                clocks(10_000, 10_000, true),
                EVEN,
                taking(new Prospect(0.5, 0, 0), true),
                mating,
                false))
        .as("he may not get it")
        .isEqualTo(new Decision.Play(Reason.BEST_NOW));
    assertThat(
            decide(
                clocks(10_000, 10_000, true),
                EVEN,
                hanging,
                board(BoardId.A, Seat.A_WHITE, Role.QUEEN, new Prospect(0, 0, 525 + THRESHOLD)),
                false))
        .as("it is not worth the wait")
        .isEqualTo(new Decision.Play(Reason.BEST_NOW));
  }

  @Test
  void thePriceOfAPieceCountsAgainstWaiting() {
    Side partner = side(Role.QUEEN, new Prospect(1, 1_000, 0));
    Side us = side(Role.QUEEN, new Prospect(0, 0, 525 + 1_900));

    assertThat(Strategist.waitValue(Role.QUEEN, partner, us)).isEqualTo(900);
  }

  @Test
  void sitsIfThePartnerAsksAndTheDiagonalAllows() {
    assertThat(decide(clocks(10_000, 6_000, false), EVEN, other(false, EVEN), NOTHING_A, true))
        .isEqualTo(new Decision.Sit(4_000, Reason.PARTNER_ASKS));
    assertThat(decide(clocks(6_000, 10_000, false), EVEN, other(false, EVEN), NOTHING_A, true))
        .isEqualTo(new Decision.Stall(Reason.PARTNER_ASKS));
  }

  @Test
  void leavesALosingBoardToThePartnerWhileHisHolds() {
    Score losing = Score.centipawns(-SIT_SCORE);

    assertThat(decide(clocks(10_000, 10_000, true), losing, other(true, EVEN)))
        .isInstanceOfSatisfying(
            Decision.Sit.class, sit -> assertThat(sit.reason()).isEqualTo(Reason.LOSING));
    assertThat(decide(clocks(10_000, 10_000, true), losing, other(true, Score.centipawns(-600))))
        .isEqualTo(new Decision.Play(Reason.BEST_NOW));
    assertThat(decide(clocks(10_000, 10_000, false), losing, other(false, Score.centipawns(600))))
        .isEqualTo(new Decision.Play(Reason.BEST_NOW));
  }

  private static BoardSnapshot taking(Prospect queen, boolean partnerToMove) {
    Acquisition known = board(BoardId.B, Seat.B_BLACK, Role.QUEEN, queen);
    return new BoardSnapshot(
        1, partnerToMove ? Seat.B_BLACK : Seat.B_WHITE, 8, Optional.of(EVEN), List.of(), known);
  }

  private static Acquisition board(BoardId board, Seat seat, Role role, Prospect prospect) {
    Side side = side(role, prospect);
    boolean white = seat.color() == Color.WHITE;
    return new Acquisition(board, 4, 100, white ? side : Side.NOTHING, white ? Side.NOTHING : side);
  }

  private static Side side(Role role, Prospect prospect) {
    List<Prospect> prospects = new ArrayList<>(Collections.nCopies(5, Prospect.NONE));
    prospects.set(role.index(), prospect);
    return new Side(prospects, Evaluators.USUAL.usualImpacts());
  }
}
