package org.tandemchess.protocol.client;

/**
 * How long an engine may take where no clock runs.
 *
 * @param startMillis from its start until it has said who it is
 * @param readyMillis to get ready for a game
 */
public record Patience(long startMillis, long readyMillis) {
  /** Generous: an engine may have to build or load something first. */
  public static final Patience DEFAULT = new Patience(60_000, 15_000);
}
