package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Which methods of a class leave other values in which of its fields: they assign them, change what
 * they hold by a call that is named so, or call a method of the same class that does.
 */
final class StateWriters {
  private static final List<String> CHANGING =
      List.of(
          "add",
          "append",
          "clear",
          "compute",
          "decrement",
          "enqueue",
          "getAnd",
          "increment",
          "insert",
          "merge",
          "offer",
          "poll",
          "pop",
          "push",
          "put",
          "remove",
          "replace",
          "retain",
          "set",
          "sort",
          "update");

  private final Map<String, Written> known = new LinkedHashMap<>();

  /** What methods do by themselves, by name and descriptor. */
  private record Written(Map<String, Set<String>> fields, Map<String, Set<String>> callees) {}

  /**
   * The fields of its class, as {@code owner.name}, that a method leaves changed.
   *
   * @param method name and descriptor
   */
  Set<String> fields(ClassFile file, String method) {
    Written written = of(file);
    Set<String> seen = new LinkedHashSet<>();
    Set<String> fields = new LinkedHashSet<>();
    ArrayDeque<String> open = new ArrayDeque<>(Set.of(method));
    while (!open.isEmpty()) {
      String next = open.remove();
      if (seen.add(next)) {
        fields.addAll(written.fields().getOrDefault(next, Set.of()));
        open.addAll(written.callees().getOrDefault(next, Set.of()));
      }
    }
    return fields;
  }

  private synchronized Written of(ClassFile file) {
    return known.computeIfAbsent(file.name(), name -> read(file));
  }

  private static Written read(ClassFile file) {
    var written = new Written(new LinkedHashMap<>(), new LinkedHashMap<>());
    for (MethodNode method : file.tree().methods) {
      String key = method.name + method.desc;
      Set<String> fields = new LinkedHashSet<>();
      Set<String> held = new LinkedHashSet<>();
      Set<String> callees = new LinkedHashSet<>();
      boolean changes = false;
      for (AbstractInsnNode node : method.instructions) {
        if (node instanceof FieldInsnNode field && field.owner.equals(file.name())) {
          boolean isWrite =
              node.getOpcode() == Opcodes.PUTFIELD || node.getOpcode() == Opcodes.PUTSTATIC;
          Set<String> to = isWrite ? fields : held;
          if (isWrite || Type.getType(field.desc).getSort() >= Type.ARRAY) {
            to.add(field.owner + "." + field.name);
          }
        } else if (node instanceof MethodInsnNode call) {
          if (call.owner.equals(file.name())) {
            callees.add(call.name + call.desc);
          } else {
            changes |= isChanging(call.name);
          }
        } else if (node instanceof InvokeDynamicInsnNode made) {
          addHandles(made, file, callees);
        } else {
          changes |= node.getOpcode() >= Opcodes.IASTORE && node.getOpcode() <= Opcodes.SASTORE;
        }
      }
      if (changes) {
        fields.addAll(held);
      }
      written.fields().put(key, fields);
      written.callees().put(key, callees);
    }
    return written;
  }

  private static void addHandles(InvokeDynamicInsnNode made, ClassFile file, Set<String> callees) {
    for (Object argument : made.bsmArgs) {
      if (argument instanceof Handle handle && handle.getOwner().equals(file.name())) {
        callees.add(handle.getName() + handle.getDesc());
      }
    }
  }

  private static boolean isChanging(String name) {
    return CHANGING.stream().anyMatch(name::startsWith);
  }
}
