package constructors;

/** A private constructor behind a factory. */
public final class Factory {
  private final int value;

  private Factory(int value) {
    this.value = value;
  }

  public static Factory of(int x) {
    if (x < 0 || x > 9) {
      throw new IllegalArgumentException("digit"); // reach: IllegalArgumentException yes
    }
    return new Factory(x);
  }

  public static int look(int x) {
    Factory f = of(x);
    if (f.value > 9) {
      return 1; // reach: no
    }
    return f.value == 7 ? 2 : 3; // reach: true yes
  }
}
