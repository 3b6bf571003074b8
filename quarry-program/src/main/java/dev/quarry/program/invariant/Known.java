package dev.quarry.program.invariant;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.analysis.Value;

/**
 * What is known of a value on the way through a method.
 *
 * @param size slots that it takes
 * @param self whether it is the object that the method was called on
 * @param isThere whether it is a reference that is not null
 * @param low the least number that it can be, if it is an {@code int}
 * @param high the greatest
 * @param parameter the local variable of the parameter that it was passed as; {@link #NONE} if none
 */
record Known(int size, Self self, boolean isThere, int low, int high, int parameter)
    implements Value {
  static final int NONE = -1;

  /** Whether a value is the receiver. */
  enum Self {
    NO,
    PERHAPS,
    YES
  }

  /** Nothing is known of it. */
  static Known any(@Nullable Type type) {
    return any(type == null ? 1 : type.getSize());
  }

  static Known any(int size) {
    return new Known(size, Self.NO, false, Integer.MIN_VALUE, Integer.MAX_VALUE, NONE);
  }

  static Known receiver() {
    return any(1).asSelf().there();
  }

  static Known object() {
    return any(1).there();
  }

  static Known between(int low, int high) {
    return new Known(1, Self.NO, false, low, high, NONE);
  }

  static Known passed(Type type, int local) {
    Known any =
        switch (type.getSort()) {
          case Type.BYTE -> between(Byte.MIN_VALUE, Byte.MAX_VALUE);
          case Type.SHORT -> between(Short.MIN_VALUE, Short.MAX_VALUE);
          case Type.CHAR -> between(Character.MIN_VALUE, Character.MAX_VALUE);
          default -> any(type);
        };
    return new Known(any.size, any.self, any.isThere, any.low, any.high, local);
  }

  @Override
  public int getSize() {
    return size;
  }

  boolean isConstant() {
    return low == high;
  }

  boolean maybeSelf() {
    return self != Self.NO;
  }

  Known there() {
    return new Known(size, self, true, low, high, parameter);
  }

  private Known asSelf() {
    return new Known(size, Self.YES, isThere, low, high, parameter);
  }

  /** The same number, which is known to be one of these; itself if that can't be. */
  Known within(long least, long most) {
    long newLow = Math.max(low, least);
    long newHigh = Math.min(high, most);
    return newLow > newHigh
        ? this
        : new Known(size, self, isThere, (int) newLow, (int) newHigh, parameter);
  }

  /** What is known of a value that is one of both. */
  Known or(Known other) {
    return new Known(
        Math.min(size, other.size),
        self == other.self ? self : Self.PERHAPS,
        isThere && other.isThere,
        Math.min(low, other.low),
        Math.max(high, other.high),
        parameter == other.parameter ? parameter : NONE);
  }
}
