package environment;

/** A reading in a loop is another one each time. */
public final class Loop {
  public static int look() {
    long last = System.nanoTime();
    int same = 0;
    for (int i = 0; i < 2; i++) {
      long now = System.nanoTime();
      if (now == last) { // reach: true yes
        same++;
      }
      last = now;
    }
    return same == 1 ? 1 : 0; // reach: true yes, false yes
  }
}
