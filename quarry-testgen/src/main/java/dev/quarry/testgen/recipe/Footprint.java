package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.ArrayDeque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * What a method, and what it calls by name, asks for: the fields that it reads and the methods that
 * it calls. Nothing else of an object's past or of a collaborator's answers can matter to it. Used
 * to choose what is tried; calls of what overrides a method are not followed.
 *
 * @param fields as {@code owner.name} of the class that declares them
 * @param calls as name and descriptor
 */
record Footprint(Set<String> fields, Set<String> calls) {
  private static final int MOST_METHODS = 200;

  Footprint {
    fields = Set.copyOf(fields);
    calls = Set.copyOf(calls);
  }

  static Footprint of(ClassHierarchy hierarchy, MethodId entry) {
    Set<String> fields = new LinkedHashSet<>();
    Set<String> calls = new LinkedHashSet<>();
    Set<Called> seen = new LinkedHashSet<>();
    ArrayDeque<Called> open = new ArrayDeque<>();
    open.add(new Called(entry.ownerInternal(), entry.name() + entry.descriptor()));
    while (!open.isEmpty() && seen.size() < MOST_METHODS) {
      Called next = open.remove();
      if (!seen.add(next)) {
        continue;
      }
      Optional<MethodNode> code = next.code(hierarchy);
      if (code.isPresent()) {
        for (AbstractInsnNode node : code.get().instructions) {
          called(node).forEach(open::add);
          if (node instanceof FieldInsnNode field && isRead(node)) {
            fields.add(field(hierarchy, field.owner, field.name));
          }
        }
      }
    }
    seen.stream().map(Called::key).forEach(calls::add);
    open.stream().map(Called::key).forEach(calls::add);
    return new Footprint(fields, calls);
  }

  /** A field by the class that declares it; code may name a subclass. */
  static String field(ClassHierarchy hierarchy, String owner, String name) {
    for (ClassFile file : hierarchy.superclasses(owner)) {
      if (file.header().fields.stream().anyMatch(field -> field.name.equals(name))) {
        return file.name() + "." + name;
      }
    }
    return owner + "." + name;
  }

  private static boolean isRead(AbstractInsnNode node) {
    return node.getOpcode() == Opcodes.GETFIELD || node.getOpcode() == Opcodes.GETSTATIC;
  }

  private static List<Called> called(AbstractInsnNode node) {
    if (node instanceof MethodInsnNode call) {
      return List.of(new Called(call.owner, call.name + call.desc));
    }
    if (!(node instanceof InvokeDynamicInsnNode made)) {
      return List.of();
    }
    return Stream.of(made.bsmArgs)
        .filter(Handle.class::isInstance)
        .map(Handle.class::cast)
        .map(handle -> new Called(handle.getOwner(), handle.getName() + handle.getDesc()))
        .toList();
  }

  /**
   * A method as a call names it.
   *
   * @param owner an internal name
   * @param key its name and descriptor
   */
  private record Called(String owner, String key) {
    Optional<MethodNode> code(ClassHierarchy hierarchy) {
      for (ClassFile file : hierarchy.superclasses(owner)) {
        if (!file.isOfProgram()) {
          return Optional.empty();
        }
        for (MethodNode method : file.tree().methods) {
          if (key.equals(method.name + method.desc)) {
            return Optional.of(method);
          }
        }
      }
      return Optional.empty();
    }
  }
}
