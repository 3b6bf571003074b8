package dev.quarry.concolic.instrument;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.LabelNode;

/**
 * Counts steps. Each method entry takes one from the common account. Iterations are counted in a
 * local, which takes them from the account in portions, since a static field written at each
 * iteration would cost more than most loops do; the rest is taken at the return.
 */
final class StepCounting {
  private static final int PORTION = 256;

  private final MethodRewrite m;

  /** Steps are those of the program. */
  private final boolean counts;

  private final boolean loops;

  StepCounting(MethodRewrite rewrite) {
    this.m = rewrite;
    this.counts = rewrite.type.options().mode() != Mode.LIBRARY;
    this.loops = counts && rewrite.source.hasLoops();
  }

  void begin(CodeWriter code) {
    if (!counts) {
      return;
    }
    LabelNode enough = new LabelNode();
    code.read(HookField.STEPS).push(1).op(Opcodes.ISUB).op(Opcodes.DUP);
    code.write(HookField.STEPS).jump(Opcodes.IFGE, enough);
    code.hook(Hook.EXHAUSTED).label(enough);
    if (loops) {
      code.push(PORTION).store(Type.INT_TYPE, m.plan.steps());
    }
  }

  /** At a place that is jumped back to. */
  void addIteration() {
    if (!counts) {
      return;
    }
    LabelNode account = new LabelNode();
    LabelNode resume = new LabelNode();
    int local = m.plan.steps();
    m.main.add(new IincInsnNode(local, -1)).load(Type.INT_TYPE, local);
    m.main.jump(Opcodes.IFLT, account).label(resume);
    m.aside(
        code -> {
          code.label(account).push(PORTION).store(Type.INT_TYPE, local);
          code.read(HookField.STEPS).push(PORTION).op(Opcodes.ISUB);
          code.op(Opcodes.DUP).write(HookField.STEPS);
          code.jump(Opcodes.IFGE, resume);
          code.hook(Hook.EXHAUSTED).jump(resume);
        });
  }

  /** Before a return. */
  void settle() {
    if (loops) {
      m.main.read(HookField.STEPS).push(PORTION).op(Opcodes.ISUB);
      m.main.load(Type.INT_TYPE, m.plan.steps()).op(Opcodes.IADD);
      m.main.write(HookField.STEPS);
    }
  }
}
