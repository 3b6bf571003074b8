package dev.quarry.engine.kept;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Files as they are now, as text: cheaper than what is in them, and changed when that is. */
public final class FileStamps {
  private FileStamps() {}

  /** Those of the jars on a class path; directories are looked into class by class. */
  public static String ofJars(List<Path> classPath) {
    return classPath.stream().filter(Files::isRegularFile).map(FileStamps::of).toList().toString();
  }

  /** That of the Quarry that runs. */
  public static String ofThisBuild() {
    try {
      Path own =
          Path.of(FileStamps.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      Path root = Files.isDirectory(own) ? own : own.resolveSibling("");
      List<String> stamps = new ArrayList<>();
      try (Stream<Path> files = Files.walk(root)) {
        files.filter(Files::isRegularFile).sorted().map(FileStamps::of).forEach(stamps::add);
      }
      return Fingerprints.digest(stamps.toString().getBytes(UTF_8));
    } catch (IOException | URISyntaxException | RuntimeException e) {
      return "unknown";
    }
  }

  private static String of(Path file) {
    try {
      return file.getFileName()
          + " "
          + Files.size(file)
          + " "
          + Files.getLastModifiedTime(file).toMillis();
    } catch (IOException e) {
      return file.getFileName() + " unreadable";
    }
  }
}
