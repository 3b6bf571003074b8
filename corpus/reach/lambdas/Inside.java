package lambdas;

/** The target is in the lambda. */
public final class Inside {
  interface Action {
    int run(int x);
  }

  private static int apply(Action a, int x) {
    return a.run(x * 2);
  }

  public static int look(int x) {
    return apply(
        y -> {
          if (y == 77) {
            return 1; // reach: no
          }
          if (y == 78) {
            return 2; // reach: yes
          }
          return 3;
        },
        x);
  }
}
