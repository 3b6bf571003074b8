package bits;

/** Distances of shifts are taken modulo the size. */
public final class Shifts {
  public static int look(int x, int d) {
    if (x << 32 != x) {
      return 1; // reach: no
    }
    if (d > 31 && x == 1 && x << d == 4) {
      return 2; // reach: yes
    }
    if (x >> 31 != 0 && x >= 0) {
      return 3; // reach: no
    }
    return x >>> 1 < 0 ? 4 : 5; // reach: true no
  }
}
