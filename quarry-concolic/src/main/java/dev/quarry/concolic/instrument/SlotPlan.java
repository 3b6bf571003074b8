package dev.quarry.concolic.instrument;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * The locals of a rewritten method: its own; then the array of probes, the counter of steps, what
 * an initialiser saves and the depth of calls; then a shadow for each variable that is ever
 * symbolic; then the registers for shadows of stack elements; then temporaries.
 */
final class SlotPlan {
  private final int probes;
  private final int[] shadowOf;
  private final int registers;
  private final int registerCount;

  SlotPlan(MethodNode method, @Nullable Frame<ShadowValue>[] frames) {
    this.probes = method.maxLocals;
    this.shadowOf = new int[method.maxLocals];
    BitSet symbolic = new BitSet();
    for (Frame<ShadowValue> frame : frames) {
      for (int v = 0; frame != null && v < method.maxLocals; v++) {
        if (frame.getLocal(v).symbolic()) {
          symbolic.set(v);
        }
      }
    }
    int next = probes + 4;
    for (int v = 0; v < method.maxLocals; v++) {
      shadowOf[v] = symbolic.get(v) ? next++ : CodeWriter.NONE;
    }
    this.registers = next;
    this.registerCount = method.maxStack + 3;
  }

  /** The local with the array of probes. */
  int probes() {
    return probes;
  }

  /** The local with the steps left in this invocation before the common account is asked. */
  int steps() {
    return probes + 1;
  }

  /** The local in which an initialiser keeps what it must put back. */
  int saved() {
    return probes + 2;
  }

  /** The local with what is left to calls of calls. */
  int depth() {
    return probes + 3;
  }

  /** The local with a variable's shadow; {@link CodeWriter#NONE} if it never has one. */
  int shadowOf(int variable) {
    return shadowOf[variable];
  }

  int register(int depth) {
    if (depth >= registerCount) {
      throw new IllegalStateException("More shadows than registers.");
    }
    return registers + depth;
  }

  boolean isRegister(int local) {
    return local >= registers && local < registers + registerCount;
  }

  /** The first local that is free for any use within one instruction. */
  int temporaries() {
    return registers + registerCount;
  }
}
