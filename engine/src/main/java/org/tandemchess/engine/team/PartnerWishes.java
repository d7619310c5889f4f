package org.tandemchess.engine.team;

import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.team.TeamMessage.Danger;
import org.tandemchess.engine.team.TeamMessage.Urgency;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.search.api.PriceList;

/**
 * What a partner in another process has asked for, and how much of it still counts.
 *
 * <p>Every wish fades: it counts in full for the next move of ours, half for the one after, and is
 * gone after {@value #LIFE} moves. A wish is gone sooner if it is fulfilled, if the opposite is
 * said, or with a new game. Safe for use by any thread.
 */
public final class PartnerWishes {
  /** Moves of ours that a wish lasts. */
  public static final int LIFE = 4;

  // Prices in cp that wishes add.
  private static final int LOW = 60;
  private static final int MEDIUM = 120;
  private static final int HIGH = 240;
  private static final int DEFENDERS = 80;
  private static final int STALLED = 160;

  /** Material in cp that doubles or cancels what feeding the partner counts. */
  private static final double CRUSHING = 2_000;

  /** A wish and the moves of ours since it was heard. */
  private record Aged<T>(T wish, int age) {
    double strength() {
      return Math.pow(0.5, age);
    }
  }

  // Guarded by the lock of this object. Of each kind the last one counts, of needs one a role.
  private final Map<Role, Aged<Urgency>> needs = new EnumMap<>(Role.class);
  private Aged<Integer> stall = new Aged<>(0, LIFE);
  private Aged<Integer> haste = new Aged<>(0, LIFE);
  private Aged<Danger> threat = new Aged<>(Danger.LOW, LIFE);
  private Aged<Integer> material = new Aged<>(0, LIFE);

  /** Forgets everything, as for a new game. */
  public synchronized void clear() {
    needs.clear();
    stall = new Aged<>(0, LIFE);
    haste = new Aged<>(0, LIFE);
    threat = new Aged<>(Danger.LOW, LIFE);
    material = new Aged<>(0, LIFE);
  }

  /** Takes in what the partner says. */
  public synchronized void hear(TeamMessage message) {
    switch (message) {
      case TeamMessage.Need(Role role, Urgency urgency) -> {
        needs.put(role, new Aged<>(urgency, 0));
        stall = new Aged<>(0, LIFE); // who asks for a piece does not want us to wait
      }
      case TeamMessage.Stall(var moves) -> {
        int duration = Math.clamp(moves.orElse(LIFE - 1), 1, LIFE);
        stall = new Aged<>(duration, LIFE - duration);
        haste = new Aged<>(0, LIFE);
      }
      case TeamMessage.PlayFast playFast -> {
        haste = new Aged<>(1, 0);
        stall = new Aged<>(0, LIFE);
      }
      case TeamMessage.Material(int centipawns) -> material = new Aged<>(centipawns, 0);
      case TeamMessage.Threat(Danger danger) -> threat = new Aged<>(danger, 0);
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
    needs.replaceAll((role, need) -> older(need));
    needs.values().removeIf(need -> need.age() >= LIFE);
    stall = older(stall);
    haste = older(haste);
    threat = older(threat);
    material = older(material);
  }

  /** Returns whether the partner wants us to hurry. */
  public synchronized boolean isHurried() {
    return haste.age() < LIFE;
  }

  /** Returns whether the partner wants us to wait. */
  public synchronized boolean isStalled() {
    return stall.age() < LIFE;
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
    double crushing = material.age() < LIFE ? material.strength() * material.wish() : 0;
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
    int dearer = defenders();
    if (isStalled()) {
      dearer += (int) (STALLED * stall.strength());
    }
    return new PriceList.Row(
        row.pawn() + dearer,
        row.knight() + dearer,
        row.bishop() + dearer,
        row.rook() + dearer,
        row.queen() + dearer);
  }

  private int wish(Role role) {
    Aged<Urgency> need = needs.get(role);
    if (need == null) {
      return 0;
    }
    int full =
        switch (need.wish()) {
          case LOW -> LOW;
          case MEDIUM -> MEDIUM;
          case HIGH -> HIGH;
        };
    return (int) (full * need.strength());
  }

  private int defenders() {
    if (threat.age() >= LIFE) {
      return 0;
    }
    int full =
        switch (threat.wish()) {
          case LOW, MEDIUM -> 0;
          case HIGH -> DEFENDERS;
          case CRITICAL -> 2 * DEFENDERS;
        };
    return (int) (full * threat.strength());
  }

  private static <T> Aged<T> older(Aged<T> wish) {
    return new Aged<>(wish.wish(), Math.min(LIFE, wish.age() + 1));
  }
}
