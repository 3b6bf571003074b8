package dev.quarry.concolic.guard.boot;

/** How arrays lie in memory. */
final class ArrayLayout {
  private static final ClassValue<ArrayLayout> OF_ELEMENTS = new Finding();

  private final int base;
  private final int scale;

  private ArrayLayout(int base, int scale) {
    this.base = base;
    this.scale = scale;
  }

  /** That of arrays with elements of a type. */
  static ArrayLayout of(Class<?> element) {
    return OF_ELEMENTS.get(element);
  }

  /** Where the first element begins. */
  int base() {
    return base;
  }

  /** How far it is from one to the next. */
  int scale() {
    return scale;
  }

  /** Looks once at each type. */
  static final class Finding extends ClassValue<ArrayLayout> {
    @Override
    protected ArrayLayout computeValue(Class<?> element) {
      Class<?> array = element.arrayType();
      return new ArrayLayout(
          JdkUnsafe.number("arrayBaseOffset", array), JdkUnsafe.number("arrayIndexScale", array));
    }
  }
}
