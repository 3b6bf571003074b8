package dev.quarry.concolic.instrument;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Counts how deep calls are nested, if that is limited. A method remembers what is left to its own
 * calls, so an exception that leaves them can't spoil the count. Methods that nobody wrote don't
 * count, and static initialisers have as much as they need: when they run is not up to inputs.
 */
final class Depth {
  private enum Kind {
    FREE,
    COUNTED,
    INITIALISER
  }

  private final MethodRewrite m;
  private final Kind kind;

  Depth(MethodRewrite rewrite) {
    this.m = rewrite;
    this.kind = rewrite.type.options().limitsCallDepth() ? kindOf(rewrite) : Kind.FREE;
  }

  private static Kind kindOf(MethodRewrite rewrite) {
    MethodNode method = rewrite.method;
    if (StaticState.isInitialiser(method)) {
      return Kind.INITIALISER;
    }
    boolean isSynthetic = (method.access & Opcodes.ACC_SYNTHETIC) != 0;
    boolean isWritten = !isSynthetic || method.name.startsWith("lambda$");
    return isWritten && rewrite.type.types().exists(rewrite.type.name()) ? Kind.COUNTED : Kind.FREE;
  }

  /** At the beginning of the method. */
  void begin(CodeWriter code) {
    if (kind == Kind.INITIALISER) {
      code.read(HookField.DEPTH).store(Type.INT_TYPE, m.plan.depth());
      put(code.push(Integer.MAX_VALUE));
    } else if (kind == Kind.COUNTED) {
      LabelNode enough = new LabelNode();
      code.read(HookField.DEPTH).push(1).op(Opcodes.ISUB).op(Opcodes.DUP);
      put(code.store(Type.INT_TYPE, m.plan.depth()).load(Type.INT_TYPE, m.plan.depth()));
      code.jump(Opcodes.IFGE, enough).hook(Hook.TOO_DEEP).label(enough);
    }
  }

  /** Where an exception arrived, however deep it was thrown. */
  void caught(CodeWriter code) {
    if (kind == Kind.INITIALISER) {
      put(code.push(Integer.MAX_VALUE));
    } else if (kind == Kind.COUNTED) {
      put(code.load(Type.INT_TYPE, m.plan.depth()));
    }
  }

  /** Before a return. */
  void leave(CodeWriter code) {
    if (kind == Kind.INITIALISER) {
      put(code.load(Type.INT_TYPE, m.plan.depth()));
    } else if (kind == Kind.COUNTED) {
      put(code.load(Type.INT_TYPE, m.plan.depth()).push(1).op(Opcodes.IADD));
    }
  }

  private static void put(CodeWriter code) {
    code.write(HookField.DEPTH);
  }
}
