package dev.quarry.solver.smt.process;

import dev.quarry.process.UserCache;
import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.file.Path;
import java.util.jar.JarEntry;

/** Unpacks Bitwuzla's native library into the user's cache. */
final class BitwuzlaLibrary {
  private BitwuzlaLibrary() {}

  static boolean isPacked() {
    return BitwuzlaLibrary.class.getResource(Platform.current().bitwuzlaResource()) != null;
  }

  /** The unpacked library. */
  static Path unpacked() throws IOException {
    String resource = Platform.current().bitwuzlaResource();
    URL place = BitwuzlaLibrary.class.getResource(resource);
    if (place == null) {
      throw new IOException(
          "There is no Bitwuzla library for this platform (" + resource + "); use Z3.");
    }
    return UserCache.keep("natives", content(place));
  }

  /** In a jar, the checksum is known: reading so large a file takes a good part of a start. */
  static UserCache.Content content(URL place) throws IOException {
    String path = place.getPath();
    String file = path.substring(path.lastIndexOf('/') + 1);
    if (place.openConnection() instanceof JarURLConnection jar) {
      JarEntry entry = jar.getJarEntry();
      String key = String.format("%08x-%d", entry.getCrc(), entry.getSize());
      return new UserCache.Content(key, file, entry.getSize(), () -> read(place));
    }
    return UserCache.Content.of(read(place), file);
  }

  private static byte[] read(URL place) throws IOException {
    try (InputStream in = place.openStream()) {
      return in.readAllBytes();
    }
  }
}
