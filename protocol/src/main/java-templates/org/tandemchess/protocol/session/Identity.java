package org.tandemchess.protocol.session;

/**
 * Who we are, as every protocol tells it. The build fills in its version here and nowhere else;
 * constants cost nothing before the first answer.
 */
public final class Identity {
  /** The name of the program. */
  public static final String NAME = "Tandem";

  /** The version of the build, such as 1.2.0. */
  public static final String VERSION = "${project.version}";

  /** Who wrote the program. */
  public static final String AUTHOR = "the Tandem authors";

  private Identity() {}
}
