package org.tandemchess.app;

import org.tandemchess.protocol.session.Identity;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints; a test compares it with the build file. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {"tandem " + Identity.VERSION};
  }
}
