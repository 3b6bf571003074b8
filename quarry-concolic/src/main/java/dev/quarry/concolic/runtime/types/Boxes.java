package dev.quarry.concolic.runtime.types;

/** Boxes that nobody shares, so that they can be told apart by identity. */
public final class Boxes {
  private Boxes() {}

  /** A box equal to the given one, but another object. */
  @SuppressWarnings({"removal", "deprecation", "BoxedPrimitiveConstructor", "UnnecessaryBoxing"})
  public static Object fresh(Object box) {
    if (box instanceof Boolean value) {
      return new Boolean(value);
    }
    if (box instanceof Character value) {
      return new Character(value);
    }
    if (box instanceof Byte value) {
      return new Byte(value);
    }
    if (box instanceof Short value) {
      return new Short(value);
    }
    if (box instanceof Integer value) {
      return new Integer(value);
    }
    if (box instanceof Long value) {
      return new Long(value);
    }
    if (box instanceof Float value) {
      return new Float(value);
    }
    return box instanceof Double value ? new Double(value) : freshString(box);
  }

  @SuppressWarnings("StringOperationCanBeSimplified")
  private static Object freshString(Object object) {
    return object instanceof String text ? new String(text) : object;
  }

  /** Whether {@code valueOf} would give this very object. */
  public static boolean isShared(Object box) {
    if (box instanceof Integer value) {
      return Integer.valueOf(value.intValue()) == box;
    }
    if (box instanceof Long value) {
      return Long.valueOf(value.longValue()) == box;
    }
    if (box instanceof Character value) {
      return Character.valueOf(value.charValue()) == box;
    }
    if (box instanceof Short value) {
      return Short.valueOf(value.shortValue()) == box;
    }
    return box instanceof Byte || box instanceof Boolean;
  }
}
