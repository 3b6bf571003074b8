package dev.quarry.program.hierarchy;

import dev.quarry.program.ClassFile;
import dev.quarry.program.ClassPath;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The classes on the class path by what they extend and implement, listed when first wanted. Where
 * that is of the JDK, they are listed below all that is above it, too: a record is an {@code
 * Object}.
 */
final class DirectSubtypes {
  private final ClassPath classPath;
  private @Nullable Map<String, List<String>> byParent;

  DirectSubtypes(ClassPath classPath) {
    this.classPath = classPath;
  }

  synchronized Map<String, List<String>> byParent() {
    if (byParent == null) {
      byParent = read();
    }
    return byParent;
  }

  private Map<String, List<String>> read() {
    Map<String, List<String>> children = new LinkedHashMap<>();
    Map<String, Set<String>> above = new HashMap<>();
    for (ClassFile type : classPath.readAll().files()) {
      Set<String> parents = new LinkedHashSet<>(parents(type));
      for (String parent : List.copyOf(parents)) {
        parents.addAll(above.computeIfAbsent(parent, this::aboveJdk));
      }
      for (String parent : parents) {
        children.computeIfAbsent(parent, key -> new ArrayList<>()).add(type.name());
      }
    }
    return children;
  }

  private static List<String> parents(ClassFile type) {
    List<String> parents = new ArrayList<>();
    if (type.superName() != null) {
      parents.add(type.superName());
    }
    parents.addAll(type.interfaces());
    return parents;
  }

  /** All types above one of the JDK, which are not on the class path to be gone through. */
  private Set<String> aboveJdk(String name) {
    Set<String> above = new LinkedHashSet<>();
    ArrayDeque<String> open = new ArrayDeque<>(List.of(name));
    while (!open.isEmpty()) {
      classPath
          .find(open.remove())
          .filter(type -> !type.isOfProgram())
          .map(DirectSubtypes::parents)
          .orElse(List.of())
          .stream()
          .filter(above::add)
          .forEach(open::add);
    }
    return above;
  }
}
