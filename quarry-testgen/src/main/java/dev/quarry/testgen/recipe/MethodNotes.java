package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodId;
import dev.quarry.program.ParameterNames;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** What the code of methods tells about them. Keeps what it read of a class. */
final class MethodNotes {
  private final Map<String, Notes> byClass = new LinkedHashMap<>();

  private record Notes(Map<String, List<String>> parameters, Set<String> returningThis) {}

  /** The names of the parameters. */
  List<String> parameters(ClassFile owner, MethodId method) {
    return of(owner).parameters().getOrDefault(method.name() + method.descriptor(), List.of());
  }

  /** Whether a method returns the object it was called on, at one place at least. */
  boolean returnsThis(ClassFile owner, MethodNode method) {
    return of(owner).returningThis().contains(method.name + method.desc);
  }

  private synchronized Notes of(ClassFile owner) {
    return byClass.computeIfAbsent(owner.name(), name -> read(owner));
  }

  private static Notes read(ClassFile owner) {
    var notes = new Notes(new LinkedHashMap<>(), new HashSet<>());
    for (MethodNode method : owner.tree().methods) {
      String key = method.name + method.desc;
      notes.parameters().put(key, ParameterNames.of(method));
      for (AbstractInsnNode node : method.instructions) {
        if (node.getOpcode() == Opcodes.ARETURN && isThis(node.getPrevious())) {
          notes.returningThis().add(key);
        }
      }
    }
    return notes;
  }

  private static boolean isThis(AbstractInsnNode node) {
    AbstractInsnNode before = node;
    while (before != null && before.getOpcode() < 0) {
      before = before.getPrevious();
    }
    return before instanceof VarInsnNode load && load.getOpcode() == Opcodes.ALOAD && load.var == 0;
  }
}
