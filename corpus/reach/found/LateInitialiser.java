package found;

/** The initialiser of a class runs when the class is first used, and changes another one then. */
public final class LateInitialiser {
  static int count = -1;

  static class Lazy {
    static int seen = 5;

    static {
      count++;
    }
  }

  public static int run() {
    int before = count;
    int seen = Lazy.seen;
    if (count == before) {
      return seen; // reach: no
    }
    return 1 / (count + 1); // reach: yes
  }
}
