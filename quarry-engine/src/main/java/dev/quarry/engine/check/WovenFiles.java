package dev.quarry.engine.check;

import dev.quarry.spec.weave.Woven;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Woven classes as files. */
final class WovenFiles {
  private WovenFiles() {}

  /**
   * Writes them.
   *
   * @return the class path on which they come before the classes that they are copies of
   */
  static List<Path> write(Woven woven, Path directory, List<Path> classPath) throws IOException {
    for (Map.Entry<String, byte[]> entry : woven.classes().entrySet()) {
      Path file = directory.resolve(entry.getKey() + ".class");
      Files.createDirectories(Optional.ofNullable(file.getParent()).orElse(directory));
      Files.write(file, entry.getValue());
    }
    List<Path> path = new ArrayList<>(List.of(directory));
    path.addAll(classPath);
    return path;
  }
}
