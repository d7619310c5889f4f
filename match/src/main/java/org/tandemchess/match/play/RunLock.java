package org.tandemchess.match.play;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Keeps what a run writes for this run alone, against other processes and within this one. The
 * system takes the lock away when a process dies, however it dies. Safe for use by any thread.
 */
public final class RunLock implements AutoCloseable {
  private static final int LONGEST_HOLDER = 400;

  /**
   * Lock files held by this process. A second channel to one of them must not even be opened: to
   * close it would give up the lock of the first one.
   */
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  private final Path file;
  private final FileChannel channel;

  private RunLock(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /** Somebody else runs there. */
  public static final class HeldException extends IOException {
    private static final long serialVersionUID = 1L;

    private HeldException(String holder) {
      super("another run writes there: " + holder);
    }
  }

  /**
   * Takes a lock.
   *
   * @param file the lock file: made by this, gone after {@link #close}; its folder exists
   * @throws HeldException if another run holds it, saying which
   * @throws IOException if the file cannot be made
   */
  public static RunLock take(Path file) throws IOException {
    Path name = file.getFileName();
    Path folder = file.toAbsolutePath().getParent();
    Path real = folder == null || name == null ? file : folder.toRealPath().resolve(name);
    if (!HELD.add(real)) {
      throw new HeldException(me());
    }
    RunLock lock = null;
    try {
      while (lock == null) {
        lock = attempt(real);
      }
      return lock;
    } finally {
      if (lock == null) {
        HELD.remove(real);
      }
    }
  }

  /** Returns nothing if the file was taken away by its last holder while it was opened. */
  private static @Nullable RunLock attempt(Path file) throws IOException {
    make(file);
    Object before = key(file);
    FileChannel channel;
    try {
      channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
    } catch (NoSuchFileException e) {
      return null;
    }
    boolean kept = false;
    try {
      if (!isLocked(channel)) {
        throw new HeldException(holder(channel));
      }
      kept = Objects.equals(before, key(file));
      if (!kept) {
        return null;
      }
      channel.truncate(0);
      channel.write(ByteBuffer.wrap(me().getBytes(StandardCharsets.UTF_8)), 0);
      return new RunLock(file, channel);
    } finally {
      if (!kept) {
        channel.close();
      }
    }
  }

  private static void make(Path file) throws IOException {
    try {
      Files.createFile(file);
    } catch (FileAlreadyExistsException e) {
      // Of another run, one that was killed among them: its lock tells.
    }
  }

  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false; // under another name, by this process
    }
  }

  /** Returns what tells one file from another of the same name, where the system knows that. */
  private static @Nullable Object key(Path file) throws IOException {
    try {
      return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
    } catch (NoSuchFileException e) {
      return null;
    }
  }

  private static String holder(FileChannel channel) throws IOException {
    ByteBuffer text = ByteBuffer.allocate(LONGEST_HOLDER);
    channel.read(text, 0);
    String holder = new String(text.array(), 0, text.position(), StandardCharsets.UTF_8).strip();
    return holder.isEmpty() ? "an unknown process" : holder;
  }

  private static String me() {
    return "process %d on %s, since %s"
        .formatted(
            ProcessHandle.current().pid(),
            host(),
            ProcessHandle.current()
                .info()
                .startInstant()
                .orElseGet(Instant::now)
                .truncatedTo(ChronoUnit.SECONDS));
  }

  private static String host() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException e) {
      return "a machine without a name";
    }
  }

  /**
   * Gives the lock up.
   *
   * @throws IOException if the lock file cannot be deleted
   */
  @Override
  public void close() throws IOException {
    try (channel) {
      // Before the lock is gone: whoever opens the file now finds out that it is another one.
      Files.deleteIfExists(file);
    } finally {
      HELD.remove(file);
    }
  }
}
