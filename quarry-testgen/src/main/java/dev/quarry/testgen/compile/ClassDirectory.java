package dev.quarry.testgen.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** A directory of class files, as a class path has it. */
public final class ClassDirectory {
  private ClassDirectory() {}

  /**
   * Writes class files.
   *
   * @param directory where to; it need not exist
   * @param classes by binary name
   */
  public static void write(Path directory, Map<String, byte[]> classes) throws IOException {
    for (Map.Entry<String, byte[]> type : classes.entrySet()) {
      Path file = directory.resolve(type.getKey().replace('.', '/') + ".class");
      Files.createDirectories(file.getParent());
      Files.write(file, type.getValue());
    }
  }
}
