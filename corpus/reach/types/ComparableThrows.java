package types;

/** Comparing with an object of another class fails. */
public final class ComparableThrows {
  public static int run(Comparable<Object> c) {
    if (c == null) {
      return 0;
    }
    try {
      return c.compareTo("text") < 0 ? 1 : 2; // reach: true yes, false yes
    } catch (ClassCastException e) {
      return 3; // reach: yes
    }
  }
}
