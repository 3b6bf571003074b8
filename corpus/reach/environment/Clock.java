package environment;

/** Time may be any. */
public final class Clock {
  public static int look(int x) {
    long now = System.currentTimeMillis();
    if (now % 86_400_000L == 7) { // reach: true yes, false yes
      return x; // reach: yes
    }
    return 0;
  }
}
