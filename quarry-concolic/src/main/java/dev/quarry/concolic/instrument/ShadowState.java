package dev.quarry.concolic.instrument;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Where the shadows are while the code of a method is walked through in its order. The shadow of a
 * stack element stays where it was loaded from as long as it can; so most loads and all shuffling
 * of the stack need no code. At jumps and their destinations each is in the register of its depth.
 */
final class ShadowState {
  private final SlotPlan plan;

  /** For each stack element the local with its shadow, or {@link CodeWriter#NONE}. */
  private int[] stack = new int[16];

  /** For each stack element the local variable it was loaded from and still equals, or NONE. */
  private int[] source = new int[16];

  private int size;

  /** The variables whose shadow local holds their shadow. */
  private final BitSet valid = new BitSet();

  ShadowState(SlotPlan plan) {
    this.plan = plan;
  }

  int size() {
    return size;
  }

  /** The shadow of an element, counted from the top. */
  int fromTop(int depth) {
    return stack[size - 1 - depth];
  }

  /** The variable an element was loaded from, counted from the top. */
  int sourceFromTop(int depth) {
    return source[size - 1 - depth];
  }

  int at(int position) {
    return stack[position];
  }

  void push(int shadow) {
    push(shadow, CodeWriter.NONE);
  }

  void push(int shadow, int from) {
    if (size == stack.length) {
      stack = Arrays.copyOf(stack, 2 * size);
      source = Arrays.copyOf(source, 2 * size);
    }
    stack[size] = shadow;
    source[size++] = from;
  }

  void pop(int count) {
    size -= count;
  }

  void set(int position, int shadow) {
    stack[position] = shadow;
  }

  /** A register that no element uses, one of the wanted if possible. */
  int freeRegister(int... wanted) {
    for (int register : wanted) {
      if (plan.isRegister(register) && !isUsed(register)) {
        return register;
      }
    }
    int depth = size;
    if (!isUsed(plan.register(depth))) {
      return plan.register(depth);
    }
    for (int i = 0; ; i++) {
      if (!isUsed(plan.register(i))) {
        return plan.register(i);
      }
    }
  }

  boolean isUsed(int local) {
    for (int i = 0; i < size; i++) {
      if (stack[i] == local) {
        return true;
      }
    }
    return false;
  }

  boolean isValid(int variable) {
    return valid.get(variable);
  }

  void setValid(int variable, boolean value) {
    valid.set(variable, value);
  }

  /** The variable gets another value: elements loaded from it no longer equal it. */
  void forgetSource(int variable) {
    for (int i = 0; i < size; i++) {
      if (source[i] == variable) {
        source[i] = CodeWriter.NONE;
      }
    }
  }

  void clear() {
    size = 0;
    valid.clear();
  }
}
