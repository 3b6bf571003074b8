package dev.quarry.expr.testing;

/** When two values are the same. */
public final class SameValue {
  private SameValue() {}

  /** The same bits, or both NaN: arithmetic does not promise which NaN it gives. */
  public static boolean upToNan(Object a, Object b) {
    if (a instanceof Float x && b instanceof Float y && x.isNaN()) {
      return y.isNaN();
    }
    if (a instanceof Double x && b instanceof Double y && x.isNaN()) {
      return y.isNaN();
    }
    return exactly(a, b);
  }

  /** The same bits. */
  public static boolean exactly(Object a, Object b) {
    if (a instanceof Float x && b instanceof Float y) {
      return Float.floatToRawIntBits(x) == Float.floatToRawIntBits(y);
    }
    if (a instanceof Double x && b instanceof Double y) {
      return Double.doubleToRawLongBits(x) == Double.doubleToRawLongBits(y);
    }
    return a.equals(b);
  }
}
