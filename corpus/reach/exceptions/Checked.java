package exceptions;

/** A checked exception is passed up three calls. */
public final class Checked {
  static final class Lost extends Exception {
    private static final long serialVersionUID = 1L;
  }

  private static int third(int x) throws Lost {
    if (x > 500 && x < 502) {
      throw new Lost(); // reach: Lost yes
    }
    return x;
  }

  private static int second(int x) throws Lost {
    return third(x * 3) + 1; // reach: Lost yes
  }

  private static int first(int x) throws Lost {
    return second(x - 1); // reach: Lost yes
  }

  public static int run(int x) {
    try {
      return first(x);
    } catch (Lost e) {
      return x == 168 ? 1 : x > 0 && x < 1000 ? 2 : 3; // reach: yes
    }
  }

  public static int even(int x) {
    try {
      return third(2 * x);
    } catch (Lost e) {
      return 1; // reach: no
    }
  }
}
