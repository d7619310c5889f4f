package org.tandemchess.protocol.xboard;

import java.util.List;
import java.util.Optional;
import org.tandemchess.engine.TeamMessageMode;
import org.tandemchess.engine.brain.TeamMessage;
import org.tandemchess.engine.brain.TeamMessage.Danger;
import org.tandemchess.protocol.text.LineWriter;
import org.tandemchess.search.api.Score;

/**
 * The partner in bughouse, who is talked to through the server: what is wanted of us, and what we
 * have told. Something is said when it has changed, and little at once. Used under the lock of its
 * owner.
 */
final class Partner {
  private static final int MOST_WORDS_A_MOVE = 3;

  /** Moves that a wish for haste lasts. */
  private static final int HASTY_MOVES = 3;

  private final LineWriter writer;
  private boolean present;
  private boolean sitting;
  private int hastyMoves;
  private int toldMate;

  Partner(LineWriter writer) {
    this.writer = writer;
  }

  /** We have a partner from now on, or none any more. */
  void set(String name) {
    present = !name.isEmpty();
    newGame();
  }

  /** Forgets what was said about the game before. */
  void newGame() {
    sitting = false;
    hastyMoves = 0;
    toldMate = 0;
  }

  /** Returns whether the partner wants us not to move for now. */
  boolean wantsUsToSit() {
    return sitting;
  }

  /** Returns by how much our time is divided, now that we are to move. */
  int haste() {
    return hastyMoves > 0 ? 2 : 1;
  }

  /** We have moved. */
  void moved() {
    hastyMoves = Math.max(0, hastyMoves - 1);
  }

  /** Takes in what the partner says. */
  void hear(String text, TeamMessageMode mode) {
    Optional<PartnerTalk> heard = PartnerWords.hear(text);
    if (heard.isEmpty() || mode == TeamMessageMode.IGNORE) {
      return;
    }
    switch (heard.get()) {
      case PartnerTalk.Word.HELP -> tell(PartnerWords.HELP, mode);
      case PartnerTalk.Word.GO -> sitting = false;
      case PartnerTalk.Team(TeamMessage.Stall stall) -> {
        if (!sitting) {
          sitting = true;
          tell("ok, I sit, tell me go", mode);
        }
      }
      case PartnerTalk.Team(TeamMessage.PlayFast fast) -> {
        sitting = false;
        hastyMoves = HASTY_MOVES;
      }
      case PartnerTalk.Team other -> {
        // What the partner needs and how it stands there does not change play yet.
      }
      case PartnerTalk.MateIn mate -> {
        // He will get there without us.
      }
    }
  }

  /**
   * Tells the partner what is new.
   *
   * @param news what has changed about our board
   * @param score what we think of the position before our move
   */
  void inform(List<TeamMessage> news, Score score, TeamMessageMode mode) {
    int mate = score instanceof Score.Mate(int moves) && score.isWon() ? moves : 0;
    int words = 0;
    if (mate > 0 && toldMate == 0) {
      tell(PartnerWords.say(new PartnerTalk.MateIn(mate)), mode);
      words++;
    }
    toldMate = mate;
    for (TeamMessage message : news) {
      if (isWorthWords(message) && words < MOST_WORDS_A_MOVE) {
        tell(PartnerWords.say(new PartnerTalk.Team(message)), mode);
        words++;
      }
    }
  }

  private void tell(String words, TeamMessageMode mode) {
    if (present && mode == TeamMessageMode.FULL) {
      writer.require("tellics ptell " + words);
    }
  }

  /** Material is seen on the board, and a little danger is always there. */
  private static boolean isWorthWords(TeamMessage message) {
    return switch (message) {
      case TeamMessage.Material material -> false;
      case TeamMessage.Threat(Danger danger) -> danger.compareTo(Danger.HIGH) >= 0;
      case TeamMessage.Need need -> true;
      case TeamMessage.Stall stall -> true;
      case TeamMessage.PlayFast fast -> true;
    };
  }
}
