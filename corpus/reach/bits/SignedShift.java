package bits;

/** Shifting right is not dividing. */
public final class SignedShift {
  public static int look(int x) {
    if (x >= 0 && x >> 2 != x / 4) {
      return 1; // reach: no
    }
    return x >> 2 != x / 4 ? 2 : 3; // reach: true yes
  }
}
