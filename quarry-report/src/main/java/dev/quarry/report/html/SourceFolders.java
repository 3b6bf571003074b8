package dev.quarry.report.html;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Source files below some roots. Only what was found there is ever read. */
public final class SourceFolders {
  private final Map<String, Path> files;

  private SourceFolders(Map<String, Path> files) {
    this.files = files;
  }

  /** No sources. */
  public static SourceFolders none() {
    return new SourceFolders(Map.of());
  }

  /**
   * The files below roots; where several roots have the same file, the first counts.
   *
   * @throws IOException if a root can't be read
   */
  public static SourceFolders of(List<Path> roots) throws IOException {
    Map<String, Path> files = new TreeMap<>();
    for (Path root : roots) {
      // Links below a root may lead round in a circle, and are not followed.
      Path real = root.toRealPath();
      try (Stream<Path> all = Files.walk(real)) {
        all.filter(SourceFolders::isSource)
            .sorted()
            .forEach(file -> files.putIfAbsent(name(real.relativize(file)), file));
      } catch (UncheckedIOException e) {
        throw e.getCause();
      }
    }
    return new SourceFolders(files);
  }

  private static boolean isSource(Path file) {
    String name = file.getFileName().toString();
    return (name.endsWith(".java") || name.endsWith(".kt")) && Files.isRegularFile(file);
  }

  private static String name(Path relative) {
    List<String> parts = new ArrayList<>();
    relative.forEach(part -> parts.add(part.toString()));
    return String.join("/", parts);
  }

  /** The files of this name, without folders. */
  List<String> named(String name) {
    return files.keySet().stream()
        .filter(file -> file.substring(file.lastIndexOf('/') + 1).equals(name))
        .toList();
  }

  boolean has(String file) {
    return files.containsKey(file);
  }

  /** The lines of a file, given below its root; empty if it is not there. */
  Optional<List<String>> lines(String file) {
    return Optional.ofNullable(files.get(file)).flatMap(SourceFolders::read);
  }

  /** The lines of a file; empty if it can't be read. */
  static Optional<List<String>> read(Path file) {
    try {
      return Optional.of(Files.readAllLines(file));
    } catch (MalformedInputException e) {
      return readWestern(file);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static Optional<List<String>> readWestern(Path file) {
    try {
      return Optional.of(Files.readAllLines(file, StandardCharsets.ISO_8859_1));
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
