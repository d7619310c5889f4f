package org.tandemchess.play.player;

import org.tandemchess.rules.core.BoardId;

/** Hears a player between games, when nobody wants to know. */
public enum SilentListener implements PlayerListener {
  INSTANCE;

  @Override
  public void answered(Answer answer) {}

  @Override
  public void said(BoardId from, String words) {}

  @Override
  public void failed(PlayerException why) {}
}
