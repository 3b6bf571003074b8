package dev.quarry.program;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * What can go wrong at an instruction (the error predicates of Artemis §3.3.4, with class casts and
 * array stores added). The order is the one in which the JVM checks.
 */
public final class ExceptionSites {
  private static final List<Fault> NONE = List.of();
  private static final List<Fault> NULL = List.of(Fault.NULL_DEREFERENCE);
  private static final List<Fault> ELEMENT = List.of(Fault.NULL_DEREFERENCE, Fault.ARRAY_INDEX);
  private static final List<Fault> REFERENCE_STORE =
      List.of(Fault.NULL_DEREFERENCE, Fault.ARRAY_INDEX, Fault.ARRAY_STORE);

  private ExceptionSites() {}

  /** All sites of a method, by instruction and in the order of the checks. */
  public static List<ExceptionSite> of(MethodBody body) {
    List<ExceptionSite> sites = new ArrayList<>();
    for (int number = 0; number < body.size(); number++) {
      for (Fault fault : faults(body.instruction(number))) {
        sites.add(new ExceptionSite(body.at(number), fault));
      }
    }
    return sites;
  }

  /** How an instruction can fail by itself. */
  public static List<Fault> faults(AbstractInsnNode instruction) {
    int opcode = instruction.getOpcode();
    if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
      return ELEMENT;
    }
    if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
      return opcode == Opcodes.AASTORE ? REFERENCE_STORE : ELEMENT;
    }
    return switch (opcode) {
      case Opcodes.GETFIELD,
          Opcodes.PUTFIELD,
          Opcodes.INVOKEVIRTUAL,
          Opcodes.INVOKEINTERFACE,
          Opcodes.ARRAYLENGTH,
          Opcodes.ATHROW,
          Opcodes.MONITORENTER ->
          NULL;
      case Opcodes.INVOKESPECIAL -> isConstructorCall(instruction) ? NONE : NULL;
      case Opcodes.IDIV, Opcodes.IREM, Opcodes.LDIV, Opcodes.LREM -> List.of(Fault.DIVISION);
      case Opcodes.NEWARRAY, Opcodes.ANEWARRAY, Opcodes.MULTIANEWARRAY ->
          List.of(Fault.NEGATIVE_SIZE);
      case Opcodes.CHECKCAST -> List.of(Fault.CLASS_CAST);
      default -> NONE;
    };
  }

  /**
   * Whether an exception can start at an instruction: a fault, an explicit throw, a call, a class
   * that is initialised, a constant or type that is linked. Not counted: what can come at any
   * instruction (a thread stopped from outside, internal errors), and {@code monitorexit}, which
   * compilers pair with its {@code monitorenter}.
   */
  public static boolean canThrow(AbstractInsnNode instruction) {
    int opcode = instruction.getOpcode();
    if (instruction instanceof LdcInsnNode constant) {
      return isLinked(constant.cst);
    }
    return switch (opcode) {
      case Opcodes.GETSTATIC,
          Opcodes.PUTSTATIC,
          Opcodes.NEW,
          Opcodes.INSTANCEOF,
          Opcodes.INVOKESTATIC,
          Opcodes.INVOKESPECIAL,
          Opcodes.INVOKEDYNAMIC ->
          true;
      default -> !faults(instruction).isEmpty();
    };
  }

  /** Constructors are called on what {@code new} just made, which is not null. */
  private static boolean isConstructorCall(AbstractInsnNode instruction) {
    return ((MethodInsnNode) instruction).name.equals("<init>");
  }

  private static boolean isLinked(Object constant) {
    return constant instanceof Type
        || constant instanceof Handle
        || constant instanceof ConstantDynamic;
  }
}
