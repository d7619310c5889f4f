package org.tandemchess.engine.brain;

import java.util.OptionalInt;
import org.tandemchess.engine.option.Worded;
import org.tandemchess.rules.core.Role;

/** Something that one partner tells the other. */
public sealed interface TeamMessage {

  /** What a message is about. */
  enum Kind implements Worded {
    NEED,
    STALL,
    PLAY_FAST,
    MATERIAL,
    THREAT
  }

  /** How much a piece is needed. */
  enum Urgency {
    LOW,
    MEDIUM,
    HIGH
  }

  /** Why to play fast. */
  enum Haste {
    TIME,
    PRESSURE
  }

  /** How bad things look. */
  enum Danger {
    LOW,
    MEDIUM,
    HIGH,
    CRITICAL
  }

  /** Send me this piece. */
  record Need(Role role, Urgency urgency) implements TeamMessage {}

  /**
   * Take nothing for a while.
   *
   * @param moves for how many moves, if that is said
   */
  record Stall(OptionalInt moves) implements TeamMessage {}

  /** Move quickly. */
  record PlayFast(Haste reason) implements TeamMessage {}

  /**
   * How the material on my board stands, reserves included.
   *
   * @param centipawns positive if I have more
   */
  record Material(int centipawns) implements TeamMessage {}

  /** How my king fares. */
  record Threat(Danger danger) implements TeamMessage {}

  /** Returns what this is about. */
  default Kind kind() {
    return switch (this) {
      case Need need -> Kind.NEED;
      case Stall stall -> Kind.STALL;
      case PlayFast playFast -> Kind.PLAY_FAST;
      case Material material -> Kind.MATERIAL;
      case Threat threat -> Kind.THREAT;
    };
  }
}
