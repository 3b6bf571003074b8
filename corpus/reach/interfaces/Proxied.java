package interfaces;

import java.lang.reflect.Proxy;
import java.util.function.IntUnaryOperator;

/** An interface that a class made at run time implements. */
public final class Proxied {
  interface Scale {
    int of(int x);

    default int twice(int x) {
      return of(of(x));
    }
  }

  static final class Plain implements Scale {
    @Override
    public int of(int x) {
      return x;
    }
  }

  private Proxied() {}

  private static Scale made(IntUnaryOperator operator) {
    return (Scale)
        Proxy.newProxyInstance(
            Scale.class.getClassLoader(),
            new Class<?>[] {Scale.class},
            (proxy, method, arguments) -> operator.applyAsInt((Integer) arguments[0]));
  }

  public static int used(int x) {
    Scale scale = made(y -> y + 1);
    if (scale.of(x) == x) {
      return 1; // reach: no, undecided: classes made at run time
    }
    if (scale.twice(x) == x + 1) {
      return 2; // reach: yes, undecided: classes made at run time
    }
    return 3; // reach: no, undecided: classes made at run time
  }

  public static int passed(int x) {
    Scale scale = x > 0 ? new Plain() : made(y -> y * 2);
    if (scale.twice(x) != x) {
      return 1; // reach: yes, undecided: classes made at run time
    }
    return 2; // reach: yes
  }
}
