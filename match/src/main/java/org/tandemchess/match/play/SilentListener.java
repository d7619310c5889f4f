package org.tandemchess.match.play;

import org.tandemchess.protocol.client.Answer;
import org.tandemchess.protocol.client.PlayerException;
import org.tandemchess.protocol.client.PlayerListener;
import org.tandemchess.rules.core.BoardId;

/** Hears a player between games, when nobody wants to know. */
final class SilentListener implements PlayerListener {
  @Override
  public void answered(Answer answer) {}

  @Override
  public void said(BoardId from, String words) {}

  @Override
  public void failed(PlayerException why) {}
}
