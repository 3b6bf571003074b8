package thrown;

/** An exception without a stack trace. */
public final class WithoutTrace {
  public static final class Quick extends RuntimeException {
    private static final long serialVersionUID = 1;
    public Quick() {
      super("quick", null, false, false);
    }
  }
  public static int run(int x) {
    if (x == 77) {
      throw new Quick(); // reach: yes, Quick yes
    }
    return 0;
  }
}
