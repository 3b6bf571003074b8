package dev.quarry.concolic.instrument;

import java.util.List;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;

/**
 * Instructions that compute a number from one or two: arithmetic, bits, conversions, {@code cmp}.
 */
final class Arithmetic implements InstructionFamily {
  private final MethodRewrite m;

  Arithmetic(MethodRewrite rewrite) {
    this.m = rewrite;
  }

  @Override
  public boolean rewrite(AbstractInsnNode insn) {
    int opcode = insn.getOpcode();
    if (OpcodeTypes.isBinary(opcode)) {
      binary(opcode);
    } else if (OpcodeTypes.isUnary(opcode)) {
      unary(opcode);
    } else {
      return false;
    }
    m.main.add(insn);
    return true;
  }

  private void unary(int opcode) {
    int shadow = m.state.fromTop(0);
    m.state.pop(1);
    if (shadow == CodeWriter.NONE) {
      m.state.push(CodeWriter.NONE);
      return;
    }
    int result = m.state.freeRegister(shadow);
    Type type = OpcodeTypes.first(opcode);
    m.whenSymbolic(
        new int[] {shadow},
        List.of(),
        result,
        code -> {
          int a = m.temporary(type);
          code.store(type, a).push(opcode).load(type, a).aload(shadow);
          code.hook(Hook.UNARY, type);
          code.astore(result).load(type, a);
        });
    m.state.push(result);
  }

  private void binary(int opcode) {
    int right = m.state.fromTop(0);
    int left = m.state.fromTop(1);
    m.state.pop(2);
    if (left == CodeWriter.NONE && right == CodeWriter.NONE) {
      m.state.push(CodeWriter.NONE);
      return;
    }
    int result = m.state.freeRegister(left, right);
    m.whenSymbolic(
        new int[] {left, right},
        List.of(),
        result,
        code -> writeBinary(code, opcode, left, right, result));
    m.state.push(result);
  }

  private void writeBinary(CodeWriter code, int opcode, int left, int right, int result) {
    Type first = OpcodeTypes.first(opcode);
    Type second = OpcodeTypes.second(opcode);
    int a = m.temporary(first);
    int b = m.temporary(second);
    code.store(second, b).store(first, a);
    if (OpcodeTypes.divides(opcode) && right != CodeWriter.NONE) {
      code.push(m.site()).load(second, b).aload(right);
      code.hook(Hook.DIVISOR, second);
    }
    code.push(opcode).load(first, a).load(second, b).shadow(left).shadow(right);
    code.hook(Hook.BINARY, first, second);
    code.astore(result).load(first, a).load(second, b);
  }
}
