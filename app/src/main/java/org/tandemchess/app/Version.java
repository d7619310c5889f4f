package org.tandemchess.app;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tandemchess.protocol.session.Identity;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints: the version and, as far as the build knew it, the commit. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    // In the manifest it changes with each commit and makes nothing else be built anew.
    @Nullable String built = Version.class.getPackage().getImplementationVersion();
    return new String[] {"tandem " + Objects.requireNonNullElse(built, Identity.VERSION)};
  }
}
