package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The classes nested in a class, listed when first wanted. */
final class Nests {
  private final ClassHierarchy hierarchy;
  private final Map<String, List<ClassFile>> byOutermost = new LinkedHashMap<>();

  Nests(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** All classes within one, given by its internal name. */
  synchronized List<ClassFile> of(String outermost) {
    return byOutermost.computeIfAbsent(
        outermost,
        name ->
            hierarchy.classPath().programClasses().stream()
                .filter(other -> other.replace('.', '/').startsWith(name + "$"))
                .sorted()
                .flatMap(other -> hierarchy.find(other.replace('.', '/')).stream())
                .toList());
  }
}
