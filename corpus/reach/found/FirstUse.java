package found;

/** An initialiser fails where its class is first used, which need not be a call. */
public final class FirstUse {
  static int zero;

  static class Lazy {
    static int seen = 1 / zero;
  }

  public static int run(int x) {
    return Math.abs(x) + Lazy.seen; // reach: ExceptionInInitializerError yes, undecided: not followed
  }
}
