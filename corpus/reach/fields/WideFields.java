package fields;

/** Fields of two words. */
public final class WideFields {
  static final class Pair {
    long left;
    double right;
  }

  public static int look(long x, double y) {
    Pair p = new Pair();
    p.left = x;
    p.right = y;
    p.left ^= 0x5555_5555_5555_5555L;
    if (p.left == 0 && p.right > 1e300) {
      return 1; // reach: yes
    }
    if (p.left == x) {
      return 2; // reach: no
    }
    return 0;
  }
}
