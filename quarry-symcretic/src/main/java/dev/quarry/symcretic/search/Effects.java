package dev.quarry.symcretic.search;

import dev.quarry.models.library.LibraryModels;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.MethodShape;
import dev.quarry.program.hierarchy.CallSite;
import dev.quarry.program.hierarchy.CallSites;
import dev.quarry.program.hierarchy.CallTargets;
import dev.quarry.program.hierarchy.Callees;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.Codes;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** What code may write besides its own frame, callees included. */
final class Effects {
  /** Stands for everything. */
  static final String ANYTHING = "*";

  /** Stands for the elements of arrays. */
  static final String ELEMENTS = "[]";

  /** Stands for the contents of string builders. */
  static final String TEXTS = "text";

  private final Codes codes;
  private final CallTargets targets;
  private final Map<MethodId, Set<String>> known = new HashMap<>();

  Effects(Codes codes, CallTargets targets) {
    this.codes = codes;
    this.targets = targets;
  }

  /** Names of fields, {@link #ELEMENTS}, {@link #TEXTS}, or {@link #ANYTHING}. */
  Set<String> of(MethodId method) {
    Set<String> effects = known.get(method);
    if (effects == null) {
      effects = new HashSet<>();
      // A method that calls itself has no effects beyond those found meanwhile.
      known.put(method, effects);
      Optional<Code> code = codes.find(method);
      if (code.isEmpty()) {
        effects.add(ANYTHING);
      } else {
        MethodBody body = code.get().body();
        for (int number = 0; number < body.size(); number++) {
          effects.addAll(of(body, number));
        }
      }
    }
    return effects;
  }

  /** The effects of one instruction. */
  Set<String> of(MethodBody body, int number) {
    AbstractInsnNode node = body.instruction(number);
    int opcode = node.getOpcode();
    if (opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC) {
      return Set.of(((FieldInsnNode) node).name);
    }
    if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
      return Set.of(ELEMENTS);
    }
    if (node instanceof MethodInsnNode call) {
      return ofCall(body, number, call);
    }
    return node instanceof InvokeDynamicInsnNode ? Set.of() : Set.of();
  }

  private Set<String> ofCall(MethodBody body, int number, MethodInsnNode call) {
    if (LibraryModels.find(call.owner, call.name, call.desc).isPresent()) {
      return call.owner.startsWith("java/lang/StringBu") ? Set.of(TEXTS) : Set.of();
    }
    Set<String> effects = new HashSet<>();
    for (CallSite site : CallSites.at(body, number)) {
      if (site instanceof CallSite.MethodCall) {
        Callees callees = targets.of(site);
        boolean isOpen = callees.methods().isEmpty() || !callees.complete();
        for (MethodShape callee : callees.methods()) {
          if (isOfProgram(callee)) {
            effects.addAll(of(callee.id()));
          } else {
            isOpen = true;
          }
        }
        if (isOpen && mayCallBack(call)) {
          effects.add(ANYTHING);
        }
      }
    }
    return effects;
  }

  private boolean isOfProgram(MethodShape method) {
    return codes
        .hierarchy()
        .find(method.id().ownerInternal())
        .map(file -> file.isOfProgram())
        .orElse(false);
  }

  /** Code of the JDK that is given nothing of the program's can't write its fields. */
  private static boolean mayCallBack(MethodInsnNode call) {
    for (Type type : Type.getArgumentTypes(call.desc)) {
      boolean isHarmless =
          type.getSort() < Type.ARRAY
              || type.getDescriptor().equals("Ljava/lang/String;")
              || type.getDescriptor().startsWith("Ljava/lang/Integer")
              || type.getDescriptor().startsWith("Ljava/lang/Long");
      if (!isHarmless) {
        return true;
      }
    }
    return false;
  }
}
