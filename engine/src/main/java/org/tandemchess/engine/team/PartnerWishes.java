package org.tandemchess.engine.team;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.brain.TeamMessage;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.search.api.PriceList;

/**
 * What a partner in another process has asked for, and how much of it still counts.
 *
 * <p>Every wish fades: it counts in full for the next move of ours, half for the one after, and is
 * gone after {@value #LIFE} moves, or after as many as the partner asked us to wait. A wish is gone
 * sooner if it is fulfilled, if the opposite is said, or with a new game. Safe for use by any
 * thread.
 */
public final class PartnerWishes {
  /** Moves of ours that a wish lasts. */
  public static final int LIFE = 4;

  /** Moves of ours that a wait lasts whose length is not said. */
  private static final int USUAL_WAIT = 3;

  // Prices in cp that wishes add.
  private static final int LOW = 60;
  private static final int MEDIUM = 120;
  private static final int HIGH = 240;
  private static final int DEFENDERS = 80;
  private static final int STALLED = 160;

  /** Material in cp that doubles or cancels what feeding the partner counts. */
  private static final double CRUSHING = 2_000;

  /**
   * A wish that still counts.
   *
   * @param heardMovesAgo moves of ours since it was heard, from 0
   * @param lasts moves of ours that it counts for, more than {@code heardMovesAgo}
   */
  private record Wish<T extends TeamMessage>(T what, int heardMovesAgo, int lasts) {

    static <T extends TeamMessage> Optional<Wish<T>> lasting(T what, int moves) {
      return Optional.of(new Wish<>(what, 0, moves));
    }

    /** Returns what part of it counts for our next move: 1, then half of that with each move. */
    double strength() {
      return Math.pow(0.5, heardMovesAgo);
    }

    /** Returns the wish after a move of ours, unless that was the last one it counts for. */
    Optional<Wish<T>> aged() {
      return heardMovesAgo + 1 < lasts
          ? Optional.of(new Wish<>(what, heardMovesAgo + 1, lasts))
          : Optional.empty();
    }
  }

  // Guarded by the lock of this object. Of each kind the last one counts, of needs one a role.
  private final Map<Role, Wish<TeamMessage.Need>> needs = new EnumMap<>(Role.class);
  private Optional<Wish<TeamMessage.Stall>> stall = Optional.empty();
  private Optional<Wish<TeamMessage.PlayFast>> haste = Optional.empty();
  private Optional<Wish<TeamMessage.Threat>> threat = Optional.empty();
  private Optional<Wish<TeamMessage.Material>> material = Optional.empty();

  /** Forgets everything, as for a new game. */
  public synchronized void clear() {
    needs.clear();
    stall = Optional.empty();
    haste = Optional.empty();
    threat = Optional.empty();
    material = Optional.empty();
  }

  /** Takes in what the partner says. */
  public synchronized void hear(TeamMessage message) {
    switch (message) {
      case TeamMessage.Need need -> {
        needs.put(need.role(), new Wish<>(need, 0, LIFE));
        stall = Optional.empty(); // who asks for a piece does not want us to wait
      }
      case TeamMessage.Stall wait -> {
        stall = Wish.lasting(wait, Math.clamp(wait.moves().orElse(USUAL_WAIT), 1, LIFE));
        haste = Optional.empty();
      }
      case TeamMessage.PlayFast playFast -> {
        haste = Wish.lasting(playFast, LIFE);
        stall = Optional.empty();
      }
      case TeamMessage.Material told -> material = Wish.lasting(told, LIFE);
      case TeamMessage.Threat told -> threat = Wish.lasting(told, LIFE);
    }
  }

  /**
   * We have moved: all wishes age, and a need for the piece that we took, if any, is fulfilled.
   *
   * @param taken the role that our partner gets, or null
   */
  public synchronized void moved(@Nullable Role taken) {
    if (taken != null) {
      needs.remove(taken);
    }
    for (Role role : Role.values()) {
      Wish<TeamMessage.Need> need = needs.remove(role);
      if (need != null) {
        need.aged().ifPresent(older -> needs.put(role, older));
      }
    }
    stall = stall.flatMap(Wish::aged);
    haste = haste.flatMap(Wish::aged);
    threat = threat.flatMap(Wish::aged);
    material = material.flatMap(Wish::aged);
  }

  /** Returns whether the partner wants us to hurry. */
  public synchronized boolean isHurried() {
    return haste.isPresent();
  }

  /** Returns whether the partner wants us to wait. */
  public synchronized boolean isStalled() {
    return stall.isPresent();
  }

  /** Returns prices for the board of a seat with what its partner's wishes add. */
  public synchronized PriceList applied(PriceList list, Seat us) {
    boolean white = us.color() == Color.WHITE;
    PriceList.Row ours = fed(white ? list.white() : list.black());
    PriceList.Row theirs = denied(white ? list.black() : list.white());
    return white ? new PriceList(ours, theirs) : new PriceList(theirs, ours);
  }

  /** Returns the row of what we take: what the partner needs counts more. */
  private PriceList.Row fed(PriceList.Row row) {
    double crushing = material.map(told -> told.strength() * told.what().centipawns()).orElse(0.0);
    double factor = 1 + Math.clamp(crushing / CRUSHING, -0.5, 0.5);
    int defenders = defenders();
    return new PriceList.Row(
        (int) (row.pawn() * factor) + wish(Role.PAWN) + defenders,
        (int) (row.knight() * factor) + wish(Role.KNIGHT) + defenders,
        (int) (row.bishop() * factor) + wish(Role.BISHOP),
        (int) (row.rook() * factor) + wish(Role.ROOK),
        (int) (row.queen() * factor) + wish(Role.QUEEN));
  }

  /** Returns the row of what we lose: a partner in danger, or who waits, wants to face nothing. */
  private PriceList.Row denied(PriceList.Row row) {
    int dearer = defenders() + stall.map(wish -> (int) (STALLED * wish.strength())).orElse(0);
    return new PriceList.Row(
        row.pawn() + dearer,
        row.knight() + dearer,
        row.bishop() + dearer,
        row.rook() + dearer,
        row.queen() + dearer);
  }

  private int wish(Role role) {
    Wish<TeamMessage.Need> need = needs.get(role);
    if (need == null) {
      return 0;
    }
    int full =
        switch (need.what().urgency()) {
          case LOW -> LOW;
          case MEDIUM -> MEDIUM;
          case HIGH -> HIGH;
        };
    return (int) (full * need.strength());
  }

  private int defenders() {
    return threat.map(PartnerWishes::defenders).orElse(0);
  }

  private static int defenders(Wish<TeamMessage.Threat> wish) {
    int full =
        switch (wish.what().danger()) {
          case LOW, MEDIUM -> 0;
          case HIGH -> DEFENDERS;
          case CRITICAL -> 2 * DEFENDERS;
        };
    return (int) (full * wish.strength());
  }
}
