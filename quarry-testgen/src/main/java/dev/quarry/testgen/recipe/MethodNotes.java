package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodId;
import dev.quarry.program.ParameterNames;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** What the code of methods tells about them. Keeps what it read of a class. */
final class MethodNotes {
  /** How many methods of a class are looked at for what one of them tests. */
  private static final int NEAR = 12;

  private final Map<String, Notes> byClass = new LinkedHashMap<>();

  /** All by name and descriptor of the method. */
  private record Notes(
      Map<String, List<String>> parameters,
      Set<String> returningThis,
      Map<String, Set<String>> tested,
      Map<String, Set<String>> called) {
    Notes() {
      this(new LinkedHashMap<>(), new HashSet<>(), new LinkedHashMap<>(), new LinkedHashMap<>());
    }
  }

  /** The names of the parameters. */
  List<String> parameters(ClassFile owner, MethodId method) {
    return of(owner).parameters().getOrDefault(method.name() + method.descriptor(), List.of());
  }

  /** Whether a method returns the object it was called on, at one place at least. */
  boolean returnsThis(ClassFile owner, MethodNode method) {
    return of(owner).returningThis().contains(method.name + method.desc);
  }

  /**
   * The types that a method, or a method of the same class which it calls, asks objects for with
   * {@code instanceof}; as internal names, of arrays as descriptors.
   */
  List<String> tested(ClassFile owner, MethodId method) {
    Notes notes = of(owner);
    Set<String> seen = new LinkedHashSet<>(Set.of(method.name() + method.descriptor()));
    ArrayDeque<String> open = new ArrayDeque<>(seen);
    Set<String> types = new LinkedHashSet<>();
    for (int i = 0; i < NEAR && !open.isEmpty(); i++) {
      String key = open.remove();
      types.addAll(notes.tested().getOrDefault(key, Set.of()));
      for (String callee : notes.called().getOrDefault(key, Set.of())) {
        if (seen.add(callee)) {
          open.add(callee);
        }
      }
    }
    return new ArrayList<>(types);
  }

  private synchronized Notes of(ClassFile owner) {
    return byClass.computeIfAbsent(owner.name(), name -> read(owner));
  }

  private static Notes read(ClassFile owner) {
    var notes = new Notes();
    for (MethodNode method : owner.tree().methods) {
      String key = method.name + method.desc;
      notes.parameters().put(key, ParameterNames.of(method));
      for (AbstractInsnNode node : method.instructions) {
        if (node.getOpcode() == Opcodes.ARETURN && isThis(node.getPrevious())) {
          notes.returningThis().add(key);
        } else if (node.getOpcode() == Opcodes.INSTANCEOF) {
          add(notes.tested(), key, ((TypeInsnNode) node).desc);
        } else if (node instanceof MethodInsnNode call && call.owner.equals(owner.name())) {
          add(notes.called(), key, call.name + call.desc);
        }
      }
    }
    return notes;
  }

  private static void add(Map<String, Set<String>> to, String key, String value) {
    to.computeIfAbsent(key, any -> new LinkedHashSet<>()).add(value);
  }

  private static boolean isThis(AbstractInsnNode node) {
    AbstractInsnNode before = node;
    while (before != null && before.getOpcode() < 0) {
      before = before.getPrevious();
    }
    return before instanceof VarInsnNode load && load.getOpcode() == Opcodes.ALOAD && load.var == 0;
  }
}
