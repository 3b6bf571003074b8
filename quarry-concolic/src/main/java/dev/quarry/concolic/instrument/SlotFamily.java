package dev.quarry.concolic.instrument;

import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Constants, loads and stores of variables, {@code iinc}, and shuffling of the stack. */
final class SlotFamily implements InstructionFamily {
  private final MethodRewrite m;
  private final Flow flow;

  SlotFamily(MethodRewrite rewrite, Flow flow) {
    this.m = rewrite;
    this.flow = flow;
  }

  @Override
  public boolean rewrite(AbstractInsnNode insn) {
    int opcode = insn.getOpcode();
    if (opcode <= Opcodes.LDC) {
      m.main.add(insn);
      if (opcode != Opcodes.NOP) {
        m.state.push(CodeWriter.NONE);
      }
    } else if (opcode <= Opcodes.ALOAD) {
      load((VarInsnNode) insn);
    } else if (opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE) {
      store((VarInsnNode) insn);
    } else if (opcode >= Opcodes.POP && opcode <= Opcodes.SWAP) {
      StackShuffle.apply(opcode, m);
      m.main.add(insn);
    } else if (opcode == Opcodes.IINC) {
      increment((IincInsnNode) insn);
    } else {
      return false;
    }
    return true;
  }

  private void load(VarInsnNode insn) {
    boolean symbolic = m.frame().getLocal(insn.var).symbolic() && m.state.isValid(insn.var);
    int from = insn.getOpcode() == Opcodes.ALOAD ? insn.var : CodeWriter.NONE;
    m.state.push(symbolic ? m.plan.shadowOf(insn.var) : CodeWriter.NONE, from);
    m.main.add(insn);
  }

  private void store(VarInsnNode insn) {
    int shadow = m.state.fromTop(0);
    int size = m.operand(0).getSize();
    m.state.pop(1);
    int home = m.plan.shadowOf(insn.var);
    if (home != CodeWriter.NONE && (shadow != CodeWriter.NONE || flow.isKept(insn.var))) {
      evacuate(home);
      if (shadow != home) {
        m.main.shadow(shadow).astore(home);
      }
      m.state.setValid(insn.var, true);
    } else {
      m.state.setValid(insn.var, false);
    }
    m.state.forgetSource(insn.var);
    if (size == 2) {
      m.state.forgetSource(insn.var + 1);
    }
    m.main.add(insn);
  }

  /** A variable's shadow is about to change: elements that share it get their own copy. */
  private void evacuate(int home) {
    if (!m.state.isUsed(home)) {
      return;
    }
    int register = m.state.freeRegister();
    m.main.aload(home).astore(register);
    for (int i = 0; i < m.state.size(); i++) {
      if (m.state.at(i) == home) {
        m.state.set(i, register);
      }
    }
  }

  private void increment(IincInsnNode insn) {
    boolean symbolic = m.frame().getLocal(insn.var).symbolic() && m.state.isValid(insn.var);
    if (symbolic) {
      int home = m.plan.shadowOf(insn.var);
      evacuate(home);
      m.whenSymbolic(
          new int[] {home},
          List.of(),
          CodeWriter.NONE,
          code ->
              code.push(Opcodes.IADD)
                  .load(Type.INT_TYPE, insn.var)
                  .push(insn.incr)
                  .aload(home)
                  .op(Opcodes.ACONST_NULL)
                  .hook(Hook.BINARY, Type.INT_TYPE, Type.INT_TYPE)
                  .astore(home));
    }
    m.main.add(insn);
  }
}
