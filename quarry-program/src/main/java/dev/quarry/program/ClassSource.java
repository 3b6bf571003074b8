package dev.quarry.program;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** One place that class files come from: a directory, a jar, the running JDK. */
interface ClassSource extends Closeable {
  /** The bytes of a class by its internal name, if it is here. */
  Optional<byte[]> read(String internalName) throws IOException;

  /** The internal names of all classes here, sorted. */
  List<String> classNames() throws IOException;

  /**
   * The newest Java release that a class here was compiled for, if this is a project's own output.
   */
  default OptionalInt release() throws IOException {
    return OptionalInt.empty();
  }

  /** What a sentence calls this place. */
  String description();

  /** Whether a file of this name holds a class that programs can use. */
  static boolean isClassName(String file) {
    return file.endsWith(".class")
        && !file.startsWith("META-INF/")
        && !file.endsWith("module-info.class")
        && !file.endsWith("package-info.class");
  }

  /** The internal name of the class in a file. */
  static String nameOf(String file) {
    return file.substring(0, file.length() - ".class".length());
  }
}
