package nested;

/** An anonymous class captures a variable. */
public final class Anonymous {
  interface Check {
    boolean test(int x);
  }

  public static int look(int limit, int x) {
    Check check =
        new Check() {
          @Override
          public boolean test(int value) {
            return value > limit;
          }
        };
    if (check.test(x) && x < limit) {
      return 1; // reach: no
    }
    return check.test(5) && limit > 3 ? 2 : 3; // reach: true yes
  }
}
