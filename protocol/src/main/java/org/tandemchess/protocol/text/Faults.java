package org.tandemchess.protocol.text;

/** Where all is told about faults of ours that a session survives: the error stream. Stateless. */
public final class Faults {
  private Faults() {}

  /**
   * Tells where a fault came from, to people; the peer hears of it in the words of its protocol.
   */
  public static void report(Throwable fault) {
    fault.printStackTrace();
  }
}
