package dev.quarry.expr;

import java.util.HashMap;
import java.util.List;

/** A value. Floating-point constants keep their NaN payload and the sign of zero. */
public final class Constant extends Expr {
  private final Object value;

  Constant(Sort sort, Object value) {
    super(sort, List.of(), 31 * sort.toString().hashCode() + identity(value).hashCode());
    if (!sort.valueType().isInstance(value)) {
      throw new IllegalArgumentException(
          "A constant of sort " + sort + " can't hold a " + value.getClass().getName() + ".");
    }
    this.value = value;
  }

  /** The value, an instance of {@link Sort#valueType()}. */
  public Object value() {
    return value;
  }

  /** The value of a boolean constant. */
  public boolean asBoolean() {
    return (Boolean) value;
  }

  /** The value of an int constant. */
  public int asInt() {
    return (Integer) value;
  }

  /** The value of a long constant. */
  public long asLong() {
    return (Long) value;
  }

  /** The value of an int or long constant, sign-extended. */
  public long asIntegral() {
    return ((Number) value).longValue();
  }

  /** The value of a string or type constant. */
  public String asString() {
    return (String) value;
  }

  @Override
  boolean sameLabel(Expr other) {
    return other instanceof Constant constant && identity(value).equals(identity(constant.value));
  }

  /** Something that equals another's iff the values have the same bits. */
  static Object identity(Object value) {
    if (value instanceof Float f) {
      return Float.floatToRawIntBits(f);
    }
    if (value instanceof Double d) {
      return Double.doubleToRawLongBits(d);
    }
    if (value instanceof MapValue map) {
      var entries = new HashMap<List<Object>, Object>();
      map.entries().forEach((keys, element) -> entries.put(keys, identity(element)));
      return List.of(identity(map.defaultElement()), entries);
    }
    return value;
  }
}
