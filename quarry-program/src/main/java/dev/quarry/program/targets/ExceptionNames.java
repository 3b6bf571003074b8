package dev.quarry.program.targets;

import dev.quarry.program.ClassFile;
import dev.quarry.program.Names;
import dev.quarry.program.Problem;
import dev.quarry.program.ProgramException;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.ArrayList;
import java.util.List;

/** Finds the exception class that a user names, with or without its package. */
final class ExceptionNames {
  private static final String THROWABLE = "java/lang/Throwable";

  /** Where exceptions that code throws without an import of its own mostly live. */
  private static final List<String> USUAL_PACKAGES =
      List.of(
          "java/lang",
          "java/util",
          "java/io",
          "java/time",
          "java/util/concurrent",
          "java/time/format",
          "java/util/regex",
          "java/text",
          "java/net",
          "java/nio",
          "java/nio/charset",
          "java/nio/file");

  private final ClassHierarchy hierarchy;

  ExceptionNames(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /**
   * The internal name.
   *
   * @throws ProgramException if there is no such exception, or several
   */
  String find(String name) {
    List<String> found = name.indexOf('.') >= 0 ? qualified(name) : simple(name);
    if (found.size() == 1) {
      return found.get(0);
    }
    throw new ProgramException(
        Problem.TARGET_NOT_FOUND,
        found.isEmpty()
            ? "There is no exception class `"
                + name
                + "`; write its name with its package, such as `java.lang.ArithmeticException`."
            : "`"
                + name
                + "` could be "
                + Names.enumerate(found.stream().map(Names::binary).toList())
                + "; write it with its package.");
  }

  private List<String> qualified(String name) {
    return hierarchy.find(name).map(ClassFile::name).filter(this::isException).stream().toList();
  }

  private List<String> simple(String name) {
    List<String> found = new ArrayList<>();
    for (String home : USUAL_PACKAGES) {
      hierarchy.find(home + "/" + name).map(ClassFile::name).ifPresent(found::add);
    }
    for (String type : hierarchy.classPath().programClasses()) {
      if (type.equals(name) || type.endsWith("/" + name) || type.endsWith("$" + name)) {
        found.add(type);
      }
    }
    return found.stream().filter(this::isException).toList();
  }

  private boolean isException(String type) {
    return hierarchy.isSubtype(type, THROWABLE);
  }
}
