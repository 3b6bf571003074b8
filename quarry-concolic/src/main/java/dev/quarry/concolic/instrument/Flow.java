package dev.quarry.concolic.instrument;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Brings shadows where the destination of a jump expects them. A slot that is concrete here but may
 * be symbolic there gets a null shadow on the way. Variables that are symbolic in some handler are
 * kept up to date all the time, since any instruction may lead there.
 */
final class Flow {
  private final MethodRewrite m;
  private final BitSet kept = new BitSet();

  Flow(MethodRewrite rewrite) {
    this.m = rewrite;
    for (TryCatchBlockNode block : m.method.tryCatchBlocks) {
      Frame<ShadowValue> frame = m.frameAt(block.handler);
      for (int v = 0; frame != null && v < m.method.maxLocals; v++) {
        if (frame.getLocal(v).symbolic()) {
          kept.set(v);
        }
      }
    }
  }

  /** Whether the variable's shadow is up to date at every instruction. */
  boolean isKept(int variable) {
    return kept.get(variable);
  }

  /** Writes what must happen before control goes to one of these labels. */
  void to(List<LabelNode> labels) {
    List<Frame<ShadowValue>> frames = new ArrayList<>();
    for (LabelNode label : labels) {
      Frame<ShadowValue> frame = m.frameAt(label);
      if (frame != null) {
        frames.add(frame);
      }
    }
    moveStack(frames);
    clearVariables(frames);
  }

  private void moveStack(List<Frame<ShadowValue>> frames) {
    List<Integer> moved = new ArrayList<>();
    for (int i = 0; i < m.state.size(); i++) {
      int shadow = m.state.at(i);
      boolean needed = shadow != CodeWriter.NONE || isSymbolic(frames, i);
      if (needed && shadow != m.plan.register(i)) {
        m.main.shadow(shadow);
        moved.add(i);
      }
    }
    for (int k = moved.size() - 1; k >= 0; k--) {
      int position = moved.get(k);
      m.main.astore(m.plan.register(position));
      if (m.state.at(position) != CodeWriter.NONE) {
        m.state.set(position, m.plan.register(position));
      }
    }
  }

  private static boolean isSymbolic(List<Frame<ShadowValue>> frames, int position) {
    return frames.stream()
        .anyMatch(f -> position < f.getStackSize() && f.getStack(position).symbolic());
  }

  private void clearVariables(List<Frame<ShadowValue>> frames) {
    for (int v = 0; v < m.method.maxLocals; v++) {
      int variable = v;
      if (!m.state.isValid(v) && frames.stream().anyMatch(f -> f.getLocal(variable).symbolic())) {
        m.main.op(Opcodes.ACONST_NULL).astore(m.plan.shadowOf(v));
        m.state.setValid(v, true);
      }
    }
  }

  /** Control comes here from somewhere else: shadows are where {@link #to} puts them. */
  void arrive(@Nullable Frame<ShadowValue> frame) {
    m.state.clear();
    if (frame == null) {
      return;
    }
    for (int i = 0; i < frame.getStackSize(); i++) {
      m.state.push(frame.getStack(i).symbolic() ? m.plan.register(i) : CodeWriter.NONE);
    }
    for (int v = 0; v < m.method.maxLocals; v++) {
      m.state.setValid(v, frame.getLocal(v).symbolic() || isKept(v));
    }
  }
}
