package dev.quarry.concolic.instrument;

import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** The beginning of exception handlers. */
final class HandlerStart {
  private HandlerStart() {}

  /** Forgets shadows on their way, and lets pass what ends a run. */
  static void write(MethodRewrite m, LabelNode handler) {
    m.main.op(Opcodes.ACONST_NULL).write(HookField.ARGUMENTS);
    m.main.op(Opcodes.ACONST_NULL).write(HookField.RESULT);
    letPass(m, handler);
  }

  /**
   * Throws what ends a run again, and tells of everything else. A handler that unlocks an object
   * throws again by itself, and must unlock it in any case. Handlers may cover their own beginning,
   * where throwing would lead to the same handler for ever, so it is done elsewhere.
   */
  static void letPass(MethodRewrite m, LabelNode handler) {
    if (m.source.isUnlocking(handler)) {
      return;
    }
    if (m.source.handlersAt(handler).stream().anyMatch(HandlerStart::catchesErrors)) {
      LabelNode passing = new LabelNode();
      m.main.op(Opcodes.DUP).type(Opcodes.INSTANCEOF, Hooks.RUN_STOP);
      m.main.jump(Opcodes.IFNE, passing);
      List<Integer> around = m.source.handlersAround(handler);
      m.slow.begin(around, m.source.line(m.index())).label(passing).op(Opcodes.ATHROW);
      m.slow.end();
    }
    if (isOfProgram(m)) {
      m.main.op(Opcodes.DUP).hook(Hook.ARRIVED);
    }
  }

  /** Tells where an exception is thrown, which need not be where it was made. */
  static void tellThrown(MethodRewrite m) {
    if (isOfProgram(m)) {
      m.main.op(Opcodes.DUP).hook(Hook.THROWN);
    }
  }

  /** What the JDK throws and catches itself is its own business. */
  private static boolean isOfProgram(MethodRewrite m) {
    return m.type.options().mode() != Mode.LIBRARY;
  }

  private static boolean catchesErrors(TryCatchBlockNode entry) {
    return entry.type == null
        || entry.type.equals("java/lang/Throwable")
        || entry.type.equals("java/lang/Error");
  }
}
