package dev.quarry.concolic.instrument;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Replaces what the JDK would generate at run time, where no shadow gets through, by methods with
 * ordinary code in the class itself: the methods of records and the switches over patterns.
 */
final class Desugaring {
  private final ClassContext type;
  private final ClassNode tree;
  private final List<MethodNode> added = new ArrayList<>();

  Desugaring(ClassContext type, ClassNode tree) {
    this.type = type;
    this.tree = tree;
  }

  /** The methods that {@link #replaceIn} has called for. */
  List<MethodNode> added() {
    return added;
  }

  /** Replaces such instructions of a method; each keeps its number. */
  void replaceIn(NumberedMethod method) {
    for (AbstractInsnNode node : method.method().instructions.toArray()) {
      if (node instanceof InvokeDynamicInsnNode dynamic) {
        body(dynamic.bsm, dynamic).ifPresent(code -> replace(method, dynamic, code));
      }
    }
  }

  private Optional<Code> body(Handle bootstrap, InvokeDynamicInsnNode dynamic) {
    return switch (bootstrap.getOwner()) {
      case "java/lang/runtime/ObjectMethods" -> RecordMethods.body(tree, dynamic);
      case "java/lang/runtime/SwitchBootstraps" -> PatternSwitch.body(type.hierarchy(), dynamic);
      default -> Optional.empty();
    };
  }

  private void replace(NumberedMethod method, InvokeDynamicInsnNode dynamic, Code code) {
    String name = Hooks.PREFIX + dynamic.name + added.size();
    int access = Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
    boolean inInterface = (tree.access & Opcodes.ACC_INTERFACE) != 0;
    access |= inInterface ? Opcodes.ACC_PUBLIC : 0;
    MethodNode made = new MethodNode(access, name, dynamic.desc, null, null);
    made.instructions = code.list();
    made.maxLocals = 4;
    added.add(made);
    MethodInsnNode call =
        new MethodInsnNode(Opcodes.INVOKESTATIC, tree.name, name, dynamic.desc, inInterface);
    method.replace(dynamic, call);
    type.calls().declare(call);
  }
}
