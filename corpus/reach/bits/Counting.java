package bits;

/** How many bits are set, by doubling. */
public final class Counting {
  private static int count(int x) {
    int c = x - ((x >>> 1) & 0x5555_5555);
    c = (c & 0x3333_3333) + ((c >>> 2) & 0x3333_3333);
    c = (c + (c >>> 4)) & 0x0f0f_0f0f;
    return (c * 0x0101_0101) >>> 24;
  }

  public static int look(int x) {
    if (count(x) > 32) {
      return 1; // reach: no
    }
    if (count(x) == 32) {
      return x == -1 ? 2 : 3; // reach: true yes, false no
    }
    return 0;
  }
}
