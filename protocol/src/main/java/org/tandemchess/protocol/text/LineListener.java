package org.tandemchess.protocol.text;

/** Hears what is written. Called by the thread of a {@link LineWriter}. */
public interface LineListener {

  /** A line goes out now. */
  void sent(String line);
}
