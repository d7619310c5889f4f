package org.tandemchess.protocol.client;

/**
 * Hears every line that goes to engines or comes from them. Called by many threads; must not block.
 */
@FunctionalInterface
public interface ProtocolLog {
  /** Keeps nothing. */
  ProtocolLog NONE = (label, kind, text) -> {};

  /** What a line is. */
  enum Kind {
    /** To the engine. */
    SENT(">>"),
    /** From its standard output. */
    RECEIVED("<<"),
    /** From its standard error. */
    STDERR("!!"),
    /** What became of the engine. */
    REMARK("--"),
    /** Something a person should know, such as an option that the engine does not have. */
    WARNING("**");

    private final String mark;

    Kind(String mark) {
      this.mark = mark;
    }

    /** Returns the two characters that stand for it in files. */
    public String mark() {
      return mark;
    }
  }

  /**
   * Takes a line.
   *
   * @param label the engine
   */
  void line(String label, Kind kind, String text);
}
