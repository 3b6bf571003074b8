package types;

import java.util.function.IntUnaryOperator;

/** A handler that the compiler wrote runs if the function throws. */
public final class FunctionThrowsFinally {
  private static int open;
  public static int run(IntUnaryOperator f, int x) {
    open = 0;
    if (f == null) {
      return 0;
    }
    try {
      return use(f, x);
    } catch (RuntimeException e) {
      if (open != 0) {
        return 2; // reach: yes, undecided: stubs throw nothing
      }
      return 3;
    }
  }
  private static int use(IntUnaryOperator f, int x) {
    open++;
    int y = f.applyAsInt(x);
    open--;
    return y;
  }
}
