package dev.quarry.process;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The directory where Quarry keeps what it can make again. Files are named after what they are made
 * of, so that versions live side by side and any number of processes may write at once: a file
 * appears complete by an atomic rename, or is there already.
 */
public final class UserCache {
  private UserCache() {}

  /** {@code $XDG_CACHE_HOME/quarry}, or {@code ~/.cache/quarry}; need not exist. */
  public static Path directory() {
    String xdg = System.getenv("XDG_CACHE_HOME");
    Path base =
        xdg == null || xdg.isBlank()
            ? Path.of(System.getProperty("user.home"), ".cache")
            : Path.of(xdg);
    return base.resolve("quarry");
  }

  /**
   * A file that stays where it is; in the temporary directory if the cache can't be written.
   *
   * @param section a directory of the cache
   */
  public static Path keep(String section, Content content) throws IOException {
    try {
      return content.keepIn(directory().resolve(section));
    } catch (IOException notWritable) {
      return content.keepIn(
          Path.of(System.getProperty("java.io.tmpdir"), "quarry").resolve(section));
    }
  }

  /**
   * What a file of the cache has in it.
   *
   * @param key tells it from other contents
   * @param fileName its last name
   * @param length in bytes
   * @param source asked only if there is no such file yet
   */
  public record Content(String key, String fileName, long length, Source source) {
    /** One that is at hand. */
    public static Content of(byte[] bytes, String fileName) {
      return new Content(sha256(bytes), fileName, bytes.length, () -> bytes);
    }

    /** The file, made if need be. */
    public Path keepIn(Path section) throws IOException {
      Path directory = section.resolve(key);
      Path target = directory.resolve(fileName);
      if (!Files.isRegularFile(target) || Files.size(target) != length) {
        Files.createDirectories(directory);
        Path partial = Files.createTempFile(directory, fileName, ".part");
        try {
          Files.write(partial, source.bytes());
          publish(partial, target);
        } finally {
          Files.deleteIfExists(partial);
        }
      }
      return target.toRealPath();
    }
  }

  /** Gives the bytes of a content. */
  @FunctionalInterface
  public interface Source {
    byte[] bytes() throws IOException;
  }

  /** Gives a complete file of the same directory its name. */
  public static void publish(Path partial, Path target) throws IOException {
    try {
      Files.move(partial, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(partial, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** A name for a content. */
  public static String sha256(byte[] content) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256.", e);
    }
  }
}
