package dev.quarry.engine.cover;

import dev.quarry.engine.scope.ClassUnderTest;
import dev.quarry.program.ClassPath;
import dev.quarry.program.Names;
import java.util.ArrayList;
import java.util.List;

/**
 * A class under test with the classes nested in it.
 *
 * @param name of the outermost
 * @param called those with methods that tests may call
 * @param classes binary names of all, with or without a name of their own in the source
 */
record NestedClasses(String name, List<ClassUnderTest> called, List<String> classes) {
  NestedClasses {
    called = List.copyOf(called);
    classes = List.copyOf(classes);
  }

  /** The groups of some classes, sorted by name. */
  static List<NestedClasses> of(List<ClassUnderTest> scope, ClassPath classPath) {
    List<String> all = classPath.programClasses().stream().map(Names::binary).sorted().toList();
    List<NestedClasses> groups = new ArrayList<>();
    for (ClassUnderTest type : scope) {
      if (scope.stream().noneMatch(other -> isIn(type.name(), other.name()))) {
        groups.add(
            new NestedClasses(
                type.name(),
                scope.stream().filter(other -> isOf(other.name(), type.name())).toList(),
                all.stream().filter(name -> isOf(name, type.name())).toList()));
      }
    }
    return groups;
  }

  private static boolean isOf(String name, String outer) {
    return name.equals(outer) || isIn(name, outer);
  }

  private static boolean isIn(String name, String outer) {
    return name.startsWith(outer + "$");
  }
}
