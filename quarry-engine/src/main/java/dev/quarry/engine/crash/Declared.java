package dev.quarry.engine.crash;

import dev.quarry.program.MethodId;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.tree.MethodNode;

/** What methods say they throw. */
final class Declared {
  private static final List<String> UNCHECKED =
      List.of("java/lang/RuntimeException", "java/lang/Error");

  /** Whoever declares these says nothing about what really comes. */
  private static final List<String> VAGUE =
      List.of(
          "java/lang/Throwable",
          "java/lang/Exception",
          "java/lang/RuntimeException",
          "java/lang/Error");

  private final ClassHierarchy hierarchy;

  Declared(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  boolean isUnchecked(String exception) {
    String name = Names.internal(exception);
    return UNCHECKED.stream().anyMatch(type -> hierarchy.isSubtype(name, type));
  }

  /** Whether it is a checked exception that callers of the method are told about. */
  boolean isNormal(MethodId method, String exception) {
    return !isUnchecked(exception)
        && of(method).stream()
            .anyMatch(type -> hierarchy.isSubtype(Names.internal(exception), type));
  }

  /** The type by which a method announces an unchecked exception, if it does. */
  Optional<String> announced(MethodId method, String exception) {
    return of(method).stream()
        .filter(type -> !VAGUE.contains(type))
        .filter(type -> hierarchy.isSubtype(Names.internal(exception), type))
        .findFirst()
        .map(Names::binary);
  }

  private List<String> of(MethodId method) {
    for (MethodNode node : hierarchy.classPath().get(method.owner()).header().methods) {
      if (node.name.equals(method.name()) && node.desc.equals(method.descriptor())) {
        return node.exceptions;
      }
    }
    return List.of();
  }
}
