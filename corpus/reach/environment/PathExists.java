package environment;

import java.nio.file.Files;
import java.nio.file.Path;

/** Likewise with paths. */
public final class PathExists {
  public static int look() {
    return Files.isDirectory(Path.of("/no/such/directory")) ? 1 : 2; // reach: true yes, false yes
  }
}
