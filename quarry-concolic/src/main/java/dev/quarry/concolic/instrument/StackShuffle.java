package dev.quarry.concolic.instrument;

import org.objectweb.asm.Opcodes;

/** What {@code pop}, {@code dup} and {@code swap} in all their forms do to the shadows: no code. */
final class StackShuffle {
  private StackShuffle() {}

  static void apply(int opcode, MethodRewrite m) {
    switch (opcode) {
      case Opcodes.POP -> m.state.pop(1);
      case Opcodes.POP2 -> m.state.pop(m.operand(0).getSize() == 2 ? 1 : 2);
      case Opcodes.SWAP -> rearrange(m, 2, 0, 1);
      case Opcodes.DUP -> rearrange(m, 1, 0, 0);
      case Opcodes.DUP_X1 -> rearrange(m, 2, 0, 1, 0);
      case Opcodes.DUP_X2 -> {
        if (m.operand(1).getSize() == 2) {
          rearrange(m, 2, 0, 1, 0);
        } else {
          rearrange(m, 3, 0, 2, 1, 0);
        }
      }
      case Opcodes.DUP2 -> {
        if (m.operand(0).getSize() == 2) {
          rearrange(m, 1, 0, 0);
        } else {
          rearrange(m, 2, 1, 0, 1, 0);
        }
      }
      case Opcodes.DUP2_X1 -> {
        if (m.operand(0).getSize() == 2) {
          rearrange(m, 2, 0, 1, 0);
        } else {
          rearrange(m, 3, 1, 0, 2, 1, 0);
        }
      }
      default -> dup2x2(m);
    }
  }

  private static void dup2x2(MethodRewrite m) {
    boolean topWide = m.operand(0).getSize() == 2;
    boolean belowWide = m.operand(topWide ? 1 : 2).getSize() == 2;
    if (topWide) {
      if (belowWide) {
        rearrange(m, 2, 0, 1, 0);
      } else {
        rearrange(m, 3, 0, 2, 1, 0);
      }
    } else if (belowWide) {
      rearrange(m, 3, 1, 0, 2, 1, 0);
    } else {
      rearrange(m, 4, 1, 0, 3, 2, 1, 0);
    }
  }

  /** Pops some elements and pushes them again in another order, each counted from the old top. */
  private static void rearrange(MethodRewrite m, int popped, int... pushed) {
    int[] shadows = new int[popped];
    int[] sources = new int[popped];
    for (int i = 0; i < popped; i++) {
      shadows[i] = m.state.fromTop(i);
      sources[i] = m.state.sourceFromTop(i);
    }
    m.state.pop(popped);
    for (int from : pushed) {
      m.state.push(shadows[from], sources[from]);
    }
  }
}
