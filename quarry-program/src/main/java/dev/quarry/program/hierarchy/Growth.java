package dev.quarry.program.hierarchy;

import dev.quarry.program.MethodBody;
import dev.quarry.program.flow.ControlFlow;
import dev.quarry.program.flow.Dominators;
import dev.quarry.program.flow.Loops;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;

/** Where a method makes something of a size that is not constant, or more and more of it. */
final class Growth {
  /** Methods of the JDK that make something as large as they are told. */
  private static final Set<String> SIZED =
      Set.of(
          "repeat",
          "copyOf",
          "copyOfRange",
          "setLength",
          "setSize",
          "ensureCapacity",
          "allocate",
          "newInstance",
          "allocateDirect",
          "readNBytes",
          "readAllBytes",
          "nextBytes");

  /** Methods of the JDK that make something larger. */
  private static final Set<String> GROWING =
      Set.of(
          "append",
          "insert",
          "concat",
          "add",
          "addAll",
          "addFirst",
          "addLast",
          "push",
          "offer",
          "put",
          "putAll",
          "merge",
          "write",
          "join",
          "replace",
          "makeConcatWithConstants");

  private final MethodBody body;
  // Worked out when first wanted.
  private @Nullable ControlFlow flow;
  private @Nullable Loops loops;

  Growth(MethodBody body) {
    this.body = body;
  }

  /** Whether an instruction may ask for more memory than there is. */
  boolean mayTakeMemory(int number) {
    AbstractInsnNode node = body.instruction(number);
    return switch (node.getOpcode()) {
      case Opcodes.NEWARRAY, Opcodes.ANEWARRAY -> !areConstant(number, 1);
      case Opcodes.MULTIANEWARRAY -> !areConstant(number, ((MultiANewArrayInsnNode) node).dims);
      case Opcodes.NEW, Opcodes.INVOKEDYNAMIC -> isInLoop(number);
      case Opcodes.INVOKEVIRTUAL,
          Opcodes.INVOKEINTERFACE,
          Opcodes.INVOKESTATIC,
          Opcodes.INVOKESPECIAL ->
          mayTakeMemory(number, (MethodInsnNode) node);
      default -> false;
    };
  }

  private boolean mayTakeMemory(int number, MethodInsnNode call) {
    if (!call.owner.startsWith("java/")) {
      return false;
    }
    boolean isSized = call.name.equals("<init>") && call.desc.startsWith("(I");
    return ((isSized || SIZED.contains(call.name)) && !areConstant(number, 1))
        || (GROWING.contains(call.name) && isInLoop(number));
  }

  /** Whether what an instruction takes from the stack was put there as constants just before. */
  private boolean areConstant(int number, int count) {
    for (int i = 1; i <= count; i++) {
      int opcode = number < i ? Opcodes.NOP : body.opcode(number - i);
      if (opcode < Opcodes.ICONST_M1 || opcode > Opcodes.LDC || number < i) {
        return false;
      }
    }
    return true;
  }

  private boolean isInLoop(int number) {
    ControlFlow known = flow == null ? ControlFlow.of(body) : flow;
    Loops round = loops == null ? Loops.of(known, Dominators.of(known)) : loops;
    flow = known;
    loops = round;
    int block = known.blockOf(number).number();
    return round.innermost(block).isPresent()
        || round.irreducibleRegions().stream().anyMatch(region -> region.contains(block));
  }
}
