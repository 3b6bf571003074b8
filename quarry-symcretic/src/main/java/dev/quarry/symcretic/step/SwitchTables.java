package dev.quarry.symcretic.step;

import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The tables by which compilers switch on enums: an array in a class of its own, made by its
 * initialiser, that has a case for each ordinal. Read off the code, because it never changes.
 */
final class SwitchTables {
  static final String PREFIX = "$SwitchMap$";

  private final ClassHierarchy hierarchy;

  SwitchTables(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** The cases by ordinal, 0 for none. */
  Optional<List<Integer>> of(ClassFile owner, String field) {
    for (MethodNode method : owner.tree().methods) {
      if (method.name.equals("<clinit>")) {
        return read(method, field);
      }
    }
    return Optional.empty();
  }

  private Optional<List<Integer>> read(MethodNode method, String field) {
    List<Integer> table = new ArrayList<>();
    List<AbstractInsnNode> code = new ArrayList<>();
    method.instructions.forEach(
        node -> {
          if (node.getOpcode() >= 0) {
            code.add(node);
          }
        });
    for (int i = 0; i + 4 < code.size(); i++) {
      // table[Colour.RED.ordinal()] = 1
      if (code.get(i) instanceof FieldInsnNode array
          && array.getOpcode() == Opcodes.GETSTATIC
          && array.name.equals(field)
          && code.get(i + 1) instanceof FieldInsnNode constant
          && code.get(i + 4).getOpcode() == Opcodes.IASTORE) {
        Optional<ClassFile> type = hierarchy.find(constant.owner);
        Optional<Integer> ordinal = type.flatMap(file -> Fields.ordinal(file, constant.name));
        Optional<Integer> key = number(code.get(i + 3));
        if (type.isEmpty() || ordinal.isEmpty() || key.isEmpty()) {
          return Optional.empty();
        }
        int size = constants(type.get());
        if (table.isEmpty()) {
          table.addAll(Collections.nCopies(size, 0));
        }
        table.set(ordinal.get(), key.get());
      }
    }
    return table.isEmpty() ? Optional.empty() : Optional.of(table);
  }

  private static int constants(ClassFile type) {
    return (int)
        type.header().fields.stream()
            .filter(field -> (field.access & Opcodes.ACC_ENUM) != 0)
            .count();
  }

  private static Optional<Integer> number(AbstractInsnNode node) {
    int opcode = node.getOpcode();
    if (opcode >= Opcodes.ICONST_0 && opcode <= Opcodes.ICONST_5) {
      return Optional.of(opcode - Opcodes.ICONST_0);
    }
    return node instanceof IntInsnNode push ? Optional.of(push.operand) : Optional.empty();
  }
}
