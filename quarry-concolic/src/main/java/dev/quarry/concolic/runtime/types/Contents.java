package dev.quarry.concolic.runtime.types;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.models.library.Equality;
import org.jspecify.annotations.Nullable;

/** Contents of strings, boxes and enum constants as expressions. */
public final class Contents {
  private Contents() {}

  /** The content an object has in this run. */
  public static Constant constant(ExprFactory factory, Object object) {
    if (object instanceof String text) {
      return factory.string(text);
    }
    if (object instanceof Character unit) {
      return factory.intConst(unit);
    }
    if (object instanceof Long value) {
      return factory.longConst(value);
    }
    if (object instanceof Float value) {
      return factory.floatConst(value);
    }
    if (object instanceof Double value) {
      return factory.doubleConst(value);
    }
    Object value = ValueType.valueOf(object);
    return value instanceof Integer number
        ? factory.intConst(number)
        : factory.string((String) value);
  }

  /** When {@code equals} of two objects of the same class with these contents is true. */
  public static Expr equal(ExprFactory factory, Expr left, Expr right) {
    return Equality.ofContents(factory, left, right);
  }

  /** When one content comes before another in their natural order; null if that is not modelled. */
  public static @Nullable Expr less(ExprFactory factory, Expr left, Expr right) {
    if (left.sort() == Sort.INT) {
      return factory.apply(Op.INT_LT, left, right);
    }
    if (left.sort() == Sort.LONG) {
      return factory.apply(Op.LONG_LT, left, right);
    }
    return left.sort() == Sort.STRING
        ? factory.apply(
            Op.INT_LT, factory.apply(Op.STRING_COMPARE, left, right), factory.intConst(0))
        : null;
  }
}
