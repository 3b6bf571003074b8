package dev.quarry.process;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.UserPrincipal;
import org.jspecify.annotations.Nullable;

/**
 * The directory of this process among the temporary files, for those of its children. It goes when
 * the process ends in an orderly way. If it is killed, the next one finds a lock that nobody holds,
 * and removes what was left.
 */
final class TemporaryHome {
  private static final String PREFIX = "quarry-of-";
  private static final String LOCK = "lock";

  private final Path place;
  private final String own = PREFIX + ProcessHandle.current().pid() + "-";
  private @Nullable Path directory;

  /** Nobody but us must close it, and a channel that is forgotten is closed. */
  private @Nullable FileChannel locked;

  /**
   * One that is made when it is first needed.
   *
   * @param place where temporary files are
   */
  TemporaryHome(Path place) {
    this.place = place;
  }

  /** The directory, made if need be. */
  synchronized Path directory() throws IOException {
    Path known = directory;
    if (known == null || !Files.isDirectory(known)) {
      known = make();
      directory = known;
      removeAbandoned(Files.getOwner(known));
    }
    return known;
  }

  private Path make() throws IOException {
    Path made = Files.createTempDirectory(place, own).toRealPath();
    try {
      lock(made);
    } catch (IOException e) {
      Scratch.delete(made);
      throw e;
    }
    Runtime.getRuntime().addShutdownHook(new Thread(() -> Scratch.delete(made), "temporary files"));
    return made;
  }

  /** Takes its name only when it is locked, so that nobody finds it without. */
  private void lock(Path made) throws IOException {
    Path unnamed = made.resolve("locking");
    FileChannel channel =
        FileChannel.open(unnamed, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      if (channel.tryLock() != null) {
        locked = channel;
        Files.move(unnamed, made.resolve(LOCK), StandardCopyOption.ATOMIC_MOVE);
      }
    } catch (IOException e) {
      // No locks on this file system: then nobody can tell that this was left.
      channel.close();
    }
  }

  private void removeAbandoned(UserPrincipal user) throws IOException {
    try (DirectoryStream<Path> homes = Files.newDirectoryStream(place, PREFIX + "*")) {
      for (Path home : homes) {
        // Who closes a file gives up all locks that his own process has on it.
        boolean isOwn = home.getFileName().toString().startsWith(own);
        if (!isOwn && isOf(user, home) && isAbandoned(home.resolve(LOCK))) {
          Scratch.delete(home);
        }
      }
    }
  }

  /** Others might put something else in its place while it is being deleted. */
  private static boolean isOf(UserPrincipal user, Path home) {
    try {
      return Files.isDirectory(home, LinkOption.NOFOLLOW_LINKS)
          && Files.getOwner(home, LinkOption.NOFOLLOW_LINKS).equals(user);
    } catch (IOException e) {
      // Just going.
      return false;
    }
  }

  private static boolean isAbandoned(Path lock) {
    if (!Files.isRegularFile(lock)) {
      return false;
    }
    try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE);
        FileLock mine = channel.tryLock()) {
      return mine != null;
    } catch (IOException e) {
      // Somebody else's, or just going.
      return false;
    }
  }
}
