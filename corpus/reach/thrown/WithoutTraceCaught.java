package thrown;

/** An exception without a stack trace that is caught. */
public final class WithoutTraceCaught {
  public static final class Quick extends RuntimeException {
    private static final long serialVersionUID = 1;
    public Quick() {
      super("quick", null, false, false);
    }
  }
  public static int run(int x) {
    try {
      if (x == 77) {
        throw new Quick(); // reach: Quick yes
      }
    } catch (Quick e) {
      return 1; // reach: yes
    }
    return 0;
  }
}
