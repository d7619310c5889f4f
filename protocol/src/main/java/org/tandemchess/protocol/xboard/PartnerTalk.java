package org.tandemchess.protocol.xboard;

import org.tandemchess.engine.brain.TeamMessage;

/** What bughouse partners say to each other on servers, as far as it means something here. */
sealed interface PartnerTalk {

  /** What partners in any protocol say. */
  record Team(TeamMessage message) implements PartnerTalk {}

  /**
   * I mate by force.
   *
   * @param moves my moves until then, at least 1
   */
  record MateIn(int moves) implements PartnerTalk {}

  /** What is said in one word. */
  enum Word implements PartnerTalk {
    /** Sit no longer: move. */
    GO,
    /** What do you understand? */
    HELP
  }
}
