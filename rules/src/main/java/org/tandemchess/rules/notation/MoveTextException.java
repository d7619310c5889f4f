package org.tandemchess.rules.notation;

/** Thrown when the text of a move cannot be read or names no legal move. */
public final class MoveTextException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Why a text was refused. */
  public enum Reason {
    /** It does not look like a move. */
    UNREADABLE,
    /** It looks like a move, but the rules do not allow it now. */
    ILLEGAL,
    /** Several legal moves fit. */
    AMBIGUOUS,
    /** The reserve holds no such piece. */
    NOTHING_TO_DROP,
    /** A pawn reaches the last rank and nothing says what it becomes. */
    PROMOTION_MISSING,
    /** The match is over. */
    MATCH_OVER
  }

  private final Reason reason;
  private final String text;
  private final String why;

  MoveTextException(Reason reason, String text, String why) {
    super("'" + text + "': " + why);
    this.reason = reason;
    this.text = text;
    this.why = why;
  }

  public Reason reason() {
    return reason;
  }

  /** Returns the text as it was given. */
  public String text() {
    return text;
  }

  /** Returns why it was refused, in words. */
  public String why() {
    return why;
  }
}
