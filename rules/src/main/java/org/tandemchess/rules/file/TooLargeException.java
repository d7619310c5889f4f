package org.tandemchess.rules.file;

import java.io.IOException;

/** Thrown where a file holds more than anything of its kind, such as a device or an archive. */
public final class TooLargeException extends IOException {
  private static final long serialVersionUID = 1L;

  /**
   * Says what was expected.
   *
   * @param part what is too large, such as {@code line 3}
   * @param bytes the bound, whole megabytes
   */
  public TooLargeException(String part, long bytes) {
    super(part + " above " + (bytes >> 20) + " MB");
  }
}
