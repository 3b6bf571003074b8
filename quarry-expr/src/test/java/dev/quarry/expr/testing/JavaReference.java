package dev.quarry.expr.testing;

import dev.quarry.expr.Op;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

/**
 * What each operation computes, written as plain Java a second time: whatever javac makes of these
 * expressions and the JVM of that is right.
 */
public final class JavaReference {
  private static final Map<Op, Function> TABLE = table();

  /** Values in, value out. */
  @FunctionalInterface
  public interface Function {
    Object apply(Object... values);
  }

  private JavaReference() {}

  /** The reference of an operation. */
  public static Function of(Op op) {
    return Objects.requireNonNull(TABLE.get(op), () -> op + " has no reference in plain Java.");
  }

  private static Map<Op, Function> table() {
    Map<Op, Function> table = new EnumMap<>(Op.class);
    IntegerReference.fill(table);
    FloatingReference.fill(table);
    ObjectReference.fill(table);
    return table;
  }
}
