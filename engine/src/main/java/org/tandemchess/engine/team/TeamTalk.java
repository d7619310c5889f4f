package org.tandemchess.engine.team;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.brain.TeamMessage;
import org.tandemchess.engine.brain.TeamMessage.Danger;
import org.tandemchess.engine.brain.TeamMessage.Haste;
import org.tandemchess.engine.brain.TeamMessage.Urgency;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.BoardStatus;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.search.acquisition.Acquisition;
import org.tandemchess.search.api.Score;

/**
 * Finds what a seat has to tell its partner, and says each thing only when it has changed.
 *
 * <p>A piece is needed urgently if dropping it would mate at once, or if we are in check, cannot
 * move and it could stand between; else as much as it is worth more here than in an average hand.
 * The partner is to wait where a piece more would let our opponent win. Material is counted, danger
 * is read from the score, and the partner is hurried while under {@link #SHORT_OF_TIME} ms and
 * behind the opponent there. Used under the lock of its owner.
 */
public final class TeamTalk {
  /** A clock in milliseconds below which a partner who is behind is asked to hurry. */
  public static final long SHORT_OF_TIME = 10_000;

  private static final int MATERIAL_STEP = 50;

  // How much a piece must be worth beyond the usual, in cp, to be needed little, more and urgently.
  private static final int LITTLE = 50;
  private static final int SOME = 100;
  private static final int MUCH = 200;

  /** What a piece more is worth to an opponent whom it lets mate, at least, in cp. */
  private static final int DEADLY = 1_200;

  private static final int LOST = 800;

  private final Map<Seat, Map<TeamMessage.Kind, TeamMessage>> told = new EnumMap<>(Seat.class);
  private Set<TeamMessage.Kind> muted = Set.of();

  /** Forgets what was told, as for a new game. */
  public void forget() {
    told.clear();
  }

  /** Sets the kinds of messages that the partner does not get from now on. */
  public void mute(Set<TeamMessage.Kind> kinds) {
    muted = kinds;
  }

  /**
   * Returns what is new for the partner.
   *
   * @param us the seat that is to move on {@code board}
   * @param board our board, changed and restored
   * @param score what the search thinks of our position
   * @param known what pieces are worth on our board
   */
  public List<TeamMessage> news(
      Seat us, Board board, Score score, Acquisition known, Clocks clocks) {
    List<TeamMessage> news = new ArrayList<>();
    tell(us, TeamMessage.Kind.NEED, need(board, known.of(us)).orElse(null), news);
    tell(us, TeamMessage.Kind.STALL, stall(score, known.of(us.opponent())), news);
    tell(us, TeamMessage.Kind.MATERIAL, material(board, us), news);
    tell(us, TeamMessage.Kind.THREAT, threat(score).orElse(null), news);
    tell(us, TeamMessage.Kind.PLAY_FAST, haste(us, clocks).orElse(null), news);
    return news;
  }

  private void tell(
      Seat us, TeamMessage.Kind kind, @Nullable TeamMessage message, List<TeamMessage> news) {
    Map<TeamMessage.Kind, TeamMessage> known =
        told.computeIfAbsent(us, seat -> new EnumMap<>(TeamMessage.Kind.class));
    if (message == null || muted.contains(kind)) {
      known.remove(kind);
    } else if (!message.equals(known.put(kind, message))) {
      news.add(message);
    }
  }

  private static Optional<TeamMessage> need(Board board, Acquisition.Side known) {
    boolean stuck = BoardStatus.of(board) == BoardStatus.WAITING;
    for (int role = Roles.PAWN; role < Roles.KING; role++) {
      if (board.reserveCount(board.sideToMove(), role) == 0 && wouldHelp(board, role, stuck)) {
        return Optional.of(new TeamMessage.Need(Role.of(role), Urgency.HIGH));
      }
    }
    return need(known);
  }

  /** Returns the need for the piece whose worth is most beyond the usual, if it is much. */
  private static Optional<TeamMessage> need(Acquisition.Side known) {
    Role best = Role.PAWN;
    int most = Integer.MIN_VALUE;
    for (Role role : Role.values()) {
      if (role != Role.KING && known.unusualImpact(role) > most) {
        best = role;
        most = known.unusualImpact(role);
      }
    }
    if (most < LITTLE) {
      return Optional.empty();
    }
    Urgency urgency = most >= MUCH ? Urgency.HIGH : most >= SOME ? Urgency.MEDIUM : Urgency.LOW;
    return Optional.of(new TeamMessage.Need(best, urgency));
  }

  /** Returns the wish to wait if we are not lost yet, but would be by a piece for the opponent. */
  private static TeamMessage.@Nullable Stall stall(Score score, Acquisition.Side opponent) {
    boolean deadly = false;
    for (Role role : Role.values()) {
      deadly |= role != Role.KING && opponent.of(role).impact() >= DEADLY;
    }
    return deadly && score instanceof Score.Centipawns(int value) && value > -LOST
        ? new TeamMessage.Stall(OptionalInt.empty())
        : null;
  }

  /** Returns whether one piece more in hand would free us if we are stuck, and mate if not. */
  private static boolean wouldHelp(Board board, int role, boolean stuck) {
    int us = board.sideToMove();
    board.addToReserve(us, role);
    MoveBuffer drops = new MoveBuffer();
    MoveGenerator.drops(board, drops);
    boolean helps = false;
    for (int i = 0; i < drops.size() && !helps; i++) {
      int drop = drops.get(i);
      if (Moves.role(drop) == role) {
        helps = stuck || mates(board, drop);
      }
    }
    board.takeFromReserve(us, role);
    return helps;
  }

  private static boolean mates(Board board, int move) {
    board.makeMove(move);
    boolean mates = board.inCheck() && BoardStatus.of(board) == BoardStatus.CHECKMATE;
    board.unmakeMove();
    return mates;
  }

  private static TeamMessage material(Board board, Seat us) {
    int balance = MaterialCount.balance(board, us.color());
    return new TeamMessage.Material(balance / MATERIAL_STEP * MATERIAL_STEP);
  }

  private static Optional<TeamMessage> threat(Score score) {
    return switch (score) {
      case Score.Mate mate -> critical(mate.isLost());
      case Score.Waiting waiting -> critical(waiting.isLost());
      case Score.Centipawns(int value) -> danger(value).map(TeamMessage.Threat::new);
    };
  }

  private static Optional<TeamMessage> critical(boolean lost) {
    return lost ? Optional.of(new TeamMessage.Threat(Danger.CRITICAL)) : Optional.empty();
  }

  private static Optional<Danger> danger(int centipawns) {
    if (centipawns <= -500) {
      return Optional.of(Danger.CRITICAL);
    } else if (centipawns <= -200) {
      return Optional.of(Danger.HIGH);
    } else if (centipawns <= -100) {
      return Optional.of(Danger.MEDIUM);
    }
    return centipawns <= -50 ? Optional.of(Danger.LOW) : Optional.empty();
  }

  private static Optional<TeamMessage> haste(Seat us, Clocks clocks) {
    Seat partner = us.partner();
    Seat theirs = partner.opponent();
    boolean hurry =
        clocks.knows(partner)
            && clocks.knows(theirs)
            && clocks.millis(partner) < SHORT_OF_TIME
            && clocks.millis(partner) < clocks.millis(theirs);
    return hurry ? Optional.of(new TeamMessage.PlayFast(Haste.TIME)) : Optional.empty();
  }
}
