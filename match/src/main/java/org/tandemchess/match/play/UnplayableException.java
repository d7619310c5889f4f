package org.tandemchess.match.play;

/** Games that measure something cannot be played: an engine does not start. */
public final class UnplayableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Says why.
   *
   * @param why which game, and what failed
   */
  public UnplayableException(String why) {
    super(why);
  }
}
