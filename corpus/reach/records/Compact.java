package records;

/** Records whose constructors change what they are given, and what their equality is. */
public final class Compact {
  public record Range(int low, int high) {
    public Range {
      if (low > high) {
        int swap = low;
        low = high;
        high = swap;
      }
    }

    public int width() {
      if (low > high) {
        return -1;
      }
      return high - low; // reach: yes
    }
  }

  public record Percent(int value) {
    public Percent {
      if (value < 0 || value > 100) {
        throw new IllegalArgumentException();
      }
    }

    public Percent() {
      this(50);
    }

    public int rest() {
      if (value > 100) {
        return 1; // reach: no
      }
      return 100 / (101 - value); // reach: ArithmeticException no
    }
  }

  public record Real(double value, float other) {}

  public record Held(int[] values) {}

  private Compact() {}

  public static int swapped(int a, int b) {
    Range range = new Range(a, b);
    if (range.low() > range.high()) {
      return 1; // reach: no
    }
    if (range.low() != a && range.high() == a) {
      return 2; // reach: yes
    }
    return 3; // reach: yes
  }

  public static int same(double a, double b) {
    if (a == b && !new Real(a, 0).equals(new Real(b, 0))) {
      return 1; // reach: yes
    }
    if (a != b && new Real(a, 0).equals(new Real(b, 0))) {
      return 2; // reach: yes
    }
    if (new Real(a, 0f).equals(new Real(a, -0f))) {
      return 3; // reach: no
    }
    return 4; // reach: yes
  }

  public static int held(int[] a, int[] b) {
    if (new Held(a).equals(new Held(b))) {
      if (a != b) {
        return 1; // reach: no
      }
      return 2; // reach: yes
    }
    if (a != null && b != null && a.length == 1 && b.length == 1 && a[0] == b[0]) {
      return 3; // reach: yes
    }
    return 4; // reach: yes
  }
}
