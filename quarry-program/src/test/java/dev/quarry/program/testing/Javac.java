package dev.quarry.program.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;

/** Compiles sources into a directory, with the compiler of the running JDK. */
public final class Javac {
  private Javac() {}

  /** Compiles one file, whose name matters to the class files. */
  public static Path compile(Path directory, String fileName, String source, String... options) {
    try {
      Path file = Files.createDirectories(directory.resolve("src")).resolve(fileName);
      Files.writeString(file, source);
      Path classes = Files.createDirectories(directory.resolve("classes"));
      List<String> arguments =
          new ArrayList<>(List.of("-g", "-proc:none", "-d", classes.toString()));
      arguments.addAll(List.of("-cp", System.getProperty("java.class.path")));
      arguments.addAll(List.of(options));
      arguments.add(file.toString());
      int status =
          ToolProvider.getSystemJavaCompiler()
              .run(null, System.out, System.err, arguments.toArray(String[]::new));
      if (status != 0) {
        throw new AssertionError(fileName + " does not compile");
      }
      return classes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
