package dev.quarry.solver.smt.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * Unpacks Bitwuzla's native library into a directory named after its content, so that versions live
 * side by side and any number of processes may unpack at once: the file appears complete by an
 * atomic rename, or is there already.
 */
final class BitwuzlaLibrary {
  private BitwuzlaLibrary() {}

  static boolean isPacked() {
    return BitwuzlaLibrary.class.getResource(Platform.current().bitwuzlaResource()) != null;
  }

  /** The unpacked library. */
  static Path unpacked() throws IOException {
    String resource = Platform.current().bitwuzlaResource();
    try (InputStream in = BitwuzlaLibrary.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IOException(
            "There is no Bitwuzla library for this platform (" + resource + "); use Z3.");
      }
      byte[] library = in.readAllBytes();
      String file = resource.substring(resource.lastIndexOf('/') + 1);
      try {
        return unpackInto(userCache(), library, file);
      } catch (IOException notWritable) {
        return unpackInto(Path.of(System.getProperty("java.io.tmpdir"), "quarry"), library, file);
      }
    }
  }

  static Path unpackInto(Path cache, byte[] library, String fileName) throws IOException {
    Path directory = cache.resolve("natives").resolve(sha256(library));
    Path target = directory.resolve(fileName);
    if (Files.isRegularFile(target) && Files.size(target) == library.length) {
      return target;
    }
    Files.createDirectories(directory);
    Path partial = Files.createTempFile(directory, fileName, ".part");
    try {
      Files.write(partial, library);
      move(partial, target);
    } finally {
      Files.deleteIfExists(partial);
    }
    return target;
  }

  private static void move(Path partial, Path target) throws IOException {
    try {
      Files.move(partial, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(partial, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static Path userCache() {
    String xdg = System.getenv("XDG_CACHE_HOME");
    Path base =
        xdg == null || xdg.isBlank()
            ? Path.of(System.getProperty("user.home"), ".cache")
            : Path.of(xdg);
    return base.resolve("quarry");
  }

  private static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256.", e);
    }
  }
}
