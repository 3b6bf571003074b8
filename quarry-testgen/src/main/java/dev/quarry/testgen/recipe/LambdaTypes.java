package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/** The interfaces that a lambda can implement: those with one abstract method (JLS §9.8). */
final class LambdaTypes {
  private final ClassHierarchy hierarchy;

  LambdaTypes(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** The one method that a lambda implements; empty if there is none or more than one. */
  Optional<MethodNode> method(ClassFile type) {
    if (!type.isInterface() || type.isSealed() || (type.access() & Opcodes.ACC_ANNOTATION) != 0) {
      return Optional.empty();
    }
    Map<String, MethodNode> open = new LinkedHashMap<>();
    Map<String, MethodNode> given = new LinkedHashMap<>();
    for (String name : hierarchy.supertypes(type.name())) {
      hierarchy.find(name).filter(ClassFile::isInterface).ifPresent(f -> add(f, open, given));
    }
    open.keySet().removeAll(given.keySet());
    return open.size() == 1 ? open.values().stream().findFirst() : Optional.empty();
  }

  private void add(ClassFile type, Map<String, MethodNode> open, Map<String, MethodNode> given) {
    for (MethodNode method : type.header().methods) {
      String key = method.name + method.desc;
      if ((method.access & (Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE)) != 0) {
        continue;
      }
      if ((method.access & Opcodes.ACC_ABSTRACT) == 0) {
        given.putIfAbsent(key, method);
      } else if (!isOfObject(method)) {
        open.putIfAbsent(key, method);
      }
    }
  }

  private boolean isOfObject(MethodNode method) {
    return hierarchy
        .find("java/lang/Object")
        .flatMap(object -> object.method(method.name, method.desc))
        .isPresent();
  }
}
