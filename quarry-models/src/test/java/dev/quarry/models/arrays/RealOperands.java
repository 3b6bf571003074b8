package dev.quarry.models.arrays;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/** Real arguments as constants. */
record RealOperands(ExprFactory factory, @Nullable Object[] arguments) implements ArrayOperands {
  @Override
  public Expr isNull(int argument) {
    return factory.bool(arguments[argument] == null);
  }

  @Override
  public Expr length(int argument) {
    Object array = arguments[argument];
    return factory.intConst(array == null ? 17 : Array.getLength(array));
  }

  @Override
  public Expr number(int argument) {
    return factory.intConst((Integer) java.util.Objects.requireNonNull(arguments[argument]));
  }
}
