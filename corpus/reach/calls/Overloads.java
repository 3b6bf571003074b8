package calls;

/** Overloads are chosen by the static type. */
public final class Overloads {
  private static int kind(int x) {
    return 1;
  }

  private static int kind(long x) {
    return 2;
  }

  private static int kind(Object x) {
    return 3;
  }

  public static int run(short s, Integer i) {
    if (kind(s) != 1) {
      return 1; // reach: no
    }
    Object o = i;
    if (kind(o) == 1) {
      return 2; // reach: no
    }
    return s == 5 ? 3 : 4; // reach: true yes
  }
}
