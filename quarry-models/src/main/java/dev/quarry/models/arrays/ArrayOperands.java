package dev.quarry.models.arrays;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;

/** The arguments of a call, receiver first, as far as a model looks at them. */
public interface ArrayOperands {
  ExprFactory factory();

  /** Whether an array that is passed is null: BOOL. */
  Expr isNull(int argument);

  /** The length of an array that is passed: INT. It means nothing if the array is null. */
  Expr length(int argument);

  /** A whole number that is passed: INT. */
  Expr number(int argument);
}
