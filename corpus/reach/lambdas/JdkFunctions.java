package lambdas;

/** Functional interfaces of the JDK. */
public final class JdkFunctions {
  public static int look(int x) {
    java.util.function.IntUnaryOperator f = y -> y - 5;
    java.util.function.IntPredicate p = y -> y > 0;
    if (p.test(f.applyAsInt(x)) && x >= 0 && x <= 5) {
      return 1; // reach: no
    }
    return f.applyAsInt(x) == 37 ? 2 : 3; // reach: true yes
  }
}
