package dev.quarry.program;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Opening and reading class path entries, with sentences for what goes wrong. */
final class ClassSources {
  private ClassSources() {}

  static ClassSource open(Path entry) {
    if (Files.isDirectory(entry)) {
      return new DirectorySource(entry);
    }
    if (!Files.exists(entry)) {
      throw missing(entry.toString());
    }
    try {
      return new JarSource(entry);
    } catch (IOException e) {
      throw unreadable(entry.toString(), e);
    }
  }

  /** One entry of the text form; a star stands for the jars of a directory, as for {@code java}. */
  static List<Path> expand(String entry) {
    try {
      if (entry.equals("*") || entry.endsWith("/*") || entry.endsWith("\\*")) {
        return jarsIn(Path.of(entry.substring(0, entry.length() - 1)));
      }
      return List.of(Path.of(entry.isEmpty() ? "." : entry));
    } catch (InvalidPathException e) {
      throw missing(entry);
    }
  }

  static Optional<byte[]> read(ClassSource source, String name) {
    try {
      return source.read(name);
    } catch (IOException e) {
      throw unreadable(source.description(), e);
    }
  }

  static List<String> names(ClassSource source) {
    try {
      return source.classNames();
    } catch (IOException e) {
      throw unreadable(source.description(), e);
    }
  }

  static OptionalInt release(ClassSource source) {
    try {
      return source.release();
    } catch (IOException e) {
      throw unreadable(source.description(), e);
    }
  }

  /** Classes that a wrong name may have been meant for: another package, a dot for a dollar. */
  static List<String> meant(String wanted, List<String> internalNames) {
    List<String> all = internalNames.stream().map(Names::binary).toList();
    String simple = simpleName(wanted);
    List<String> sameSimpleName =
        all.stream().filter(name -> simpleName(name).equals(simple)).limit(4).toList();
    return sameSimpleName.isEmpty() ? Names.near(wanted, all) : sameSimpleName;
  }

  private static String simpleName(String name) {
    return name.substring(1 + Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')));
  }

  private static List<Path> jarsIn(Path directory) {
    if (!Files.isDirectory(directory)) {
      throw missing(directory.toString());
    }
    List<Path> jars = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, "*.{jar,JAR}")) {
      files.forEach(jars::add);
    } catch (IOException e) {
      throw unreadable(directory.toString(), e);
    }
    Collections.sort(jars);
    return jars;
  }

  private static ProgramException missing(String entry) {
    return new ProgramException(
        Problem.ENTRY_MISSING,
        "The class path entry `"
            + entry
            + "` does not exist; correct the path, or build what should be there.");
  }

  private static ProgramException unreadable(String entry, IOException cause) {
    return new ProgramException(
        Problem.CORRUPT_JAR,
        "The class path entry `"
            + entry
            + "` can't be read as a jar or directory of classes ("
            + cause.getMessage()
            + "); build or download it again.",
        cause);
  }
}
