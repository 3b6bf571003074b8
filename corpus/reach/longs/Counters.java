package longs;

/** A long counter and its sign. */
public final class Counters {
  public static int look(long x) {
    if (x != 0 && x == -x) {
      return x > 0 ? 1 : 2; // reach: true no, false yes
    }
    return 0;
  }
}
