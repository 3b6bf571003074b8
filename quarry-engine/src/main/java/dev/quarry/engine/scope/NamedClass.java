package dev.quarry.engine.scope;

import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodShape;
import dev.quarry.program.ProgramException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A class under test by name, for another machine that has the same class path.
 *
 * @param name of the class
 * @param methods each with its name and descriptor, in the order of the class file
 */
public record NamedClass(String name, List<String> methods) {
  public NamedClass {
    methods = List.copyOf(methods);
  }

  public static NamedClass of(ClassUnderTest type) {
    return new NamedClass(type.name(), type.methods().stream().map(NamedClass::text).toList());
  }

  private static String text(MethodShape method) {
    return method.id().name() + method.id().descriptor();
  }

  /**
   * The classes that names stand for.
   *
   * @throws IOException if the class path is another
   */
  public static List<ClassUnderTest> in(ClassPath classPath, List<NamedClass> names)
      throws IOException {
    List<ClassUnderTest> classes = new ArrayList<>();
    try {
      for (NamedClass name : names) {
        classes.add(name.in(classPath));
      }
    } catch (ProgramException e) {
      throw new IOException("A class under test can't be read.", e);
    }
    return classes;
  }

  private ClassUnderTest in(ClassPath classPath) throws IOException {
    Set<String> wanted = Set.copyOf(methods);
    List<MethodShape> found =
        classPath.get(name).methods().stream()
            .filter(method -> wanted.contains(text(method)))
            .toList();
    if (found.size() != methods.size()) {
      throw new IOException("Not all methods of " + name + " are on the class path.");
    }
    return new ClassUnderTest(name, found);
  }
}
