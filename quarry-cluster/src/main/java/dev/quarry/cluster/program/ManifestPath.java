package dev.quarry.cluster.program;

import dev.quarry.cluster.link.ClusterException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipException;

/**
 * Jars may name other jars beside them: where only the first is sent, the others would be missing.
 */
final class ManifestPath {
  private ManifestPath() {}

  /**
   * Looks for jars that would be missing.
   *
   * @param classPath what is sent
   * @throws ClusterException if there is one
   */
  static void check(Path jar, List<Path> classPath) throws IOException {
    for (String name : names(jar)) {
      Optional<Path> other = beside(jar, name);
      if (other.isPresent() && !isSent(other.get(), classPath)) {
        throw new ClusterException(
            "`%s` names `%s` in its manifest, which executors would not have; add that to -cp."
                .formatted(jar, other.get()));
      }
    }
  }

  private static List<String> names(Path jar) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      Manifest manifest = file.getManifest();
      String names =
          manifest == null
              ? null
              : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
      return names == null || names.isBlank() ? List.of() : List.of(names.strip().split("\\s+"));
    } catch (ZipException e) {
      // No jar: whoever reads the program says so.
      return List.of();
    }
  }

  private static Optional<Path> beside(Path jar, String name) {
    try {
      return Optional.of(jar.toAbsolutePath().resolveSibling(name)).filter(Files::exists);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private static boolean isSent(Path file, List<Path> classPath) throws IOException {
    for (Path entry : classPath) {
      if (Files.exists(entry) && Files.isSameFile(entry, file)) {
        return true;
      }
    }
    return false;
  }
}
