package arithmetic;

/** A sum of two positive numbers may be negative; of two smaller ones it is not. */
public final class SumOverflows {
  public static int large(int a, int b) {
    if (a > 0 && b > 0 && a + b < 0) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int small(int a, int b) {
    if (a > 0 && b > 0 && a < 1_000_000_000 && b < 1_000_000_000 && a + b < 0) {
      return 1; // reach: no
    }
    return 0;
  }

  public static int wide(int a, int b) {
    if (a > 0 && b > 0 && (long) a + b < 0) {
      return 1; // reach: no
    }
    return 0;
  }
}
