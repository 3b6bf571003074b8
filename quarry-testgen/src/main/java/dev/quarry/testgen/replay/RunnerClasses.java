package dev.quarry.testgen.replay;

import dev.quarry.testgen.replay.runner.ReplayMain;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Takes the runner out of Quarry. */
final class RunnerClasses {
  /** All that the package of the runner has. */
  static final List<String> NAMES =
      List.of(
          "Check",
          "Check$Progress",
          "Encoding",
          "Fuel",
          "Fuel$Spent",
          "Group",
          "GroupRun",
          "GroupRun$First",
          "Guard",
          "Junit4Test",
          "Junit4Test$Named",
          "Junit4Test$Outcome",
          "JupiterTest",
          "JupiterTest$1",
          "JupiterTest$Outcome",
          "JupiterTest$WarmUp",
          "Line",
          "MutantCall",
          "MutantLoader",
          "ProbeCall",
          "ReplayMain",
          "ReplayMain$Way",
          "Results",
          "Surroundings",
          "Thrown",
          "Witness");

  private RunnerClasses() {}

  /** Writes the class files below a directory. */
  static void write(Path directory) throws IOException {
    String packagePath = ReplayMain.class.getPackageName().replace('.', '/');
    Path place = Files.createDirectories(directory.resolve(packagePath));
    for (String name : NAMES) {
      String file = name + ".class";
      try (InputStream in = ReplayMain.class.getResourceAsStream(file)) {
        if (in == null) {
          throw new IOException("The runner's class file " + file + " is not to be found.");
        }
        Files.copy(in, place.resolve(file));
      }
    }
  }
}
