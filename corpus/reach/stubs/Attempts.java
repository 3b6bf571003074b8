package stubs;

/** The second answer is another than the first. */
public final class Attempts {
  /** Counts, and knows where. */
  public interface Counter {
    int next();

    String place();
  }

  public static int rises(Counter counter) {
    int first = counter.next();
    int second = counter.next();
    if (first + 3 == second) {
      return 1; // reach: yes
    }
    return 0;
  }
}
