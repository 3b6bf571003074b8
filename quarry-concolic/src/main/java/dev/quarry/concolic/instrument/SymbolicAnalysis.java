package dev.quarry.concolic.instrument;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.Interpreter;

/**
 * Which slots can never be symbolic, so that no code is needed for their shadows: constants, what
 * is computed from constants, new objects, the receiver (it has been dereferenced already). Also
 * the computational type of each slot.
 */
final class SymbolicAnalysis extends Interpreter<ShadowValue> {
  private final Twins twins;
  private final CallKinds calls;
  private final String caller;

  SymbolicAnalysis(String caller, Twins twins, CallKinds calls) {
    super(Opcodes.ASM9);
    this.caller = caller;
    this.twins = twins;
    this.calls = calls;
  }

  @Override
  public @Nullable ShadowValue newValue(@Nullable Type type) {
    if (type == null) {
      return ShadowValue.NOTHING;
    }
    return type.getSort() == Type.VOID ? null : ShadowValue.of(type, false);
  }

  @Override
  public @Nullable ShadowValue newParameterValue(boolean isInstance, int local, Type type) {
    return ShadowValue.of(type, !(isInstance && local == 0));
  }

  @Override
  public ShadowValue newEmptyValue(int local) {
    return ShadowValue.NOTHING;
  }

  @Override
  public ShadowValue newOperation(AbstractInsnNode insn) {
    int opcode = insn.getOpcode();
    return switch (opcode) {
      case Opcodes.NEW -> ShadowValue.created(insn);
      case Opcodes.GETSTATIC -> ofField((FieldInsnNode) insn);
      case Opcodes.LDC -> ShadowValue.of(typeOf(((LdcInsnNode) insn).cst), false);
      case Opcodes.ACONST_NULL -> ShadowValue.reference(false);
      case Opcodes.LCONST_0, Opcodes.LCONST_1 -> ShadowValue.of(Type.LONG_TYPE, false);
      case Opcodes.FCONST_0, Opcodes.FCONST_1, Opcodes.FCONST_2 ->
          ShadowValue.of(Type.FLOAT_TYPE, false);
      case Opcodes.DCONST_0, Opcodes.DCONST_1 -> ShadowValue.of(Type.DOUBLE_TYPE, false);
      default -> ShadowValue.of(Type.INT_TYPE, false);
    };
  }

  private static Type typeOf(Object constant) {
    if (constant instanceof Integer) {
      return Type.INT_TYPE;
    } else if (constant instanceof Long) {
      return Type.LONG_TYPE;
    } else if (constant instanceof Float) {
      return Type.FLOAT_TYPE;
    } else if (constant instanceof Double) {
      return Type.DOUBLE_TYPE;
    } else if (constant instanceof org.objectweb.asm.ConstantDynamic dynamic) {
      return Type.getType(dynamic.getDescriptor());
    }
    return Type.getObjectType("java/lang/Object");
  }

  private ShadowValue ofField(FieldInsnNode insn) {
    return ShadowValue.of(Type.getType(insn.desc), twins.hasTwin(insn));
  }

  @Override
  public ShadowValue copyOperation(AbstractInsnNode insn, ShadowValue value) {
    return value;
  }

  @Override
  public @Nullable ShadowValue unaryOperation(AbstractInsnNode insn, ShadowValue value) {
    int opcode = insn.getOpcode();
    return switch (opcode) {
      case Opcodes.GETFIELD -> ofField((FieldInsnNode) insn);
      case Opcodes.CHECKCAST -> value;
      case Opcodes.INSTANCEOF -> ShadowValue.of(Type.INT_TYPE, value.origin() == null);
      case Opcodes.ARRAYLENGTH -> ShadowValue.of(Type.INT_TYPE, value.origin() == null);
      case Opcodes.NEWARRAY, Opcodes.ANEWARRAY ->
          value.symbolic() ? ShadowValue.reference(false) : ShadowValue.created(insn);
      case Opcodes.IINC -> value;
      default -> {
        Type result = OpcodeTypes.result(opcode);
        if (result == null) {
          yield null;
        }
        yield ShadowValue.of(result, value.symbolic());
      }
    };
  }

  @Override
  public @Nullable ShadowValue binaryOperation(
      AbstractInsnNode insn, ShadowValue first, ShadowValue second) {
    int opcode = insn.getOpcode();
    if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
      return ShadowValue.of(OpcodeTypes.element(opcode), true);
    }
    Type result = OpcodeTypes.result(opcode);
    return result == null ? null : ShadowValue.of(result, first.symbolic() || second.symbolic());
  }

  @Override
  public @Nullable ShadowValue ternaryOperation(
      AbstractInsnNode insn, ShadowValue array, ShadowValue index, ShadowValue value) {
    return null;
  }

  @Override
  public @Nullable ShadowValue naryOperation(
      AbstractInsnNode insn, List<? extends ShadowValue> values) {
    if (insn instanceof MethodInsnNode call) {
      return result(Type.getReturnType(call.desc), calls.of(caller, call).resultMayBe(values));
    }
    if (insn instanceof InvokeDynamicInsnNode dynamic) {
      return result(Type.getReturnType(dynamic.desc), DynamicCalls.resultMayBe(dynamic, values));
    }
    return ShadowValue.reference(false);
  }

  private static @Nullable ShadowValue result(Type type, boolean symbolic) {
    return type.getSort() == Type.VOID ? null : ShadowValue.of(type, symbolic);
  }

  @Override
  public void returnOperation(AbstractInsnNode insn, ShadowValue value, ShadowValue expected) {}

  @Override
  public ShadowValue merge(ShadowValue left, ShadowValue right) {
    return left.merge(right);
  }
}
