package dev.quarry.program.hierarchy;

import dev.quarry.program.ClassFile;
import dev.quarry.program.ClassPath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The classes on the class path by what they extend and implement, listed when first wanted. */
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
    for (ClassFile type : classPath.readAll().files()) {
      if (type.superName() != null) {
        children.computeIfAbsent(type.superName(), parent -> new ArrayList<>()).add(type.name());
      }
      for (String parent : type.interfaces()) {
        children.computeIfAbsent(parent, key -> new ArrayList<>()).add(type.name());
      }
    }
    return children;
  }
}
