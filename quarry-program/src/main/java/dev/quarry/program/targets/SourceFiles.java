package dev.quarry.program.targets;

import dev.quarry.program.ClassFile;
import dev.quarry.program.ClassPath;
import dev.quarry.program.Names;
import dev.quarry.program.Problem;
import dev.quarry.program.ProgramException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The classes of the class path by the source file they come from, listed when first wanted. */
final class SourceFiles {
  private final ClassPath classPath;
  private @Nullable Map<String, List<ClassFile>> byPath;

  SourceFiles(ClassPath classPath) {
    this.classPath = classPath;
  }

  /**
   * The classes of one file, given by its name, with directories of its package before it or not,
   * or by its path in a source tree.
   *
   * @throws ProgramException if there is no such file, or several
   */
  List<ClassFile> classesOf(String file) {
    List<String> matching = matching(file);
    if (matching.isEmpty()) {
      throw new ProgramException(Problem.TARGET_NOT_FOUND, unknown(file));
    }
    if (matching.size() > 1) {
      throw new ProgramException(
          Problem.TARGET_NOT_FOUND,
          "`" + file + "` could be " + Names.enumerate(matching) + "; write the one you mean.");
    }
    return byPath().getOrDefault(matching.get(0), List.of());
  }

  private List<String> matching(String file) {
    List<String> ending =
        byPath().keySet().stream()
            .filter(path -> path.equals(file) || path.endsWith("/" + file))
            .toList();
    if (!ending.isEmpty()) {
      return ending;
    }
    return byPath().keySet().stream()
        .filter(path -> file.endsWith("/" + path))
        .max(Comparator.comparingInt(String::length))
        .stream()
        .toList();
  }

  private String unknown(String file) {
    List<String> near = Names.near(file, byPath().keySet());
    if (near.isEmpty()) {
      String name = file.substring(file.lastIndexOf('/') + 1);
      List<String> names =
          byPath().keySet().stream().map(p -> p.substring(p.lastIndexOf('/') + 1)).toList();
      near = Names.near(name, names);
    }
    return "No class on the class path was compiled from `"
        + file
        + "`; "
        + (near.isEmpty()
            ? "add its classes to the class path, or compile them with `-g:source,lines`."
            : "did you mean " + Names.enumerate(near) + "?");
  }

  private synchronized Map<String, List<ClassFile>> byPath() {
    if (byPath == null) {
      byPath = read();
    }
    return byPath;
  }

  private Map<String, List<ClassFile>> read() {
    Map<String, List<ClassFile>> classes = new LinkedHashMap<>();
    for (ClassFile type : classPath.readAll().files()) {
      String home = Names.packageOf(type.name());
      type.sourceFile()
          .map(source -> home.isEmpty() ? source : home + "/" + source)
          .ifPresent(path -> classes.computeIfAbsent(path, key -> new ArrayList<>()).add(type));
    }
    return classes;
  }
}
