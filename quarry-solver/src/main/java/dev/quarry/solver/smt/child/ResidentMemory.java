package dev.quarry.solver.smt.child;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Memory this process holds, native parts included. */
final class ResidentMemory {
  private static final Path STATUS = Path.of("/proc/self/status");

  private ResidentMemory() {}

  /** The kernel's figure; 0 where the platform has none of this kind. */
  static long kilobytes() {
    if (!Files.isReadable(STATUS)) {
      return 0;
    }
    try {
      for (String line : Files.readAllLines(STATUS)) {
        if (line.startsWith("VmRSS:")) {
          return Long.parseLong(line.replaceAll("\\D", ""));
        }
      }
    } catch (IOException e) {
      return 0;
    }
    return 0;
  }
}
