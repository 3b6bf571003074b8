package boxes;

/** Unboxing null. */
public final class Unboxed {
  public static int look(Integer a) {
    int x = a; // reach: NullPointerException yes
    if (a == null) {
      return 1; // reach: no
    }
    return x == 31 ? 2 : 3; // reach: true yes
  }
}
