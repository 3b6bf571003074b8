package dev.quarry.concolic.runtime.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.models.arrays.ArrayOperands;
import java.lang.reflect.Array;

/** The arguments of a call in a run, as they are now or as they depend on inputs. */
final class RunOperands implements ArrayOperands {
  private final Invocation call;
  private final boolean isSymbolic;

  /**
   * @param isSymbolic whether numbers and lengths are terms over inputs; that references are null
   *     is decided before anyway
   */
  RunOperands(Invocation call, boolean isSymbolic) {
    this.call = call;
    this.isSymbolic = isSymbolic;
  }

  @Override
  public ExprFactory factory() {
    return call.factory();
  }

  @Override
  public Expr isNull(int argument) {
    return factory().bool(call.isNull(argument));
  }

  @Override
  public Expr length(int argument) {
    if (call.isNull(argument) || !call.arg(argument).getClass().isArray()) {
      return factory().intConst(0);
    }
    Object array = call.arg(argument);
    return isSymbolic ? call.length(array) : factory().intConst(Array.getLength(array));
  }

  @Override
  public Expr number(int argument) {
    return isSymbolic ? call.whole(argument) : factory().intConst(call.number(argument));
  }
}
