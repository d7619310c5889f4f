package org.tandemchess.rules.file;

import java.io.Closeable;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import org.jspecify.annotations.Nullable;

/**
 * A file that is written anew: the old one stays as it is until {@link #keep}, and for good if that
 * is never called.
 *
 * <p>What is written goes to a new file beside it, which is forced to the disk and then takes the
 * name and the permissions of the old one. It is removed if the process ends before. A pipe, a
 * device or an open stream such as {@code /dev/stdout} is written at once. Used by one thread.
 */
public final class ReplacedFile implements Closeable {
  private static final Path STANDARD_OUTPUT = Path.of("/dev/stdout");

  private final Path target;
  private final @Nullable Path fresh;
  private final @Nullable FileChannel channel;
  private final OutputStream out;

  private ReplacedFile(
      Path target, @Nullable Path fresh, @Nullable FileChannel channel, OutputStream out) {
    this.target = target;
    this.fresh = fresh;
    this.channel = channel;
    this.out = out;
  }

  /**
   * Begins to write a file.
   *
   * @throws IOException if there can be none of this name, or no new file beside it
   */
  public static ReplacedFile begin(Path file) throws IOException {
    Path named = file.toAbsolutePath().normalize();
    if (named.equals(STANDARD_OUTPUT)) {
      return new ReplacedFile(named, null, null, new FileOutputStream(FileDescriptor.out));
    }
    if (isStream(named)) {
      return new ReplacedFile(
          named,
          null,
          null,
          Files.newOutputStream(named, StandardOpenOption.WRITE, StandardOpenOption.APPEND));
    }
    Path target = behindLinks(named);
    Path fresh =
        target.resolveSibling(target.getFileName() + "." + ProcessHandle.current().pid() + ".new");
    FileChannel channel =
        FileChannel.open(
            fresh,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE);
    fresh.toFile().deleteOnExit();
    return new ReplacedFile(target, fresh, channel, Channels.newOutputStream(channel));
  }

  /**
   * Writes all of a file.
   *
   * @throws IOException if it cannot be written; the old one is there then
   */
  public static void write(Path file, byte[] content) throws IOException {
    try (ReplacedFile replaced = begin(file)) {
      replaced.out().write(content);
      replaced.keep();
    }
  }

  /** Returns where the content goes, which is not buffered. */
  public OutputStream out() {
    return out;
  }

  /**
   * Puts the new file in the place of the old one.
   *
   * @throws IOException if it cannot be written to its end; the old one is there then
   */
  public void keep() throws IOException {
    out.flush();
    if (channel == null || fresh == null) {
      return;
    }
    channel.force(true);
    channel.close();
    keepPermissions(fresh);
    Files.move(fresh, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  @Override
  public void close() throws IOException {
    if (!target.equals(STANDARD_OUTPUT)) {
      out.close();
    }
    if (fresh != null) {
      Files.deleteIfExists(fresh); // it is not there where it was kept
    }
  }

  private void keepPermissions(Path fresh) throws IOException {
    PosixFileAttributeView old =
        Files.getFileAttributeView(target, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
    if (old != null && Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
      Files.setPosixFilePermissions(fresh, old.readAttributes().permissions());
    }
  }

  private static boolean isStream(Path named) {
    return named.startsWith("/dev/fd")
        || named.startsWith("/dev/stderr")
        || named.startsWith("/proc")
        || Files.exists(named) && !Files.isRegularFile(named);
  }

  /** A link stays, and what it names is replaced. */
  private static Path behindLinks(Path named) throws IOException {
    return Files.exists(named) ? named.toRealPath() : behindLooseLinks(named);
  }

  private static Path behindLooseLinks(Path named) throws IOException {
    Path file = named;
    for (int links = 0; Files.isSymbolicLink(file); links++) {
      if (links == 40) {
        throw new IOException("too many links");
      }
      file = file.resolveSibling(Files.readSymbolicLink(file)).normalize();
    }
    return file;
  }
}
