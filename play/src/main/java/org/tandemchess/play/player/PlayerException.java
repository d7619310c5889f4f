package org.tandemchess.play.player;

/** A player cannot go on: it did not start, died, or does not answer. */
public final class PlayerException extends Exception {
  private static final long serialVersionUID = 1;

  private final Kind kind;

  /** What happened. */
  public enum Kind {
    /** The command could not be started, or ended before it was ready. */
    NOT_STARTED,
    /** It runs, but did not say in time who it is: perhaps it speaks another dialect. */
    NO_GREETING,
    /** The game is one that it cannot play: its variant, its pace, its seats. */
    UNFIT,
    /** It can begin from the start position only. */
    NO_SETUP,
    /** The process ended, or closed its output. */
    CRASH,
    /** It was not ready in time. */
    HANG
  }

  public PlayerException(Kind kind, String message) {
    super(message);
    this.kind = kind;
  }

  public Kind kind() {
    return kind;
  }
}
