package org.tandemchess.play.player;

import org.tandemchess.rules.core.BoardId;

/** Hears a player. Called by the player's threads; must not block. */
public interface PlayerListener {

  /** The player answers a request. It may be late, for another turn, or nonsense. */
  void answered(Answer answer);

  /** The player says something to its partner, who sits on the other board. */
  void said(BoardId from, String words);

  /** The player cannot go on. Told once; nothing follows. */
  void failed(PlayerException why);
}
