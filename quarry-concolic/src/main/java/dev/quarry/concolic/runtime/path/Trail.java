package dev.quarry.concolic.runtime.path;

import dev.quarry.expr.Expr;
import org.jspecify.annotations.Nullable;

/**
 * What arithmetic hooks computed, in order. Runs that take the same way compute the same, so before
 * anything is looked up or made, a hook looks at what the run before computed at this point. Where
 * a run leaves the way, it writes its own over the rest. Steps beyond {@link #LENGTH} are not kept.
 *
 * <p>Other threads of the program may compute, too: a step has final fields only and says what it
 * is the result of, so in whatever order threads leave steps here, one that fits is right.
 */
public final class Trail {
  static final int LENGTH = 1 << 13;

  private final @Nullable Step[] steps = new Step[LENGTH];
  private int next;

  /**
   * @param left the shadow of the first operand
   * @param right the shadow of the second operand, null if there is none
   * @param concrete the bits of the operand without a shadow, 0 if there is none
   * @param result the shadow of the result
   */
  public record Step(
      int opcode,
      @Nullable Expr left,
      @Nullable Expr right,
      long concrete,
      @Nullable Expr result) {}

  /** A run begins. */
  public void rewind() {
    next = 0;
  }

  /** The step that comes next if it is this one; else null. */
  public @Nullable Step follow(
      int opcode, @Nullable Expr left, @Nullable Expr right, long concrete) {
    int at = next;
    Step step = at < LENGTH ? steps[at] : null;
    if (step != null
        && step.left == left
        && step.right == right
        && step.opcode == opcode
        && step.concrete == concrete) {
      next = at + 1;
      return step;
    }
    return null;
  }

  /** Makes a step that was not the one before; its result. */
  public @Nullable Expr leave(
      int opcode, @Nullable Expr left, @Nullable Expr right, long concrete, @Nullable Expr result) {
    int at = next;
    if (at < LENGTH) {
      steps[at] = new Step(opcode, left, right, concrete, result);
      next = at + 1;
    }
    return result;
  }
}
