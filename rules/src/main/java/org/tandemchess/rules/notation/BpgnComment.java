package org.tandemchess.rules.notation;

/**
 * What somebody said during a game.
 *
 * @param kind whether it is talk or a request
 * @param text the words, without blanks round them; may hold brackets, digits and line breaks
 */
public record BpgnComment(Kind kind, String text) {

  /** What a comment is for. */
  public enum Kind {
    /** Talk or a log entry, {@code {C:text}}. */
    COMMENT,
    /** A request such as an abort or a draw, {@code {R:text}}. */
    REQUEST
  }

  /**
   * Takes the blanks round the text away.
   *
   * @throws IllegalArgumentException if the text holds a closing brace, which BPGN cannot quote
   */
  public BpgnComment {
    if (text.indexOf('}') >= 0) {
      throw new IllegalArgumentException("a closing brace in a comment: " + text);
    }
    text = BpgnLetters.strip(text);
  }
}
