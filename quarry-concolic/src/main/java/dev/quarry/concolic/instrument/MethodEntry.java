package dev.quarry.concolic.instrument;

import java.util.BitSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.VarInsnNode;

/** The beginning of a method: takes the shadows of the arguments over from the caller. */
final class MethodEntry {
  private final MethodRewrite m;
  private final Flow flow;
  private final int saved;

  MethodEntry(MethodRewrite rewrite, Flow flow) {
    this.m = rewrite;
    this.flow = flow;
    // Initialisers run in the middle of calls of others, whose arguments must not get lost.
    this.saved = StaticState.isInitialiser(rewrite.method) ? rewrite.plan.saved() : CodeWriter.NONE;
  }

  void write() {
    if (saved != CodeWriter.NONE) {
      m.main.read(HookField.ARGUMENTS).astore(saved);
      m.main.op(Opcodes.ACONST_NULL).write(HookField.ARGUMENTS);
    }
    for (int v = 0; v < m.method.maxLocals; v++) {
      if (flow.isKept(v)) {
        m.main.op(Opcodes.ACONST_NULL).astore(m.plan.shadowOf(v));
        m.state.setValid(v, true);
      }
    }
    takeArguments();
  }

  /** At the end of an initialiser. */
  void leave(CodeWriter code) {
    if (saved != CodeWriter.NONE) {
      code.aload(saved).write(HookField.ARGUMENTS);
    }
  }

  private void takeArguments() {
    Type[] parameters = Type.getArgumentTypes(m.method.desc);
    BitSet used = usedVariables();
    boolean isStatic = (m.method.access & Opcodes.ACC_STATIC) != 0;
    CodeWriter taking = new CodeWriter();
    int array = m.temporary(Type.getObjectType("java/lang/Object"));
    int variable = isStatic ? 0 : 1;
    int number = isStatic ? 0 : 1;
    for (Type parameter : parameters) {
      int home = m.plan.shadowOf(variable);
      if (home != CodeWriter.NONE && used.get(variable)) {
        if (!flow.isKept(variable)) {
          m.main.op(Opcodes.ACONST_NULL).astore(home);
        }
        m.state.setValid(variable, true);
        taking.aload(array).push(number).op(Opcodes.AALOAD).astore(home);
      }
      number++;
      variable += parameter.getSize();
    }
    // Also if nobody looks at them: shadows left behind would be taken by another call.
    if (parameters.length > 0) {
      LabelNode slow = new LabelNode();
      LabelNode resume = new LabelNode();
      m.main.read(HookField.ARGUMENTS).jump(Opcodes.IFNONNULL, slow);
      m.main.label(resume);
      m.aside(
          code -> {
            code.label(slow).token(m.method.name, m.method.desc, m.method.access);
            code.hook(Hook.ENTER);
            code.op(Opcodes.DUP).astore(array).jump(Opcodes.IFNULL, resume);
            code.list().add(taking.list());
            code.jump(resume);
          });
    }
  }

  /** The variables whose value is read somewhere. */
  private BitSet usedVariables() {
    BitSet used = new BitSet();
    for (int i = 0; i < m.source.size(); i++) {
      AbstractInsnNode node = m.source.node(i);
      if (node instanceof VarInsnNode variable && node.getOpcode() <= Opcodes.ALOAD) {
        used.set(variable.var);
      } else if (node instanceof IincInsnNode increment) {
        used.set(increment.var);
      }
    }
    return used;
  }
}
