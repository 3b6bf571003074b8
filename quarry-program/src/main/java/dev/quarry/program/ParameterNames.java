package dev.quarry.program;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;

/** What the parameters of a method are called, as far as its class file tells. */
public final class ParameterNames {
  private ParameterNames() {}

  /** One name for each parameter, all different, without the receiver's. Reads the class anew. */
  public static List<String> of(ClassFile owner, MethodId id) {
    Optional<MethodNode> method =
        owner.tree().methods.stream()
            .filter(node -> node.name.equals(id.name()) && node.desc.equals(id.descriptor()))
            .findFirst();
    return method.map(ParameterNames::of).orElseGet(() -> numbered(id.descriptor()));
  }

  /** Likewise, of a method that was read with its code. */
  public static List<String> of(MethodNode method) {
    Type[] types = Type.getArgumentTypes(method.desc);
    List<String> names = new ArrayList<>();
    Set<String> taken = new HashSet<>();
    for (int i = 0; i < types.length; i++) {
      String name = name(method, types, i);
      names.add(name.isEmpty() || !taken.add(name) ? "arg" + i : name);
    }
    return names;
  }

  private static List<String> numbered(String descriptor) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < Type.getArgumentTypes(descriptor).length; i++) {
      names.add("arg" + i);
    }
    return names;
  }

  private static String name(MethodNode method, Type[] types, int index) {
    if (method.parameters != null
        && method.parameters.size() == types.length
        && method.parameters.get(index).name != null) {
      return method.parameters.get(index).name;
    }
    int slot = (method.access & Opcodes.ACC_STATIC) == 0 ? 1 : 0;
    for (int i = 0; i < index; i++) {
      slot += types[i].getSize();
    }
    if (method.localVariables != null) {
      for (LocalVariableNode local : method.localVariables) {
        // A parameter lives from the first instruction on.
        if (local.index == slot && method.instructions.indexOf(local.start) == 0) {
          return local.name;
        }
      }
    }
    return "";
  }
}
