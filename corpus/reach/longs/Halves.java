package longs;

/** A long put together from two halves. */
public final class Halves {
  public static int look(int high, int low) {
    long both = ((long) high << 32) | (low & 0xffff_ffffL);
    if ((int) both != low) {
      return 1; // reach: no
    }
    if ((int) (both >> 32) != high) {
      return 2; // reach: no
    }
    return both == 0x0000_0001_8000_0000L ? 3 : 4; // reach: true yes
  }

  public static int wrong(int high, int low) {
    long both = ((long) high << 32) | low;
    return (int) (both >> 32) != high ? 1 : 2; // reach: true yes
  }
}
