package lambdas;

/** A lambda that calls two others. */
public final class Composed {
  interface F {
    int at(int x);

    default F then(F next) {
      return x -> next.at(at(x));
    }
  }

  public static int look(int x) {
    F inc = y -> y + 1;
    F triple = y -> y * 3;
    int r = inc.then(triple).at(x);
    if (r == 3 * x + 1) {
      return 1; // reach: no
    }
    return r == 33 ? x == 10 ? 2 : 3 : 4; // reach: yes
  }
}
