package environment;

/** How long something took is not known; what it took is. */
public final class Elapsed {
  public static int look(int n) {
    long start = System.nanoTime();
    int sum = n * 2;
    long took = System.nanoTime() - start;
    if (took > 3_600_000_000_000L) { // reach: true yes
      return -1; // reach: yes
    }
    if (sum % 2 != 0) { // reach: true no
      return took > 5 ? 1 : 2; // reach: no
    }
    return sum;
  }
}
