package thrown;

/** An exception without a stack trace that is caught. */
public final class WithoutTraceCaught {
  public static final class Swift extends RuntimeException {
    private static final long serialVersionUID = 1;
    public Swift() {
      super("swift", null, false, false);
    }
  }
  public static int run(int x) {
    try {
      if (x == 77) {
        throw new Swift(); // reach: Swift yes
      }
    } catch (Swift e) {
      return 1; // reach: yes
    }
    return 0;
  }
}
