package org.tandemchess.app;

import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints; a test compares it with the build file. */
final class Version implements IVersionProvider {
  static final String NUMBER = "0.1.0";

  @Override
  public String[] getVersion() {
    return new String[] {"tandem " + NUMBER};
  }
}
