package bits;

/** A mask hides. */
public final class Masks {
  public static int look(int x) {
    int low = x & 0xff;
    if (low > 255) {
      return 1; // reach: no
    }
    if ((x | 1) % 2 == 0) {
      return 2; // reach: no
    }
    return low == 0xab && (x >>> 24) == 0xcd ? 3 : 4; // reach: true yes
  }
}
