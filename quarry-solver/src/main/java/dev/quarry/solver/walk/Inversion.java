package dev.quarry.solver.walk;

import dev.quarry.expr.Operation;
import org.jspecify.annotations.Nullable;

/** Knows, for some operations, what an argument has to be for the result to be as wanted. */
@FunctionalInterface
interface Inversion {
  /**
   * A value for an argument with which the operation has the wanted value while the other arguments
   * stay; one of several by chance. Null if there is none or none is known. It need not be exact:
   * whoever uses it evaluates.
   */
  @Nullable Object argument(Operation node, int index, Object wanted, NodeValues values);
}
