package dev.quarry.program.invariant;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.analysis.Interpreter;

/** What instructions make of what is known. What they compute with numbers is not followed. */
final class KnownValues extends Interpreter<Known> {
  KnownValues() {
    super(Opcodes.ASM9);
  }

  @Override
  public @Nullable Known newValue(@Nullable Type type) {
    return type == Type.VOID_TYPE ? null : Known.any(type);
  }

  @Override
  public Known newParameterValue(boolean isInstanceMethod, int local, Type type) {
    return isInstanceMethod && local == 0 ? Known.receiver() : Known.passed(type, local);
  }

  @Override
  public Known newOperation(AbstractInsnNode instruction) {
    int opcode = instruction.getOpcode();
    if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
      int value = opcode - Opcodes.ICONST_0;
      return Known.between(value, value);
    }
    return switch (opcode) {
      case Opcodes.BIPUSH, Opcodes.SIPUSH -> {
        int value = ((IntInsnNode) instruction).operand;
        yield Known.between(value, value);
      }
      case Opcodes.LCONST_0, Opcodes.LCONST_1, Opcodes.DCONST_0, Opcodes.DCONST_1 -> Known.any(2);
      case Opcodes.NEW -> Known.object();
      case Opcodes.LDC -> literal(((LdcInsnNode) instruction).cst);
      case Opcodes.GETSTATIC -> constant((FieldInsnNode) instruction);
      default -> Known.any(1);
    };
  }

  private static Known literal(Object value) {
    if (value instanceof Integer number) {
      return Known.between(number, number);
    }
    if (value instanceof Long || value instanceof Double) {
      return Known.any(2);
    }
    // A dynamic constant may be anything, of any size.
    return value instanceof org.objectweb.asm.ConstantDynamic dynamic
        ? Known.any(dynamic.getSize())
        : Known.object();
  }

  private static Known constant(FieldInsnNode field) {
    Known any = Known.any(Type.getType(field.desc));
    return any.getSize() == 1 && NeverNullResults.has(field) ? any.there() : any;
  }

  @Override
  public Known copyOperation(AbstractInsnNode instruction, Known value) {
    return value;
  }

  @Override
  public @Nullable Known unaryOperation(AbstractInsnNode instruction, Known value) {
    return switch (instruction.getOpcode()) {
      case Opcodes.CHECKCAST -> value;
      case Opcodes.NEWARRAY, Opcodes.ANEWARRAY -> Known.object();
      case Opcodes.ARRAYLENGTH -> Known.between(0, Integer.MAX_VALUE);
      case Opcodes.INSTANCEOF -> Known.between(0, 1);
      case Opcodes.I2B -> Known.between(Byte.MIN_VALUE, Byte.MAX_VALUE);
      case Opcodes.I2S -> Known.between(Short.MIN_VALUE, Short.MAX_VALUE);
      case Opcodes.I2C -> Known.between(Character.MIN_VALUE, Character.MAX_VALUE);
      case Opcodes.LNEG,
          Opcodes.DNEG,
          Opcodes.I2L,
          Opcodes.I2D,
          Opcodes.L2D,
          Opcodes.F2L,
          Opcodes.F2D,
          Opcodes.D2L ->
          Known.any(2);
      case Opcodes.GETFIELD -> Known.any(Type.getType(((FieldInsnNode) instruction).desc));
      default -> Known.any(1);
    };
  }

  @Override
  public @Nullable Known binaryOperation(AbstractInsnNode instruction, Known left, Known right) {
    return switch (instruction.getOpcode()) {
      case Opcodes.LALOAD,
          Opcodes.DALOAD,
          Opcodes.LADD,
          Opcodes.DADD,
          Opcodes.LSUB,
          Opcodes.DSUB,
          Opcodes.LMUL,
          Opcodes.DMUL,
          Opcodes.LDIV,
          Opcodes.DDIV,
          Opcodes.LREM,
          Opcodes.DREM,
          Opcodes.LSHL,
          Opcodes.LSHR,
          Opcodes.LUSHR,
          Opcodes.LAND,
          Opcodes.LOR,
          Opcodes.LXOR ->
          Known.any(2);
      default -> Known.any(1);
    };
  }

  @Override
  public @Nullable Known ternaryOperation(
      AbstractInsnNode instruction, Known array, Known index, Known value) {
    return null;
  }

  @Override
  public @Nullable Known naryOperation(
      AbstractInsnNode instruction, List<? extends Known> arguments) {
    if (instruction instanceof MultiANewArrayInsnNode) {
      return Known.object();
    }
    if (instruction instanceof InvokeDynamicInsnNode call) {
      Known result = Known.any(Type.getReturnType(call.desc));
      return NeverNullResults.has(call) ? result.there() : result;
    }
    MethodInsnNode call = (MethodInsnNode) instruction;
    if (NeverNullResults.isCheck(call)) {
      return arguments.get(0).there();
    }
    Type type = Type.getReturnType(call.desc);
    Known result = Known.any(type);
    boolean isReference = type.getSort() >= Type.ARRAY;
    return isReference && NeverNullResults.has(call) ? result.there() : result;
  }

  @Override
  public void returnOperation(AbstractInsnNode instruction, Known value, Known expected) {}

  @Override
  public Known merge(Known one, Known other) {
    return one.equals(other) ? one : one.or(other);
  }
}
