package constructors;

/** Objects that a constructor lets through have their invariant. */
public final class Validated {
  static final class Range {
    private final int low;
    private final int high;

    Range(int low, int high) {
      if (low > high) {
        throw new IllegalArgumentException("empty"); // reach: yes
      }
      this.low = low;
      this.high = high;
    }
  }

  public static int look(int a, int b, int x) {
    Range r = new Range(a, b);
    if (r.low > r.high) {
      return 1; // reach: no
    }
    if (x < r.low && x > r.high) {
      return 2; // reach: no
    }
    return r.high - r.low < 0 ? 3 : 4; // reach: true yes
  }
}
