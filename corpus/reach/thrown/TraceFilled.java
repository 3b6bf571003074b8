package thrown;

/** An exception whose stack trace does not say where. */
public final class TraceFilled {
  public static final class Odd extends RuntimeException {
    private static final long serialVersionUID = 1;
    @Override
    public synchronized Throwable fillInStackTrace() {
      return this;
    }
  }
  public static int run(int x) {
    if (x == 78) {
      throw new Odd(); // reach: Odd yes
    }
    return 0;
  }
}
