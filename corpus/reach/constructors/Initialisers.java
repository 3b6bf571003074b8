package constructors;

/** Field initialisers and blocks run before the body. */
public final class Initialisers {
  static final class Thing {
    int a = 2;
    int b;

    {
      b = a * 3;
    }

    Thing(int x) {
      a = x;
      b += x;
    }
  }

  public static int look(int x) {
    Thing t = new Thing(x);
    if (t.b - t.a != 6) {
      return 1; // reach: no
    }
    return t.b == 0 ? 2 : 3; // reach: true yes
  }
}
