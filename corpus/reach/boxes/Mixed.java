package boxes;

/** A ternary of a box and a number unboxes. */
public final class Mixed {
  public static int look(boolean b, Integer i) {
    Integer r = b ? 1 : i; // reach: NullPointerException yes
    if (r == null) {
      return 1; // reach: no
    }
    return !b && r == 1 ? 2 : 3; // reach: true yes
  }
}
