package dev.quarry.concolic.instrument;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** {@code new}, {@code instanceof}, {@code checkcast}, monitors and {@code athrow}. */
final class ObjectOps implements InstructionFamily {
  private final MethodRewrite m;

  ObjectOps(MethodRewrite rewrite) {
    this.m = rewrite;
  }

  @Override
  public boolean rewrite(AbstractInsnNode insn) {
    switch (insn.getOpcode()) {
      case Opcodes.NEW -> {
        m.type.statics().ensure(m.main, m.type.name(), ((TypeInsnNode) insn).desc);
        m.state.push(CodeWriter.NONE);
      }
      case Opcodes.INSTANCEOF -> instanceOf(((TypeInsnNode) insn).desc);
      case Opcodes.CHECKCAST -> cast(((TypeInsnNode) insn).desc);
      case Opcodes.MONITORENTER -> use();
      case Opcodes.ATHROW -> {
        use();
        HandlerStart.tellThrown(m);
      }
      case Opcodes.MONITOREXIT -> m.state.pop(1);
      default -> {
        return false;
      }
    }
    m.main.add(insn);
    return true;
  }

  private void instanceOf(String type) {
    int shadow = m.state.fromTop(0);
    List<Flag> flags = flags();
    m.state.pop(1);
    if ((shadow == CodeWriter.NONE && flags.isEmpty()) || !m.type.types().exists(type)) {
      m.state.push(CodeWriter.NONE);
      return;
    }
    int result = m.state.freeRegister(shadow);
    m.whenSymbolic(
        new int[] {shadow},
        flags,
        result,
        code -> {
          ask(code, shadow, type);
          code.hook(Hook.INSTANCE_OF).astore(result);
        });
    m.state.push(result);
  }

  private void cast(String type) {
    int shadow = m.state.fromTop(0);
    if (!m.type.types().exists(type)) {
      return;
    }
    m.whenSymbolic(
        new int[] {shadow},
        flags(),
        CodeWriter.NONE,
        code -> {
          ask(code, shadow, type);
          code.hook(Hook.CAST);
        });
  }

  private void ask(CodeWriter code, int shadow, String type) {
    code.op(Opcodes.DUP).push(m.site()).op(Opcodes.SWAP).shadow(shadow);
    code.ldc(Type.getObjectType(type));
  }

  /** An object that carries no shadow may be an input of undecided type nevertheless. */
  private List<Flag> flags() {
    List<Flag> flags = new ArrayList<>();
    if (m.operand(0).origin() == null) {
      flags.add(Flag.OPEN_TYPES);
    }
    return flags;
  }

  private void use() {
    int shadow = m.state.fromTop(0);
    m.state.pop(1);
    m.whenSymbolic(
        new int[] {shadow},
        List.of(),
        CodeWriter.NONE,
        code -> {
          code.op(Opcodes.DUP).push(m.site()).op(Opcodes.SWAP).shadow(shadow);
          code.hook(Hook.DEREFERENCE);
        });
  }
}
