package statics;

/** A table that the class initialiser fills. */
public final class Table {
  private static final int[] PRIMES = {2, 3, 5, 7, 11};

  public static int look(int i) {
    if (i < 0 || i >= PRIMES.length) {
      return -1;
    }
    if (PRIMES[i] == 7) {
      return 1; // reach: yes
    }
    if (PRIMES[i] == 9) {
      return 2; // reach: no
    }
    return PRIMES[i] > 11 ? 3 : 0; // reach: true no, false yes
  }
}
