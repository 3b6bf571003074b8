package lambdas;

/** A lambda changes an array that it captured. */
public final class State {
  interface Step {
    void go();
  }

  private static void twice(Step s) {
    s.go();
    s.go();
  }

  public static int look(int start) {
    int[] counter = {start};
    twice(() -> counter[0] += 2);
    if (counter[0] == start) {
      return 1; // reach: no
    }
    return counter[0] == 9 ? start == 5 ? 2 : 3 : 4; // reach: yes
  }
}
