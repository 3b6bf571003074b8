package dev.quarry.lab.verify;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Runs SpotBugs, which is on the laboratory's class path, in a virtual machine of its own. */
final class SpotBugs {
  private SpotBugs() {}

  /**
   * Writes what it warns of, however unlikely it thinks that is.
   *
   * @param library a jar, then what it needs
   * @param output for its XML, and a log beside it; what is there already stays as it is
   * @throws IOException if it fails
   */
  static void warn(List<Path> library, Path output) throws IOException, InterruptedException {
    if (Files.exists(output)) {
      return;
    }
    Path directory = Files.createDirectories(output.toAbsolutePath().getParent());
    Path log = directory.resolve(output.getFileName() + ".log");
    Path made = directory.resolve(output.getFileName() + ".part");
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g",
                "-cp",
                System.getProperty("java.class.path"),
                "edu.umd.cs.findbugs.FindBugs2",
                "-low",
                "-effort:max",
                "-xml:withMessages=" + made));
    if (library.size() > 1) {
      command.add("-auxclasspath");
      command.add(
          library.stream()
              .skip(1)
              .map(Path::toString)
              .collect(Collectors.joining(File.pathSeparator)));
    }
    command.add(library.get(0).toString());
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    if (process.waitFor() != 0) {
      throw new IOException("SpotBugs failed; what it said is in " + log + ".");
    }
    Files.move(made, output);
  }
}
