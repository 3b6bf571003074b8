package machine;

/** Nothing that could run out. */
public final class NoAllocation {
  public static int run(int x, int y) {
    try {
      return helper(x) / y;
    } catch (ArithmeticException e) {
      return -2; // reach: yes
    } catch (Throwable e) {
      return -1; // reach: no
    }
  }
  private static int helper(int x) {
    return x * 3;
  }
}
