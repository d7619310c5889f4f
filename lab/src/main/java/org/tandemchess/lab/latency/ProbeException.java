package org.tandemchess.lab.latency;

/** Thrown when a program cannot be measured; the message says what it did instead of answering. */
public final class ProbeException extends Exception {
  private static final long serialVersionUID = 1L;

  ProbeException(String message) {
    super(message);
  }

  ProbeException(String message, Throwable cause) {
    super(message, cause);
  }
}
