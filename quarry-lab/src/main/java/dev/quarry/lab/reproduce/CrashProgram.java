package dev.quarry.lab.reproduce;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;

/** Runs a call that crashes in a virtual machine of its own, and keeps the stack trace. */
final class CrashProgram {
  private static final String SOURCE =
      """
      package crash;

      public final class Main {
        public static void main(String[] arguments) throws Throwable {
      %s  }
      }
      """;

  private final Path directory;

  /**
   * @param directory for the program
   */
  CrashProgram(Path directory) {
    this.directory = directory;
  }

  /**
   * What the virtual machine prints about the exception that ends it.
   *
   * @throws IllegalArgumentException if the call does not compile, or does not crash
   */
  String trace(Crash crash, List<Path> libraries) throws IOException, InterruptedException {
    Path source = Files.createDirectories(directory).resolve("Main.java");
    Files.writeString(source, SOURCE.formatted(crash.code()));
    compile(crash, source, libraries);
    Path error = directory.resolve("trace.txt");
    List<Path> path = new ArrayList<>(List.of(directory));
    path.addAll(libraries);
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                text(path),
                "crash.Main")
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(error.toFile())
            .start();
    if (process.waitFor() == 0) {
      throw new IllegalArgumentException("`%s` does not crash.".formatted(crash.name()));
    }
    return Files.readString(error);
  }

  private void compile(Crash crash, Path source, List<Path> libraries) {
    var said = new ByteArrayOutputStream();
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                said,
                said,
                "-nowarn",
                "-encoding",
                "UTF-8",
                "-cp",
                text(libraries),
                "-d",
                directory.toString(),
                source.toString());
    if (code != 0) {
      throw new IllegalArgumentException(
          "`%s` does not compile: %s"
              .formatted(crash.name(), said.toString(StandardCharsets.UTF_8)));
    }
  }

  private static String text(List<Path> path) {
    return path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }
}
