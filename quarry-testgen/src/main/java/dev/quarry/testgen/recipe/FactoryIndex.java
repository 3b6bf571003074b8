package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

/** All methods of the program by the type they return, listed when first wanted. */
final class FactoryIndex {
  private static final int HIDDEN =
      Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_BRIDGE;

  private final ClassHierarchy hierarchy;
  private @Nullable Map<String, List<Producer>> byResult;

  FactoryIndex(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** The methods that return exactly this type. */
  synchronized List<Producer> giving(ClassFile type) {
    Map<String, List<Producer>> index = byResult;
    if (index == null) {
      index = read();
      byResult = index;
    }
    return index.getOrDefault(type.name(), List.of());
  }

  private Map<String, List<Producer>> read() {
    Map<String, List<Producer>> index = new LinkedHashMap<>();
    for (ClassFile file : hierarchy.classPath().readAll().files()) {
      for (MethodNode method : file.header().methods) {
        Type result = Type.getReturnType(method.desc);
        if (result.getSort() == Type.OBJECT && (method.access & HIDDEN) == 0) {
          index
              .computeIfAbsent(result.getInternalName(), name -> new ArrayList<>())
              .add(new Producer(file, method));
        }
      }
    }
    return index;
  }
}
